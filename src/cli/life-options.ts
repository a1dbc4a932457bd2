import { readNamedVariables } from "../commands/read-named-variables.js";
import type { SettingsFile } from "../run/run-lifecycle.js";
import type { Call, Option } from "./command.js";
import { getCurrentFolder } from "./print-report.js";

/** What a person gives the hooks, in each command that calls them. */
export const LIFE_OPTIONS: readonly Option[] = [
  {
    name: "settings",
    value: "FILE",
    help: "A JSON file with settings for the hooks; others without a default are generated",
  },
  {
    name: "env",
    value: "NAME",
    repeats: true,
    help: "Pass this environment variable to the plugin's commands and hooks; may be repeated",
  },
];

export function readLifeOptions({ values }: Call): {
  readonly named: readonly string[];
  readonly settings: SettingsFile | undefined;
} {
  const file = values.get("settings");
  return {
    named: readNamedVariables(values.get("env") ?? "", "--env", process.env),
    settings: file === undefined ? undefined : { file, by: "--settings", cwd: getCurrentFolder() },
  };
}
