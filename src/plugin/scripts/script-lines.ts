import type { ManagerName, PackageManager } from "../../repository/package-manager.js";
import { isObject, toObject, type JsonObject } from "../../text/json/json-object.js";
import { SCRIPT_NAMES, type CommandName } from "./scripts.js";

type Tool = readonly [packageName: string, line: string];

/** What a script is for each tool that a plugin may have, the likeliest first. */
const TOOLS: Readonly<Record<CommandName, readonly Tool[]>> = {
  test: [
    ["vitest", "vitest run"],
    ["jest", "jest"],
    ["mocha", "mocha"],
    ["ava", "ava"],
    ["@playwright/test", "playwright test"],
  ],
  lint: [
    ["eslint", "eslint ."],
    ["@biomejs/biome", "biome check ."],
    ["oxlint", "oxlint"],
    ["xo", "xo"],
    ["standard", "standard"],
  ],
  typecheck: [
    ["vue-tsc", "vue-tsc --noEmit"],
    ["svelte-check", "svelte-check"],
    ["typescript", "tsc --noEmit"],
  ],
};
/** For a plugin with no such tool. Node tests without one. */
const WITHOUT: Readonly<Record<CommandName, readonly [packageName: string | undefined, line: string]>> = {
  test: [undefined, "node --test"],
  lint: ["eslint", "eslint ."],
  typecheck: ["typescript", "tsc --noEmit"],
};

/** How to write a script that is missing or runs nothing: the exact line for the tools that the plugin has. */
export function adviseOnScript(command: CommandName, script: string, packageJson: JsonObject, by: ManagerName): string {
  const scripts = packageJson["scripts"];
  const same = isObject(scripts) ? findOtherScript(command, Object.keys(scripts)) : undefined;
  const tool = TOOLS[command].find(([name]) => hasPackage(packageJson, name));
  const [missing, usual] = WITHOUT[command];
  const line = same === undefined ? (tool?.[1] ?? usual) : formatRunCommand(by, same);
  const pair = `${JSON.stringify(script)}: ${JSON.stringify(line)}`;
  const isThere = isObject(scripts) && Object.hasOwn(scripts, script);
  const place = !isObject(scripts)
    ? `Add "scripts": { ${pair} }`
    : isThere
      ? `Write ${pair}`
      : `Add ${pair} to "scripts"`;
  const isInstalled = same !== undefined || tool !== undefined || missing === undefined;
  return isInstalled ? place : `${place}, and the package with: ${formatAddCommand(by, missing)}`;
}

/** A script that does the same under another name: `test:unit`, `lint-check`, `types`. */
function findOtherScript(command: CommandName, scripts: readonly string[]): string | undefined {
  const usable = scripts.filter(
    (name) => name.length <= 40 && /^[\w:.-]+$/u.test(name) && !/:(?:fix|watch)$/u.test(name),
  );
  const names = SCRIPT_NAMES[command];
  const longer = usable.find((name) =>
    names.some((expected) => name.startsWith(`${expected}:`) || name === `${expected}s`),
  );
  const types = command === "typecheck" ? usable.find((name) => /^(?:check:)?(?:types?|ts)$/u.test(name)) : undefined;
  return longer ?? types;
}

function hasPackage(packageJson: JsonObject, name: string): boolean {
  return ["devDependencies", "dependencies"].some((key) => Object.hasOwn(toObject(packageJson[key]), name));
}

/** The package that is known to have a program; others may have one of the same name that is not meant. */
export function findPackageOfProgram(program: string): string | undefined {
  return Object.values(TOOLS)
    .flat()
    .find(([, line]) => line.split(" ")[0] === program)?.[0];
}

/** How a script is run, as a person types it. */
export function formatRunCommand(manager: ManagerName, script: string): string {
  return `${manager} run ${script}`;
}

/** How a package is added for development. */
export function formatAddCommand(manager: ManagerName, name: string): string {
  return `${manager} ${manager === "npm" ? "install --save-dev" : manager === "pnpm" ? "add --save-dev" : "add --dev"} ${name}`;
}

/** How all packages are installed exactly as the lock file has them. */
export function formatInstallCommand({ name, lockFile, isClassic }: PackageManager): string {
  if (lockFile === undefined) return `${name} install`;
  const isNewYarn = name === "yarn" && isClassic !== true;
  return name === "npm" ? "npm ci" : `${name} install ${isNewYarn ? "--immutable" : "--frozen-lockfile"}`;
}
