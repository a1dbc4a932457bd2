import { formatAddCommand, formatRunCommand } from "../../repository/manager-commands.js";
import type { ManagerName } from "../../repository/package-manager.js";
import { isObject, toObject, type JsonObject } from "../../base/text/json/json-object.js";
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
export function adviseOnScript(
  command: CommandName,
  script: string,
  packageJson: JsonObject,
  by: ManagerName,
): ScriptAdvice {
  const scripts = packageJson["scripts"];
  const same = findOtherScript(command, Object.keys(toObject(scripts)));
  if (same !== undefined) return makeAdvice(scripts, script, formatRunCommand(by, same));
  const tool = TOOLS[command].find(([name]) => hasPackage(packageJson, name));
  if (tool) return makeAdvice(scripts, script, tool[1]);
  const [missing, usual] = WITHOUT[command];
  const advice = makeAdvice(scripts, script, usual);
  if (missing === undefined) return advice;
  return { line: usual, advice: `${advice.advice}, and the package with: ${formatAddCommand(by, missing)}` };
}

/** A script, and how to write it, as an imperative sentence. */
interface ScriptAdvice {
  readonly line: string;
  readonly advice: string;
}

function makeAdvice(scripts: unknown, name: string, line: string): ScriptAdvice {
  const pair = `${JSON.stringify(name)}: ${JSON.stringify(line)}`;
  if (!isObject(scripts)) return { line, advice: `Add "scripts": { ${pair} }` };
  return { line, advice: Object.hasOwn(scripts, name) ? `Write ${pair}` : `Add ${pair} to "scripts"` };
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
  if (longer !== undefined || command !== "typecheck") return longer;
  return usable.find((name) => /^(?:check:)?(?:types?|ts)$/u.test(name));
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
