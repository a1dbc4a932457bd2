import { resolve } from "node:path";
import type { ExitStatus } from "../core/exit-status.js";
import { SEVERITIES } from "../core/check.js";
import { FAIL_ON, verdict } from "../core/report.js";
import { UsageError } from "../core/errors.js";
import { preflight } from "../run/preflight.js";
import type { Preflight } from "../run/result.js";
import type { FactFinder, Request } from "../run/request.js";
import { parseShard } from "../run/shard.js";
import { printError } from "../output/print.js";
import { formatCount } from "../text/numbers.js";
import { formatDay } from "../text/day.js";
import { makeVisible } from "../text/safe.js";
import { FORMATS } from "../reporters/formats.js";
import { isArchivePath } from "../workspace/archive-path.js";
import type { Call, Command, Option } from "./command.js";
import { formatCall } from "./format-call.js";
import { readChoice } from "./parse.js";
import { loadErrorWrap } from "./terminal.js";
import { findStartedCopy } from "./tool-copy.js";
import { getCurrentFolder, readFormat, makePathFormatter, printReport } from "./print-report.js";
import { listOptions, withFormats } from "./options.js";
import { readTagFormat } from "./tag-format.js";

/** The options of a command that checks plugins. */
export function listCheckOptions(command: "validate" | "check"): readonly Option[] {
  const names = [
    ...(["format", "output", "quiet", "strict", "fail-on", "fail-on-new", "tag", "tag-format"] as const),
    ...(["fix", "interactive", "only", "baseline", "update-baseline", "changed-since", "shard"] as const),
  ];
  return withFormats(listOptions(command, names), FORMATS);
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
  if (archive === undefined && call.switches.has("watch")) {
    const { watchChecks } = await import(/* webpackChunkName: "beyond-validate" */ "./watch-checks.js");
    const { rememberPlugins } = await import(/* webpackChunkName: "beyond-validate" */ "../run/remember-plugins.js");
    const findMemory = rememberPlugins();
    return watchChecks(call, async (show) => runChecks(call, { show, findMemory }));
  }
  if (archive === undefined) return runChecks(call);
  const { runValidateArchive } = await import(/* webpackChunkName: "release" */ "./validate-archive.js");
  return runValidateArchive(archive, readRequest(call), call);
}

interface RunOptions {
  readonly findOut?: FactFinder;
  readonly findMemory?: Request["findMemory"];
  /** What to do if all plugins pass. It returns the exit status. */
  readonly afterPass?: (result: Preflight) => Promise<ExitStatus>;
  /** Prints the report; to standard output by default. */
  readonly show?: ((text: string) => void) | undefined;
}

/** Checks plugins as a command line asks, prints the report, and returns the exit status. */
export async function runChecks(
  call: Call,
  { findOut, findMemory, afterPass, show }: RunOptions = {},
): Promise<ExitStatus> {
  const request = readRequest(call);
  const result = await markKnown(await checkPlugins(call, { ...request, findOut, findMemory }), request);
  if (request.only) {
    const { refuseNothingChecked } = await import(
      /* webpackChunkName: "beyond-validate" */ "./refuse-nothing-checked.js"
    );
    refuseNothingChecked(result.report, call);
  }
  const changes = readFormat(call) === "patch" ? await listChanges(request, result) : undefined;
  const status = await printReport(result, call, { changes, show });
  return afterPass && verdict(result.report) === "pass" ? await afterPass(result) : status;
}

/** Marks the findings that the commit of `--changed-since` has as well, where only others fail. */
async function markKnown(result: Preflight, request: Request): Promise<Preflight> {
  const { failOnNew } = result.report;
  const { changedSince } = request;
  if (failOnNew === undefined || changedSince === undefined) return result;
  const { markNewFindings } = await import(/* webpackChunkName: "processes" */ "../run/mark-new-findings.js");
  const base = { name: changedSince, commit: changedSince, head: undefined };
  const marked = await markNewFindings(base, result, request);
  if (marked.remark !== undefined) printError(`${makeVisible(marked.remark)}.\n`);
  return marked.result;
}

async function listChanges(request: Request, result: Preflight) {
  const { fixFiles } = await import(/* webpackChunkName: "beyond-validate" */ "../run/fix-files.js");
  return (await fixFiles(request, result)).changes;
}

async function checkPlugins(call: Call, request: Request): Promise<Preflight> {
  if (!call.switches.has("update-baseline")) return inspectPlugins(call, request);
  const { baseline, ...unmarked } = request;
  if (baseline === undefined) {
    throw new UsageError("--update-baseline needs the file of the baseline", "Write --baseline FILE --update-baseline");
  }
  const { updateBaseline } = await import(/* webpackChunkName: "beyond-validate" */ "../run/baseline.js");
  const { result, listed, leftOut } = updateBaseline(await inspectPlugins(call, unmarked), baseline, request.cwd);
  const left =
    leftOut === 0 ? "" : `; ${formatCount(leftOut, "finding")} left out, which no baseline takes for known: fix them`;
  printError(`The baseline lists ${formatCount(listed, "finding")} now${left}\n`);
  return result;
}

function readRequest(call: Call): Request {
  const { values, switches } = call;
  const only = call.only ?? values.get("only")?.split(",");
  const shard = values.get("shard");
  const changedSince = values.get("changed-since");
  const baseline = values.get("baseline");
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
    only: only?.map((id) => id.trim()),
    shard: shard === undefined ? undefined : parseShard(shard, "--shard"),
    changedSince,
    baseline,
    copy: findStartedCopy(),
  };
}

async function inspectPlugins(call: Call, { findOut, ...request }: Request): Promise<Preflight> {
  const asks = call.switches.has("interactive");
  if (asks && !call.switches.has("fix"))
    throw new UsageError("--interactive asks about fixes, and nothing is to be fixed", "Add --fix");
  if (!call.switches.has("fix")) return preflight({ ...request, findOut });
  const { formatFixed } = await import(/* webpackChunkName: "beyond-validate" */ "../reporters/format-fixed.js");
  const fixed = await (asks ? await loadAsking() : await loadFixing())(request);
  const { result } = fixed;
  printError(formatFixed(fixed, { pathOf: makePathFormatter(result.root), wrap: await loadErrorWrap() }));
  // What takes long is run once, on the fixed files.
  return findOut ? preflight({ ...request, findOut }) : result;
}

async function loadFixing() {
  return (await import(/* webpackChunkName: "beyond-validate" */ "../run/fix.js")).preflightWithFixes;
}

async function loadAsking() {
  return (await import(/* webpackChunkName: "beyond-validate" */ "./ask-about-fixes.js")).askAboutFixes;
}
