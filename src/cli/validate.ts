import { resolve } from "node:path";
import type { ExitStatus } from "../core/exit-status.js";
import { FORMATS } from "../reporters/formats.js";
import { isArchivePath } from "../base/files/archive-path.js";
import type { CommandLine, Command, Option } from "./command.js";
import { listOptions, withFormats, makeOptionSource, readNotes } from "./options.js";
import { getCurrentFolder, readReportOutput } from "./print-report.js";
import { runChecks, type CheckSettings } from "./run-checks.js";
import { SEVERITIES } from "../core/check.js";
import { UsageError } from "../core/errors.js";
import { FAIL_ON } from "../core/report.js";
import type { Request } from "../run/request.js";
import { readSetting } from "../run/setting-readers.js";
import { formatDay } from "../base/text/day.js";
import { findStartedCopy, formatCall, makeNextCommands } from "./own-command.js";
import { readChoice } from "./parse.js";

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

async function runValidate(call: CommandLine): Promise<ExitStatus> {
  const cwd = call.arguments.length > 0 ? getCurrentFolder() : "";
  const archive = call.arguments.find((path) => isArchivePath(resolve(cwd, path)));
  if (archive !== undefined) {
    const { runValidateArchive } = await import("./validate-archive.js");
    const { request, output } = readCheckSettings(call);
    return runValidateArchive(archive, { request, output, options: call, isAlone: call.arguments.length === 1 });
  }
  if (!call.switches.has("watch")) return runChecks(readCheckSettings(call));
  const { watchChecks } = await import("./watch-checks.js");
  const { rememberPlugins } = await import("../run/remember-plugins.js");
  const findMemory = rememberPlugins();
  const [path = "."] = call.arguments;
  return watchChecks({ path, switches: call.switches, output: readReportOutput(call) }, async (show) =>
    runChecks(readCheckSettings(call), { show, findMemory }),
  );
}

/** @throws {UsageError} */
export function readCheckSettings(call: CommandLine, only?: readonly string[]): CheckSettings {
  const { switches } = call;
  return {
    request: readRequest(call, only),
    fixes: switches.has("fix"),
    asks: switches.has("interactive"),
    updatesBaseline: switches.has("update-baseline"),
    output: readReportOutput(call),
    next: makeNextCommands(call),
    checkCommand: formatCall({ ...call, name: "check" }),
  };
}

/** @throws {UsageError} */
function readRequest(call: CommandLine, chosen?: readonly string[]): Request {
  const { values, switches } = call;
  const only = chosen ?? values.get("only")?.split(",");
  const source = makeOptionSource("validate", call);
  const changedSince = values.get("changed-since");
  const tag = values.get("tag");
  const failOnNew = values.get("fail-on-new");
  if (failOnNew !== undefined && changedSince === undefined) {
    throw new UsageError(
      "--fail-on-new needs a base to compare with",
      "Add --changed-since with the branch that you started from, such as origin/main",
    );
  }
  return {
    paths: call.arguments.length > 0 ? call.arguments : ["."],
    cwd: getCurrentFolder(),
    occasion: tag === undefined ? "push" : "release",
    strict: switches.has("strict"),
    failOn: readChoice(values.get("fail-on") ?? "error", FAIL_ON, "--fail-on"),
    failOnNew: failOnNew === undefined ? undefined : readChoice(failOnNew, SEVERITIES, "--fail-on-new"),
    today: formatDay(new Date()),
    adviseOnPaths: (paths) => `Check them:\n  ${formatCall({ ...call, arguments: paths })}`,
    tag,
    tagFormat: readSetting("tag-format", source),
    notes: readNotes("validate", call),
    only: only?.map((id) => id.trim()),
    shard: readSetting("shard", source),
    changedSince,
    baseline: values.get("baseline"),
    copy: findStartedCopy(),
  };
}
