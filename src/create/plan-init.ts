import { isObject, type JsonObject } from "../base/text/json/json-object.js";
import { setJsonValue } from "../base/text/json/set-json-value.js";
import { joinPath, type Workspace } from "../base/files/workspace.js";
import { leaveAlone, type InitPlan } from "./init-plan.js";
import { readProjectText } from "./project-text.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { planWorkflows, type WantedWorkflows } from "./plan-workflows.js";
import { getScripts } from "../plugin/scripts/scripts.js";

const SCHEMA = "./node_modules/plugin-preflight/dist/manifest.schema.json";

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

/** Plans what a plugin that exists needs to be checked. A second time, there is nothing to do. */
export async function planInit(workspace: Workspace, folder: string, wanted: WantedWorkflows): Promise<InitPlan> {
  const packageText = readProjectText(workspace, joinPath(folder, "package.json"));
  const packageJson = parseJsonObject(packageText ?? "");
  const workflows = await planWorkflows({ workspace, folder, packageJson }, wanted);
  const plans = [
    workflows,
    planSchema(workspace, folder, hasPackage(packageJson, "plugin-preflight")),
    planScripts(workspace, folder, packageText, packageJson),
  ];
  return {
    files: plans.flatMap(({ files }) => files),
    left: plans.flatMap(({ left }) => left),
    workflow: workflows.workflow,
  };
}

function planSchema(workspace: Workspace, folder: string, isInstalled: boolean): InitPlan {
  const path = joinPath(folder, "manifest.json");
  const before = readProjectText(workspace, path);
  const manifest = parseJsonObject(before ?? "");
  if (before === undefined || !manifest) return leaveAlone(`${path} is not a JSON object that can be read.`);
  if ("$schema" in manifest) return leaveAlone(`${path} has a "$schema" already.`);
  if (!isInstalled) {
    return leaveAlone(
      `${path} gets a "$schema" for editors once plugin-preflight is in package.json: run init again then.`,
    );
  }
  return { files: [{ path, before, after: setJsonValue(before, ["$schema"], SCHEMA) }], left: [] };
}

function planScripts(
  workspace: Workspace,
  folder: string,
  before: string | undefined,
  packageJson: JsonObject | undefined,
): InitPlan {
  const path = joinPath(folder, "package.json");
  if (before === undefined || !packageJson) return leaveAlone(`${path} is not a JSON object that can be read.`);
  const scripts = getScripts(packageJson);
  const files = workspace.list(folder).map(({ name }) => name);
  const missing = SCRIPTS.filter(({ names }) => !names.some((name) => name in scripts));
  const added = missing.filter(
    ({ package: name, file }) =>
      hasPackage(packageJson, name) && (file === undefined || files.some((one) => file.test(one))),
  );
  const left = missing
    .filter((script) => !added.includes(script) && script.package !== "plugin-preflight")
    .map(({ names: [name] }) => `${path} has no script "${name}", and no tool that init knows: write one.`);
  if (added.length === 0) return { files: [], left };
  const after = added.reduce(
    (text, { names: [name], command }) => setJsonValue(text, ["scripts", name], command),
    before,
  );
  return { files: [{ path, before, after }], left };
}

function hasPackage(packageJson: JsonObject | undefined, name: string): boolean {
  return ["dependencies", "devDependencies", "peerDependencies"].some((key) => {
    const group = packageJson?.[key];
    return isObject(group) && name in group;
  });
}
