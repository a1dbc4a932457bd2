import { posix } from "node:path";
import type { JsonObject } from "../base/text/json/json-object.js";
import { setJsonValue } from "../base/text/json/set-json-value.js";
import { formatCount } from "../base/text/numbers.js";
import { joinPath, listFoldersAbove, type Workspace } from "../base/files/workspace.js";
import type { FilePlan, InitPlan, WantedWorkflows } from "./init-plan.js";
import { readProjectText } from "./project-text.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { DEPENDENCY_KEYS, listDeclaredPackages } from "../repository/dependencies.js";
import { planWorkflows, type UsedWorkflows } from "./plan-workflows.js";
import { getScripts } from "../plugin/scripts/scripts.js";

const SCHEMA = "node_modules/plugin-preflight/dist/manifest.schema.json";

/** The scripts of a project's tools: names, of which init adds the first, the package, and a file that it needs. */
const SCRIPTS = [
  { names: ["test"], package: "vitest", command: "vitest run", file: undefined },
  { names: ["lint"], package: "eslint", command: "eslint .", file: /^eslint\.config\.[cm]?[jt]s$/u },
  {
    names: ["type-check", "typecheck", "check-types", "tsc"],
    package: "typescript",
    command: "tsc --noEmit",
    file: /^tsconfig\.json$/u,
  },
  { names: ["validate"], package: "plugin-preflight", command: "plugin-preflight validate", file: undefined },
  { names: ["check"], package: "plugin-preflight", command: "plugin-preflight check", file: undefined },
] as const;

/** Plans what plugins that exist need to be checked. A second time, there is nothing to do. */
export async function planInit(
  workspace: Workspace,
  folders: readonly string[],
  used: UsedWorkflows,
  wanted: WantedWorkflows,
): Promise<InitPlan> {
  const workflows = await planWorkflows(workspace, used, wanted);
  const plans = folders.flatMap((folder) => planProject(workspace, folder));
  return {
    files: [...workflows.files, ...plans.flatMap(({ file }) => file ?? [])],
    left: [...workflows.left, ...formatLeft(plans.flatMap(({ left }) => left))],
    workflow: workflows.workflow,
  };
}

/** What is left as it is: a file, and the end of a sentence about it. */
interface Left {
  readonly path: string;
  readonly why: string;
}

interface ProjectPlan {
  readonly file?: FilePlan;
  readonly left: readonly Left[];
}

/** What is the same in many plugins is said once. */
function formatLeft(left: readonly Left[]): readonly string[] {
  const reasons = [...new Set(left.map(({ why }) => why))];
  return reasons.map((why) => {
    const [first, ...others] = left.filter((one) => one.why === why);
    const more = others.length === 0 ? "" : ` The same applies to ${formatCount(others.length, "other plugin")}.`;
    return `${first?.path ?? ""} ${why}${more}`;
  });
}

function planProject(workspace: Workspace, folder: string): readonly ProjectPlan[] {
  const packageText = readProjectText(workspace, joinPath(folder, "package.json"));
  const packageJson = parseJsonObject(packageText ?? "");
  return [planSchema(workspace, folder, packageJson), planScripts(workspace, folder, packageText, packageJson)];
}

function planSchema(workspace: Workspace, folder: string, packageJson: JsonObject | undefined): ProjectPlan {
  const path = joinPath(folder, "manifest.json");
  const before = readProjectText(workspace, path);
  const manifest = parseJsonObject(before ?? "");
  const leave = (why: string): ProjectPlan => ({ left: [{ path, why }] });
  if (before === undefined || !manifest) return leave("is not a readable JSON object.");
  if ("$schema" in manifest) return leave('has a "$schema" already.');
  if (!hasPackage(packageJson, "plugin-preflight")) {
    return leave('gets a "$schema" for editors once plugin-preflight is in package.json. Run init again then.');
  }
  const schema = posix.join(findModules(workspace, folder), SCHEMA);
  return { file: { path, before, after: setJsonValue(before, ["$schema"], `./${schema}`) }, left: [] };
}

/** The way to the `node_modules` with plugin-preflight: in a workspace, often those of the root. */
function findModules(workspace: Workspace, folder: string): string {
  const above = listFoldersAbove(folder);
  const at = above.findIndex((one) => workspace.entry(joinPath(one, "node_modules/plugin-preflight")) !== undefined);
  return Array<string>(Math.max(at, 0)).fill("..").join("/");
}

function planScripts(
  workspace: Workspace,
  folder: string,
  before: string | undefined,
  packageJson: JsonObject | undefined,
): ProjectPlan {
  const path = joinPath(folder, "package.json");
  if (before === undefined || !packageJson) return { left: [{ path, why: "is not a readable JSON object." }] };
  const scripts = getScripts(packageJson);
  const files = workspace.list(folder).map(({ name }) => name);
  const missing = SCRIPTS.filter(({ names }) => !names.some((name) => name in scripts));
  const added = missing.filter(
    ({ package: name, file }) =>
      hasPackage(packageJson, name) && (file === undefined || files.some((one) => file.test(one))),
  );
  const left = missing
    .filter((script) => !added.includes(script) && script.package !== "plugin-preflight")
    .map(({ names: [name] }) => ({ path, why: `has no script "${name}", and init knows no tool for it: write one.` }));
  if (added.length === 0) return { left };
  const after = added.reduce(
    (text, { names: [name], command }) => setJsonValue(text, ["scripts", name], command),
    before,
  );
  return { file: { path, before, after }, left };
}

function hasPackage(packageJson: JsonObject | undefined, name: string): boolean {
  return packageJson !== undefined && listDeclaredPackages([packageJson], DEPENDENCY_KEYS).includes(name);
}
