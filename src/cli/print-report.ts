import { relative, resolve } from "node:path";
import { Refusal, UsageError } from "../core/errors.js";
import { print } from "../base/output/print.js";
import type { Preflight } from "../run/result.js";
import { FORMATS, loadReporter, type Format } from "../reporters/formats.js";
import { publishOn, type Channel } from "../reporters/channel.js";
import type { View } from "../reporters/reporter.js";
import { getSurroundings } from "../base/processes/programs.js";
import { makeWorkspacePath } from "../base/files/disk.js";
import type { GivenOptions } from "./command.js";
import { readChoice } from "./parse.js";
import { usesColor, getTerminalWidth, loadWrap } from "./terminal.js";
import { findPage } from "../catalog/pages.js";

/** Where a report goes, and in which format. */
export interface ReportOutput {
  readonly format: Format;
  /** The file for the report. The terminal still gets its own. */
  readonly file: string | undefined;
  readonly quiet: boolean;
}

/**
 * Reads where the report of a command goes.
 *
 * @throws {UsageError} if there is no such format.
 */
export function readReportOutput({ values, switches }: GivenOptions): ReportOutput {
  const format = readChoice(values.get("format") ?? "terminal", FORMATS, "--format");
  return { format, file: values.get("output"), quiet: switches.has("quiet") };
}

type MoreView = Pick<View, "next" | "changes" | "isStopped" | "remarks" | "sections">;

/** What is published of a run, and why the file could not be written, if so. */
interface Publication {
  readonly result: Preflight;
  readonly fault?: UsageError | Refusal;
}

/** The file, if one is named, and the terminal. */
export async function listReportChannels(
  { format, file, quiet }: ReportOutput,
  more: MoreView,
  show = print,
): Promise<readonly Channel<Publication>[]> {
  const width = getTerminalWidth();
  const view = { quiet, width, page: format === "sarif" ? findPage : undefined, ...more };
  const isForTerminal = getSurroundings().env["GITHUB_ACTIONS"] !== "true";
  const printed = { ...view, color: usesColor(), wrap: await loadWrap(), isForTerminal };
  if (file === undefined) return [makeTerminalChannel(format, printed, show)];
  return [makeFileChannel(file, format, view), makeTerminalChannel("terminal", printed, show)];
}

/**
 * Publishes on each channel. A result that took minutes is printed even if the file cannot be written.
 *
 * @throws {UsageError | Refusal}
 */
export async function publishReport(channels: readonly Channel<Publication>[], result: Preflight): Promise<void> {
  const { fault } = await publishOn<Publication>(channels, { result });
  if (fault) throw fault;
}

function makeTerminalChannel(format: Format, view: Partial<View>, show: (text: string) => void): Channel<Publication> {
  return {
    async publish(publication) {
      show(await formatReport(publication.result, format, view));
      return publication;
    },
  };
}

function makeFileChannel(file: string, format: Format, view: Partial<View>): Channel<Publication> {
  return {
    async publish(publication) {
      const { result } = publication;
      const { writeUserFile } = await import("../run/write-user-file.js");
      const text = await formatReport(result, format, view);
      const help = "Give --output a file that can be written";
      try {
        writeUserFile({ path: resolve(file), what: "The report", help, checkouts: [result.root] }, text);
        return publication;
      } catch (error) {
        if (error instanceof UsageError || error instanceof Refusal) return { ...publication, fault: error };
        throw error;
      }
    },
  };
}

async function formatReport({ report, root, source }: Preflight, format: Format, view: Partial<View>): Promise<string> {
  return (await loadReporter(format, report))(report, { source, pathOf: makePathFormatter(root), ...view });
}

export function getCurrentFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new UsageError("The current folder no longer exists", "Go to an existing folder");
  }
}

/** Formats paths that the reader can click on or paste, if the plugin is below the current folder. */
export function makePathFormatter(root: string): (file: string) => string {
  const here = process.cwd();
  return (file) => makeWorkspacePath(here, resolve(root, file)) ?? relative(here, resolve(root, file));
}
