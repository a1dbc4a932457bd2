import { quote } from "../../base/text/safe.js";

/** A problem that a tool printed, and its place as far as the output names it. */
export interface ReportedProblem {
  /** The places that it names, the best first. The first one in the repository counts. */
  readonly places: readonly ReportedPlace[];
  /** One sentence without a full stop. */
  readonly message: string;
  /** Whether the tool itself calls it a warning. */
  readonly isWarning?: boolean;
}

export interface ReportedPlace {
  /** The name that the tool printed: absolute, relative to the folder it ran in, or a `file:` address. */
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  /** The number of characters that the problem is about, if the tool printed it. */
  readonly length?: number | undefined;
}

/** Reads the problems that one tool prints. Returns none for the output of another tool. */
export type OutputReader = (lines: readonly string[]) => readonly ReportedProblem[];

/** More problems than this are not read. */
export const MAX_REPORTED = 1000;

/** Formats a tool's message like our own: one line, a bounded length, no full stop. */
export function formatSentence(text: string): string {
  const line = text.slice(0, MAX_SENTENCE_LENGTH).replace(/\s+/gu, " ").trim().toWellFormed();
  return text.length > MAX_SENTENCE_LENGTH ? `${line}…` : line.replace(/\.$/u, "");
}

const MAX_SENTENCE_LENGTH = 400;

/** The first line with content, and the next one if the first ends in a colon. */
export function takeFirstWords(block: readonly string[]): string {
  const [first = "", second = ""] = block.map((line) => line.trim()).filter((line) => line !== "");
  const goesOn = first.endsWith(":") && second !== "" && !/^(?:at |[+-] )/u.test(second);
  return goesOn ? `${first} ${second}` : first.replace(/:$/u, "");
}

/** Reads `path:12:5` at the end of a line, with or without brackets, as in a frame of a stack. */
export function readPlaceAtEnd(line: string): ReportedPlace | undefined {
  const [, before = "", row, column] = /^(.*?):(\d{1,7}):(\d{1,7})\)?$/u.exec(line.trimEnd()) ?? [];
  if (row === undefined || column === undefined) return undefined;
  const bracket = before.lastIndexOf("(");
  const file = bracket === -1 ? before.trim().replace(/^at (?:async )?/u, "") : before.slice(bracket + 1);
  return { file, line: Number(row), column: Number(column) };
}

/** The lines from an index up to the first that ends their block. Blocks are of a bounded length. */
export function takeBlock(lines: readonly string[], from: number, isEnd: (line: string) => boolean): readonly string[] {
  const block = lines.slice(from, from + MAX_BLOCK_LENGTH);
  const end = block.findIndex((line) => isEnd(line));
  return end === -1 ? block : block.slice(0, end);
}

const MAX_BLOCK_LENGTH = 400;

const MAX_NAME_LENGTH = 120;

/** The message for a failed test. */
export function formatFailure(name: string, why: string): string {
  return `The test ${quote(name, MAX_NAME_LENGTH)} fails: ${formatReason(why)}`;
}

/** The message for a test file that could not be run. */
export function formatFailedFile(path: string, why: string): string {
  return `The test file ${quote(path, MAX_NAME_LENGTH)} fails: ${formatReason(why)}`;
}

/** The assertion's message, without its class and without the comparison. */
function formatReason(why: string): string {
  return formatSentence(
    why.replace(/^AssertionError(?: \[ERR_ASSERTION\])?: /u, "").replace(/ \/\/ [\w. ]{1,40}$/u, ""),
  );
}
