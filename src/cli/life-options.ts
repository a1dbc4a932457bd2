import { readNamedVariables } from "../commands/read-named-variables.js";
import type { SettingsFile } from "../run/run-lifecycle.js";
import type { Call, Option } from "./command.js";
import { getCurrentFolder } from "./print-report.js";

/** What a person gives the hooks, in each command that calls them. */
export const LIFE_OPTIONS: readonly Option[] = [
  {
    name: "settings",
    value: "FILE",
    help: "Give the hooks the settings of this JSON file; others without a default are made up",
  },
  {
    name: "env",
    value: "NAME",
    repeats: true,
    help: "Give the plugin's commands and hooks this environment variable; may be repeated",
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
