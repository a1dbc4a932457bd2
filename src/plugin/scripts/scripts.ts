import type { Workspace } from "../../base/files/workspace.js";
import { getPresent, isAbsent, type Absent } from "../absent.js";
import type { Facts } from "../reading.js";
import { toObject, type JsonObject, type JsonObjectText } from "../../base/text/json/json-object.js";
import { findPackageManager, type PackageManager } from "../../repository/package-manager.js";

/** What a marketplace runs before it takes a plugin, in this order. */
export const COMMANDS = ["test", "lint", "typecheck"] as const;
export type CommandName = (typeof COMMANDS)[number];

/** Shell commands of a caller by what they do, in the place of package.json's scripts. */
export type CommandLines = Readonly<Partial<Record<CommandName, string>>>;

/** How a plugin is tested, linted or type-checked. */
export type Command =
  | { readonly kind: "script"; readonly script: string; readonly text: string }
  | {
      readonly kind: "line";
      readonly line: string;
      /** The package.json that configures it; left out for a caller's. */
      readonly from?: string;
    }
  | {
      /** There is no such script, it is npm's placeholder, or nothing that could be run. */
      readonly kind: "missing" | "placeholder" | "no-text";
      readonly script: string;
    };

export interface Scripts {
  readonly commands: Readonly<Record<CommandName, Command>>;
  readonly manager: PackageManager;
}

/** The scripts that are looked for, the first name that is there counts. */
export const SCRIPT_NAMES: Readonly<Record<CommandName, readonly [string, ...string[]]>> = {
  test: ["test"],
  lint: ["lint"],
  typecheck: ["type-check", "typecheck", "check-types", "tsc"],
};

/** The scripts of a package.json; none where it has none. */
export function getScripts(packageJson: JsonObject | undefined): JsonObject {
  return toObject(packageJson?.["scripts"]);
}

export function hasBuildScript(packageJson: JsonObject | undefined): boolean {
  return typeof getScripts(packageJson)["build"] === "string";
}

/** @param given commands of the caller's; they win over the configuration, which wins over the scripts. */
export function readScripts(
  packageJson: JsonObjectText | Absent,
  configured: Facts["configuration"]["commands"],
  given: CommandLines,
  where: { readonly workspace: Workspace; readonly folder: string },
): Scripts | Absent {
  const isComplete = COMMANDS.every((name) => given[name] !== undefined);
  if (isAbsent(packageJson) && !isComplete) return packageJson;
  const value = getPresent(packageJson)?.value;
  const findCommand = (name: CommandName): Command => {
    const [line, command] = [given[name], configured[name]];
    if (line !== undefined) return { kind: "line", line };
    if (command) return { kind: "line", line: command.text, from: command.from };
    return findScriptAmong(getScripts(value), SCRIPT_NAMES[name]);
  };
  return {
    commands: { test: findCommand("test"), lint: findCommand("lint"), typecheck: findCommand("typecheck") },
    manager: findPackageManager(where.workspace, where.folder, value),
  };
}

function findScriptAmong(scripts: JsonObject, names: readonly [string, ...string[]]): Command {
  const script = names.find((name) => Object.hasOwn(scripts, name));
  if (script === undefined) return { kind: "missing", script: names[0] };
  const text = scripts[script];
  if (typeof text !== "string" || text.trim() === "") return { kind: "no-text", script };
  if (isPlaceholder(text)) return { kind: "placeholder", script };
  return { kind: "script", script, text };
}

/** What `npm init` writes, which always fails. */
function isPlaceholder(text: string): boolean {
  return text.length < 200 && text.includes("no test specified") && text.includes("exit 1");
}
