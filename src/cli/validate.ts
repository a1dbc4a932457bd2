import { resolve } from "node:path";
import type { ExitStatus } from "../core/exit-status.js";
import { FORMATS } from "../reporters/formats.js";
import { isArchivePath } from "../base/files/archive-path.js";
import { readRequest } from "./check-settings.js";
import type { Call, Command, Option } from "./command.js";
import { listOptions, withFormats } from "./options.js";
import { getCurrentFolder } from "./print-report.js";
import { runChecks } from "./run-checks.js";

/** The options of a command that checks plugins. */
export function listCheckOptions(command: "validate" | "check"): readonly Option[] {
  const options = listOptions(command, [
    "format",
    "output",
    "quiet",
    "strict",
    "fail-on",
    "fail-on-new",
    "tag",
    "tag-format",
    "notes",
    "fix",
    "interactive",
    "only",
    "baseline",
    "update-baseline",
    "changed-since",
    "shard",
  ]);
  return withFormats(options, FORMATS);
}

export const validate: Command = {
  name: "validate",
  arguments: "[path...]",
  most: Infinity,
  summary: "Run all checks that do not run the plugin's code; a path may be an archive, such as out.zip",
  options: [...listCheckOptions("validate"), ...listOptions("validate", ["watch"])],
  run: runValidate,
};

async function runValidate(call: Call): Promise<ExitStatus> {
  const cwd = call.arguments.length > 0 ? getCurrentFolder() : "";
  const archive = call.arguments.find((path) => isArchivePath(resolve(cwd, path)));
  if (archive !== undefined) {
    const { runValidateArchive } = await import("./validate-archive.js");
    return runValidateArchive(archive, readRequest(call), call);
  }
  if (!call.switches.has("watch")) return runChecks(call);
  const { watchChecks } = await import("./watch-checks.js");
  const { rememberPlugins } = await import("../run/remember-plugins.js");
  const findMemory = rememberPlugins();
  return watchChecks(call, async (show) => runChecks(call, { show, findMemory }));
}
