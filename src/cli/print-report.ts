import { relative, resolve } from "node:path";
import { getReportStatus, type ExitStatus } from "../core/exit-status.js";
import { Refusal, UsageError } from "../core/errors.js";
import { print } from "../output/print.js";
import type { Preflight } from "../run/result.js";
import { FORMATS, loadReporter, type Format } from "../reporters/formats.js";
import type { NextCommands, View } from "../reporters/reporter.js";
import { makeWorkspacePath } from "../workspace/disk.js";
import type { Call } from "./command.js";
import { formatCall } from "./format-call.js";
import { readChoice } from "./parse.js";
import { usesColor, getTerminalWidth, loadWrap } from "./terminal.js";
import { findPage } from "../catalog/pages.js";

/**
 * Reads the output format.
 *
 * @throws {UsageError} if there is no such format.
 */
export function readFormat(call: Call): Format {
  return readChoice(call.values.get("format") ?? "terminal", FORMATS, "--format");
}

interface PrintOptions extends Pick<View, "changes" | "isStopped" | "remarks" | "sections"> {
  /** The command that applies all fixes; the same call with `--fix` by default. */
  readonly fix?: string;
  /** Whether the files are elsewhere, or those of an archive, so that nothing is fixed in them. */
  readonly isElsewhere?: boolean;
  /** Prints the report; to standard output by default. */
  readonly show?: ((text: string) => void) | undefined;
}

/** Prints a report as the options ask, and returns the exit status. */
export async function printReport(
  { report, root, source }: Preflight,
  call: Call,
  { isElsewhere = false, show = print, fix, ...more }: PrintOptions = {},
): Promise<ExitStatus> {
  const format = readFormat(call);
  const output = call.values.get("output");
  const quiet = call.switches.has("quiet");
  const view: View = {
    source,
    quiet,
    width: getTerminalWidth(),
    pathOf: makePathFormatter(root),
    next: makeNext(call, isElsewhere, fix),
    page: format === "sarif" ? findPage : undefined,
    ...more,
  };
  const isForTerminal = process.env["GITHUB_ACTIONS"] !== "true";
  const printed: View = { ...view, color: usesColor(), wrap: await loadWrap(), isForTerminal };
  const reporter = await loadReporter(format, report);
  if (output === undefined) show(reporter(report, printed));
  else {
    const unwritten = await writeReport(output, reporter(report, view), root);
    // A result that took minutes is printed even if the file cannot be written.
    show((await loadReporter("terminal", report))(report, printed));
    if (unwritten) throw unwritten;
  }
  return getReportStatus(report);
}

function makeNext(call: Call, isElsewhere: boolean, fix = formatCall(addFix(call))): NextCommands {
  const explain = formatCall({ ...NO_CALL, name: "explain" });
  if (isElsewhere || call.switches.has("fix")) return { explain };
  if (!call.values.has("fail-on-new")) return { explain, fix };
  const sentence = "If the base has such findings in built code, write a baseline, and give it with --baseline";
  return { explain, fix, acceptBuilt: { sentence, command: formatCall(addBaseline(call)) } };
}

/** The same call that lists what it finds in a baseline. */
function addBaseline({ name, arguments: paths, values }: Call): Call {
  const baseline = values.get("baseline") ?? "known-findings.json";
  return { name, arguments: paths, values: new Map([["baseline", baseline]]), switches: new Set(["update-baseline"]) };
}

/** The same call that also fixes what it finds, with the options that say what is checked. */
function addFix(call: Call): Call {
  // No fix changes what test calls. Whatever test reads, validate reads as well.
  if (call.name === "test")
    return { ...NO_CALL, name: "validate", arguments: call.arguments, switches: new Set(["fix"]) };
  const values = [...call.values].filter(([name]) => name !== "format" && name !== "output");
  const switches = [...call.switches].filter((name) => !["quiet", "update-baseline", "watch"].includes(name));
  return { ...call, values: new Map(values), switches: new Set([...switches, "fix"]) };
}

const NO_CALL = { arguments: [], values: new Map<string, string>(), switches: new Set<string>() };

export function getCurrentFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new UsageError("The current folder is gone", "Go to one that is there");
  }
}

/** Formats paths that the reader can click on or paste, if the plugin is below the current folder. */
export function makePathFormatter(root: string): (file: string) => string {
  const here = process.cwd();
  return (file) => makeWorkspacePath(here, resolve(root, file)) ?? relative(here, resolve(root, file));
}

/** Returns the error if the file cannot be written. */
async function writeReport(file: string, text: string, root: string): Promise<UsageError | Refusal | undefined> {
  const { writeUserFile } = await import(/* webpackChunkName: "beyond-validate" */ "../run/write-user-file.js");
  const help = "Give --output a file that can be written";
  try {
    writeUserFile({ path: resolve(file), what: "The report", help, checkouts: [root] }, text);
    return undefined;
  } catch (error) {
    if (error instanceof UsageError || error instanceof Refusal) return error;
    throw error;
  }
}
