import { readNamedVariables } from "../commands/read-named-variables.js";
import type { SettingsFile } from "../run/run-lifecycle.js";
import type { Call } from "./command.js";
import { getCurrentFolder } from "./print-report.js";

/** What a person gives the hooks, in each command that calls them. */
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
