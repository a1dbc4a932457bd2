import { isAbsent } from "../plugin/absent.js";
import { readPlugin } from "../plugin/plugin.js";
import { findPackageManager, type ManagerName } from "../plugin/scripts/package-manager.js";
import { isObject, type JsonObject } from "../text/json/json-object.js";
import { setJsonValue } from "../text/json/set-json-value.js";
import { isLinked } from "../workspace/is-linked.js";
import { joinPath, type Workspace } from "../workspace/workspace.js";
import { readProjectText } from "./project-text.js";
import { readShared } from "./templates.js";
import { parseJsonObject } from "../text/json/parse-json.js";
import { getScripts } from "../plugin/scripts/scripts.js";

/** A file to write, and the text that it has now; left out for a new file. */
export interface FilePlan {
  /** Relative to the root of the repository. */
  readonly path: string;
  readonly before?: string;
  readonly after: string;
}

export interface InitPlan {
  readonly files: readonly FilePlan[];
  /** What is left as it is, and why: sentences. */
  readonly left: readonly string[];
}

const SCHEMA = "./node_modules/plugin-preflight/dist/manifest.schema.json";
const WORKFLOWS = ".github/workflows";

/** The scripts of tools that a project has, by the name of the package, with a file that the tool needs. */
const SCRIPTS = [
  { names: ["test"], adds: "test", package: "vitest", command: "vitest run", file: undefined },
  { names: ["lint"], adds: "lint", package: "eslint", command: "eslint .", file: /^eslint\.config\.[cm]?[jt]s$/u },
  {
    names: ["type-check", "typecheck", "check-types", "tsc"],
    adds: "type-check",
    package: "typescript",
    command: "tsc --noEmit",
    file: /^tsconfig\.json$/u,
  },
  {
    names: ["validate"],
    adds: "validate",
    package: "plugin-preflight",
    command: "plugin-preflight validate",
    file: undefined,
  },
  { names: ["check"], adds: "check", package: "plugin-preflight", command: "plugin-preflight check", file: undefined },
] as const;

/** Plans what a plugin that exists needs to be checked. A second time, there is nothing to do. */
export async function planInit(workspace: Workspace, folder: string, action: string): Promise<InitPlan> {
  const packageText = readProjectText(workspace, joinPath(folder, "package.json"));
  const packageJson = parseJsonObject(packageText ?? "");
  const plans = [
    await planWorkflow(workspace, folder, { action, packageJson }),
    planSchema(workspace, folder, hasPackage(packageJson, "plugin-preflight")),
    planScripts(workspace, folder, packageText, packageJson),
  ];
  return { files: plans.flatMap(({ files }) => files), left: plans.flatMap(({ left }) => left) };
}

const leaveAlone = (why: string): InitPlan => ({ files: [], left: [why] });

interface Project {
  readonly action: string;
  readonly packageJson: JsonObject | undefined;
}

async function planWorkflow(workspace: Workspace, folder: string, project: Project): Promise<InitPlan> {
  const { facts } = await readPlugin(workspace, { folder, needs: ["workflows"] });
  const used = isAbsent(facts.workflows) ? undefined : facts.workflows.files.find(({ jobs }) => jobs.length > 0);
  if (used) return leaveAlone(`${used.file} runs plugin-preflight already.`);
  const names = workspace.list(WORKFLOWS).map(({ name }) => name.toLowerCase());
  const name = ["check.yml", "plugin-preflight.yml", "plugin-check.yml"].find((one) => !names.includes(one));
  const path = `${WORKFLOWS}/${name ?? ""}`;
  if (name === undefined || isLinked(workspace, path))
    return leaveAlone(`There is no place for a workflow in ${WORKFLOWS}.`);
  return { files: [{ path, after: makeWorkflow(workspace, folder, project) }], left: [] };
}

const INSTALL: Readonly<Record<ManagerName, string>> = {
  npm: "npm ci",
  pnpm: "corepack enable && pnpm install --frozen-lockfile",
  yarn: "corepack enable && yarn install --immutable",
  bun: "npm install --global bun && bun install --frozen-lockfile",
};

/** The workflow of the templates, with what is different in this repository. */
function makeWorkflow(workspace: Workspace, folder: string, { action, packageJson }: Project): string {
  const { name, lockFile, isClassic } = findPackageManager(workspace, folder, packageJson);
  const install =
    lockFile === undefined ? `${name} install` : isClassic ? "yarn install --frozen-lockfile" : INSTALL[name];
  const build = getScripts(packageJson)["build"] === undefined ? "" : ` && ${name} run build`;
  const isAtRoot = folder === "";
  const text = readShared("check.yml").replace("{{action}}", action);
  const adapted = text
    .replace("npm ci && npm run build", `${install}${build}`)
    .replace(/^ +cache: npm\n/mu, (line) => (name === "npm" && lockFile !== undefined && isAtRoot ? line : ""));
  if (isAtRoot) return adapted;
  const quoted = JSON.stringify(folder);
  return adapted
    .replace(/^( +)- run: .*\n/mu, (line, indent: string) => `${line}${indent}  working-directory: ${quoted}\n`)
    .replace(
      /^( +)- uses: \S+plugin-preflight@.*\n/mu,
      (line, indent: string) => `${line}${indent}  with:\n${indent}    path: ${quoted}\n`,
    );
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
    .map(({ adds }) => `${path} has no script "${adds}", and no tool that init knows: write one.`);
  if (added.length === 0) return { files: [], left };
  const after = added.reduce((text, { adds, command }) => setJsonValue(text, ["scripts", adds], command), before);
  return { files: [{ path, before, after }], left };
}

function hasPackage(packageJson: JsonObject | undefined, name: string): boolean {
  return ["dependencies", "devDependencies", "peerDependencies"].some((key) => {
    const group = packageJson?.[key];
    return isObject(group) && name in group;
  });
}
