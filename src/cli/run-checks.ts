import { getReportStatus, type ExitStatus } from "../core/exit-status.js";
import { verdict } from "../core/report.js";
import { UsageError } from "../core/errors.js";
import { printError } from "../base/output/print.js";
import { preflight } from "../run/preflight.js";
import type { Request, RunFinder } from "../run/request.js";
import type { Preflight } from "../run/result.js";
import { formatCount } from "../base/text/numbers.js";
import { makeVisible } from "../base/text/safe.js";
import type { NextCommands } from "../reporters/reporter.js";
import { listReportChannels, makePathFormatter, publishReport, type ReportOutput } from "./print-report.js";
import { loadErrorWrap } from "./terminal.js";

/** What a command that checks plugins was given. */
export interface CheckSettings {
  readonly request: Request;
  /** Whether to fix what can be fixed, and to ask about each fix. */
  readonly fixes: boolean;
  readonly asks: boolean;
  readonly updatesBaseline: boolean;
  readonly output: ReportOutput;
  /** What a person types next. */
  readonly next: NextCommands;
  /** The same command line that also runs the plugin's code. */
  readonly checkCommand: string;
}

interface RunOptions {
  readonly findOut?: RunFinder;
  readonly findMemory?: Request["findMemory"];
  /** What to do if all plugins pass. It returns the exit status. */
  readonly afterPass?: (result: Preflight) => Promise<ExitStatus>;
  /** Prints the report; to standard output by default. */
  readonly show?: ((text: string) => void) | undefined;
}

/** Checks plugins as a command line asks, prints the report, and returns the exit status. */
export async function runChecks(
  settings: CheckSettings,
  { findOut, findMemory, afterPass, show }: RunOptions = {},
): Promise<ExitStatus> {
  const request: Request = { ...settings.request, findOut, findMemory };

  const result = await markKnown(await checkPlugins(request, settings), request);
  if (request.only) {
    const { refuseNothingChecked } = await import("./refuse-nothing-checked.js");
    refuseNothingChecked(result.report, settings.checkCommand);
  }

  const changes = settings.output.format === "patch" ? await listChanges(request, result) : undefined;
  const channels = await listReportChannels(settings.output, { next: settings.next, changes }, show);
  await publishReport(channels, result);
  return afterPass && verdict(result.report) === "pass" ? afterPass(result) : getReportStatus(result.report);
}

/** Inspects plugins, and lists what is found in the file of the baseline, or in the configured ones, if that is asked for. */
async function checkPlugins(request: Request, settings: CheckSettings): Promise<Preflight> {
  if (!settings.updatesBaseline) return inspectPlugins(request, settings);
  const { baseline, ...unmarked } = request;
  const { updateBaseline, updateConfiguredBaselines } = await import("../run/baseline.js");
  const inspected = await inspectPlugins({ ...unmarked, ignoresBaselines: true }, settings);
  const { baselines } = inspected;
  if (baseline === undefined && !baselines) {
    const help = 'Write --baseline FILE --update-baseline, or "baseline" into the configuration in package.json';
    throw new UsageError("--update-baseline needs the file of the baseline", help);
  }
  const { result, listed, leftOut } =
    baseline === undefined
      ? updateConfiguredBaselines(inspected, baselines ?? new Map())
      : updateBaseline(inspected, baseline, request.cwd);
  const left =
    leftOut === 0
      ? ""
      : `; ${formatCount(leftOut, "finding")} left out, because a baseline cannot contain them: fix them`;
  printError(`The baseline lists ${formatCount(listed, "finding")} now${left}\n`);
  return result;
}

async function inspectPlugins(
  { findOut, ...request }: Request,
  { fixes, asks }: Pick<CheckSettings, "fixes" | "asks">,
): Promise<Preflight> {
  if (asks && !fixes) throw new UsageError("--interactive works only with --fix", "Add --fix");
  if (!fixes) return preflight({ ...request, findOut });
  const { formatFixed } = await import("../reporters/format-fixed.js");
  const fixed = await (asks ? await loadAsking() : await loadFixing())(request);
  const { result } = fixed;
  printError(formatFixed(fixed, { pathOf: makePathFormatter(result.root), wrap: await loadErrorWrap() }));
  // What takes long is run once, on the fixed files.
  return findOut ? preflight({ ...request, findOut }) : result;
}

async function loadFixing() {
  return (await import("../run/fix.js")).preflightWithFixes;
}

async function loadAsking() {
  return (await import("./ask-about-fixes.js")).askAboutFixes;
}

/** Marks the findings that the commit of `--changed-since` has as well, where only others fail. */
async function markKnown(result: Preflight, request: Request): Promise<Preflight> {
  const { failOnNew } = result.report;
  const { changedSince } = request;
  if (failOnNew === undefined || changedSince === undefined) return result;
  const { markNewFindings } = await import("../run/mark-new-findings.js");
  const base = { name: changedSince, commit: changedSince, head: undefined };
  const marked = await markNewFindings(base, result, request);
  if (marked.remark !== undefined) printError(`${makeVisible(marked.remark)}.\n`);
  return marked.result;
}

async function listChanges(request: Request, result: Preflight) {
  const { fixFiles } = await import("../run/fix-files.js");
  return (await fixFiles(request, result)).changes;
}
