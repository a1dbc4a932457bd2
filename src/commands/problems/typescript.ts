import {
  formatSentence,
  readPlaceAtEnd,
  type OutputReader,
  type ReportedPlace,
  type ReportedProblem,
} from "./reported-problem.js";

const PLAIN = /^(\S[^()]*)\((\d{1,7}),(\d{1,7})\): (error|warning) (TS\d+): (.*)$/u;
const PRETTY = /^(\S.*?):(\d{1,7}):(\d{1,7}) - (error|warning) (TS\d+): (.*)$/u;
/** The line below a problem names the package that solves it. */
const INSTALL_TIP = /^ +Try `npm i [^`]+`/u;
/** The pretty format shows the line below the problem, and underlines the range below that. */
const LINES_TO_UNDERLINE = 12;

/** Reads what `tsc` prints, plain or pretty, and tools with the same format such as `vue-tsc`. */
export const readTypescript: OutputReader = (lines) =>
  lines.flatMap((line, at) => {
    if (!/: (?:error|warning) TS\d| - (?:error|warning) TS\d/u.test(line)) return [];
    const match = PLAIN.exec(line) ?? PRETTY.exec(line);
    if (!match) return [];
    const [, file = "", row, column, severity, code = "", message = ""] = match;
    const length = countUnderlined(lines.slice(at + 1, at + LINES_TO_UNDERLINE));
    const tip = INSTALL_TIP.exec(lines[at + 1] ?? "")?.[0] ?? "";
    const place: ReportedPlace = { file, line: Number(row), column: Number(column), length };
    const isWarning = severity === "warning";
    return [{ places: [place], message: `TypeScript: ${formatSentence(message + tip)} (${code})`, isWarning }];
  });

function countUnderlined(lines: readonly string[]): number | undefined {
  const next = lines.findIndex((line) => / - error TS\d|^\S.*\): error TS\d/u.test(line));
  const own = next === -1 ? lines : lines.slice(0, next);
  return own.map((line) => /^ *(~+)$/u.exec(line)?.[1]?.length).find((length) => length !== undefined);
}

const SVELTE_MESSAGE = /^(Error|Warn): (\S.*)$/u;
/** Which compiler has found it. */
const SVELTE_SOURCE = / \((?:ts|js|svelte|css|scss|less)\)$/u;
const SVELTE_SUMMARY = /^svelte-check found \d+ errors? and \d+ warnings?/u;

/**
 * Reads what `svelte-check` prints: a line with the place alone, and below it the message. Other tools print such lines
 * as well, but not its summary.
 */
export const readSvelteCheck: OutputReader = (lines) => {
  if (!lines.some((line) => SVELTE_SUMMARY.test(line))) return [];
  return lines.flatMap((line, at): ReportedProblem[] => {
    const [, severity, message = ""] = SVELTE_MESSAGE.exec(line) ?? [];
    const place = severity === undefined ? undefined : readPlaceAtEnd(lines[at - 1] ?? "");
    if (!place) return [];
    const text = formatSentence(message.replace(SVELTE_SOURCE, ""));
    return [{ places: [place], message: `svelte-check: ${text}`, isWarning: severity === "Warn" }];
  });
};
