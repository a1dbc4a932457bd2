import type { Report } from "../core/report.js";
import { makeInert } from "../base/text/safe.js";
import { formatClosing } from "./format-closing.js";
import type { Reporter } from "./reporter.js";
import { json } from "./json.js";
import { annotations } from "./annotations.js";
import { isHealthy } from "./phrases.js";

/** The reporters by the name of their format on the command line, each loaded on demand. */
const LOADERS = {
  terminal: async (report) => (hasNothingToShow(report) ? closingOnly : (await import("./terminal.js")).terminal),
  json: () => json,
  github: (report) => (hasNothingToShow(report) && !report.baseline && !report.only ? noOutput : annotations),
  sarif: async () => (await import("./sarif.js")).sarif,
  compact: async () => (await import("./compact.js")).compact,
  junit: async () => (await import("./junit.js")).junit,
  gitlab: async () => (await import("./gitlab.js")).gitlab,
  patch: async () => (await import("./patch.js")).patch,
  markdown: async () => (await import("./summary.js")).summary,
} as const satisfies Record<string, (report: Report) => Reporter | Promise<Reporter>>;

export type Format = keyof typeof LOADERS;

export const FORMATS = Object.keys(LOADERS) as readonly Format[];

/** Loads the reporter of a format for one report. A report without findings needs little code. */
export async function loadReporter(format: Format, report: Report): Promise<Reporter> {
  return await LOADERS[format](report);
}

function hasNothingToShow({ plugins }: Report): boolean {
  return plugins.every(isHealthy);
}

/** The terminal output for a report without findings. */
const closingOnly: Reporter = (report, view) =>
  view.quiet === true ? "" : `${makeInert(formatClosing(report, view))}\n`;

const noOutput: Reporter = () => "";
