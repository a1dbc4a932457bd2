/** What a tool says is wrong, and where, as far as its output tells. */
export interface ReportedProblem {
  /** Places that it names, the best first: of them, the first that is in the repository counts. */
  readonly places: readonly ReportedPlace[];
  /** In a sentence without a full stop. */
  readonly message: string;
  /** Whether the tool itself calls it a warning. */
  readonly isWarning?: boolean;
}

export interface ReportedPlace {
  /** As the tool names it: absolute, relative to where it ran, or a `file:` address. */
  readonly file: string;
  readonly line: number;
  readonly column?: number;
  /** How many characters it speaks of, where it says so. */
  readonly length?: number;
}

/** Reads the problems that one tool tells; nothing from the output of another. */
export type OutputReader = (lines: readonly string[]) => readonly ReportedProblem[];

/** So many problems are looked at closely; whoever prints more has none that anybody reads. */
export const MOST_REPORTED = 1000;

/** A tool's sentence as ours are: on one line, of a bounded length, without a full stop. */
export function formatSentence(text: string): string {
  const line = text.slice(0, LONGEST_SENTENCE).replace(/\s+/gu, " ").trim().toWellFormed();
  return text.length > LONGEST_SENTENCE ? `${line}…` : line.replace(/\.$/u, "");
}

const LONGEST_SENTENCE = 400;

/** The first line that says something, and the next one where it ends in a colon. */
export function takeFirstWords(block: readonly string[]): string {
  const [first = "", second = ""] = block.map((line) => line.trim()).filter((line) => line !== "");
  const goesOn = first.endsWith(":") && second !== "" && !/^(?:at |[+-] )/u.test(second);
  return goesOn ? `${first} ${second}` : first.replace(/:$/u, "");
}

/** `path:12:5`, with or without brackets around it, at the end of a line; a stack's frame is such a line. */
export function readPlaceAtEnd(line: string): ReportedPlace | undefined {
  const [, before = "", row, column] = /^(.*?):(\d{1,7}):(\d{1,7})\)?$/u.exec(line.trimEnd()) ?? [];
  if (row === undefined || column === undefined) return undefined;
  const bracket = before.lastIndexOf("(");
  const file = bracket === -1 ? before.trim().replace(/^at (?:async )?/u, "") : before.slice(bracket + 1);
  return { file, line: Number(row), column: Number(column) };
}

/** The first line from an index on that ends a block, or how many lines there are; blocks are of a bounded length. */
export function readEnd(lines: readonly string[], from: number, isEnd: (line: string) => boolean): number {
  const most = Math.min(lines.length, from + LONGEST_BLOCK);
  for (let at = from; at < most; at++) if (isEnd(lines[at] ?? "")) return at;
  return most;
}

const LONGEST_BLOCK = 400;
