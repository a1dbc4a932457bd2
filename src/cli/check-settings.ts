import { SEVERITIES } from "../core/check.js";
import { UsageError } from "../core/errors.js";
import { FAIL_ON } from "../core/report.js";
import type { Request } from "../run/request.js";
import { parseNotesSource, type NotesSource } from "../run/notes-source.js";
import { parseShard } from "../run/shard.js";
import { formatDay } from "../base/text/day.js";
import type { Call } from "./command.js";
import { formatCall } from "./format-call.js";
import { readChoice } from "./parse.js";
import { getCurrentFolder, readReportOutput, type ReportOutput } from "./print-report.js";
import { readTagFormat } from "./tag-format.js";
import { findStartedCopy } from "./tool-copy.js";

/** What a command that checks plugins was given. */
export interface CheckSettings {
  readonly request: Request;
  /** Whether to fix what can be fixed, and to ask about each fix. */
  readonly fixes: boolean;
  readonly asks: boolean;
  readonly updatesBaseline: boolean;
  readonly output: ReportOutput;
}

/** @throws {UsageError} */
export function readCheckSettings(call: Call): CheckSettings {
  const { switches } = call;
  return {
    request: readRequest(call),
    fixes: switches.has("fix"),
    asks: switches.has("interactive"),
    updatesBaseline: switches.has("update-baseline"),
    output: readReportOutput(call),
  };
}

/**
 * Where the notes of a release would come from; `undefined` if there is none.
 *
 * @throws {UsageError} without a tag, as no check of a push asks for notes.
 */
export function readNotes(values: Call["values"]): NotesSource | undefined {
  const notes = values.get("notes");
  if (notes === undefined) return undefined;
  if (values.has("tag")) return parseNotesSource(notes.trim(), "--notes");
  throw new UsageError("--notes is only for a release", "Add --tag and the tag, such as --tag v1.2.3");
}

/** @throws {UsageError} */
export function readRequest(call: Call): Request {
  const { values, switches } = call;
  const only = call.only ?? values.get("only")?.split(",");
  const shard = values.get("shard");
  const changedSince = values.get("changed-since");
  const tag = values.get("tag");
  const failOnNew = values.get("fail-on-new");
  if (failOnNew !== undefined && changedSince === undefined) {
    throw new UsageError(
      "--fail-on-new does not know what is new",
      "Add --changed-since and the branch that you started from, such as origin/main",
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
    tagFormat: readTagFormat(values),
    notes: readNotes(values),
    only: only?.map((id) => id.trim()),
    shard: shard === undefined ? undefined : parseShard(shard, "--shard"),
    changedSince,
    baseline: values.get("baseline"),
    copy: findStartedCopy(),
  };
}
