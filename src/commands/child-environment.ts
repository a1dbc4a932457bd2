import { delimiter, join } from "node:path";
import type { Environment } from "../base/processes/start-process.js";
import { isInherited } from "./inherited-variables.js";

/** The same for every command, whatever the caller's environment contains. */
const ALWAYS: Readonly<Record<string, string>> = {
  CI: "true",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  NO_UPDATE_NOTIFIER: "1",
  npm_config_update_notifier: "false",
  // Nobody can answer a prompt.
  COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
};

/** Every process of a command inherits this variable and is found by it. */
export const MARK = "PLUGIN_PREFLIGHT_RUN";

/** The environment of a command: the variables that a build needs, and those that a person named. */
export function makeChildEnvironment(
  environment: Environment,
  folders: readonly string[],
  mark: string,
  named: readonly string[] = [],
): Environment {
  const kept = Object.entries(environment).filter(
    ([name, value = ""]) => isInherited(name, value) || named.includes(name),
  );
  const isPath = (name: string): boolean => name.toUpperCase() === "PATH";
  const path = kept.find(([name]) => isPath(name));
  // As npm does: installed programs are found by their names.
  const programs = folders.map((folder) => join(folder, "node_modules", ".bin"));
  const paths = [...programs, ...(path?.[1] ? [path[1]] : [])].join(delimiter);
  return {
    ...Object.fromEntries(kept.filter(([name]) => !isPath(name))),
    ...ALWAYS,
    [path?.[0] ?? "PATH"]: paths,
    [MARK]: mark,
  };
}
