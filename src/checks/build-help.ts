import { isAbsent, type Absent } from "../plugin/absent.js";
import { isObject, type JsonObjectText } from "../text/json/json-object.js";
import type { Scripts } from "../plugin/scripts/scripts.js";
import { formatRunCommand } from "../plugin/scripts/script-lines.js";

export interface BuildFacts {
  readonly packageJson: JsonObjectText | Absent;
  /** The scripts, which know the package manager. */
  readonly scripts: Scripts | Absent;
}

/** That something is to be built, with the command where package.json has one. */
export function formatBuildHelp(what: string, { packageJson, scripts: commands }: BuildFacts): string {
  const scripts = isAbsent(packageJson) ? undefined : packageJson.value["scripts"];
  const builds = isObject(scripts) && typeof scripts["build"] === "string";
  return builds ? `${what}: ${formatRunCommand(isAbsent(commands) ? "npm" : commands.manager.name, "build")}` : what;
}
