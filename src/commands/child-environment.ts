import { delimiter, join } from "node:path";
import type { Environment } from "../processes/start-process.js";
import { isInherited } from "./inherited-variables.js";

/** What is the same for every command, whatever the caller's environment says. */
const ALWAYS: Readonly<Record<string, string>> = {
  CI: "true",
  NO_COLOR: "1",
  FORCE_COLOR: "0",
  NO_UPDATE_NOTIFIER: "1",
  npm_config_update_notifier: "false",
  // Nobody is there to answer.
  COREPACK_ENABLE_DOWNLOAD_PROMPT: "0",
};

/** Every process that a command starts inherits it, and is found by it. */
export const MARK = "PLUGIN_PREFLIGHT_RUN";

/** The environment of a command: what a build needs of the caller's, and what a person has named on top. */
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
  // As npm does it: what the plugin has installed is found by its name.
  const programs = folders.map((folder) => join(folder, "node_modules", ".bin"));
  const paths = [...programs, ...(path?.[1] ? [path[1]] : [])].join(delimiter);
  return {
    ...Object.fromEntries(kept.filter(([name]) => !isPath(name))),
    ...ALWAYS,
    [path?.[0] ?? "PATH"]: paths,
    [MARK]: mark,
  };
}
