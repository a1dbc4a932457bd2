import { getSurroundings } from "../base/processes/programs.js";
import { isErrorTerminal, isOutputTerminal } from "../base/output/print.js";
import type { Wrap } from "../base/text/width.js";
import { formatReportRequest, UNKNOWN_COPY, TOOL } from "../core/tool.js";
import { makeInert, makeVisible } from "../base/text/safe.js";

/** Some terminals report no columns. */
const USUAL_COLUMNS = 80;

/**
 * Whether to use colours: only on a terminal. FORCE_COLOR decides it before everything else, and NO_COLOR forbids them.
 * Either counts only where it is not empty (no-color.org, force-color.org); `FORCE_COLOR=0` forbids them as in Node.
 */
export function usesColor(): boolean {
  const { FORCE_COLOR: forced = "", NO_COLOR: forbidden = "", ...env } = getSurroundings().env;
  if (forced !== "") return forced !== "0" && forced !== "false";
  if (forbidden !== "") return false;
  return isOutputTerminal() && process.stdout.isTTY && process.stdout.hasColors(env);
}

/** Breaks sentences for the terminal. `undefined` for a pipe and a file, whose reader breaks lines as it likes. */
export async function loadWrap(): Promise<Wrap | undefined> {
  if (!isOutputTerminal() || !process.stdout.isTTY) return undefined;
  return (await import("../base/text/width.js")).makeWrap(process.stdout.columns || USUAL_COLUMNS);
}

/** The same for standard error. */
export async function loadErrorWrap(): Promise<Wrap | undefined> {
  if (!isErrorTerminal() || !process.stderr.isTTY) return undefined;
  return (await import("../base/text/width.js")).makeWrap(process.stderr.columns || USUAL_COLUMNS);
}

/** The columns of the terminal. Without a terminal, a width that is easy to read. */
export function getTerminalWidth(): number {
  // Some terminals report no columns.
  return (isOutputTerminal() && process.stdout.isTTY && process.stdout.columns) || 100;
}

/** The message for a fault of this tool: the stack, and where to report it. */
export function formatCrash(error: unknown): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  const reported = stack.split("\n").map((line) => `  ${makeVisible(line)}`);
  return `${TOOL.name} crashed: a fault of this tool. ${formatReportRequest(UNKNOWN_COPY, "Please report it")}\n${makeInert(reported.join("\n"))}\n`;
}
