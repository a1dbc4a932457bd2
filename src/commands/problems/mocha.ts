import {
  formatFailure,
  takeBlock,
  takeFirstWords,
  readPlaceAtEnd,
  type OutputReader,
  type ReportedPlace,
} from "./reported-problem.js";

const FIRST_LINE = /^ {2}\d{1,6}\) (\S.*)$/u;
/** The suites of a test are on lines of their own, one below the other. The error is indented less. */
const NEXT_LINE = /^ {7,200}(\S.*)$/u;

/** Reads the list that most of Mocha's reporters print after the number of failed tests. */
export const readMocha: OutputReader = (lines) => {
  const start = lines.findIndex((line) => /^ {2}\d{1,6} failing$/u.test(line));
  if (start === -1) return [];
  return lines.flatMap((line, at) => {
    const suite = at > start ? FIRST_LINE.exec(line)?.[1] : undefined;
    if (suite === undefined) return [];
    const block = takeBlock(lines, at + 1, (next) => FIRST_LINE.test(next));
    const nested = block.findIndex((next) => !NEXT_LINE.test(next));
    const names = [suite, ...block.slice(0, nested === -1 ? block.length : nested).map((next) => next.trim())];
    const rest = block.slice(names.length - 1);
    const why = takeFirstWords(rest).replace(/(Timeout of \d+ms exceeded)\. .*$/u, "$1");
    return [{ places: findPlaces(rest), message: formatFailure(names.join(" > ").replace(/:$/u, ""), why) }];
  });
};

/** The frames of the stack, and the file that Mocha names in brackets after a timeout. */
function findPlaces(block: readonly string[]): readonly ReportedPlace[] {
  return block.flatMap((line): readonly ReportedPlace[] => {
    const frame = /^ +at /u.test(line) ? readPlaceAtEnd(line) : undefined;
    const file = line.endsWith(")")
      ? /^ +Error: Timeout of .{1,300} \((\/.+|[A-Za-z]:\\.+)\)$/u.exec(line)?.[1]
      : undefined;
    if (file !== undefined) return [{ file, line: 1 }];
    return frame ? [frame] : [];
  });
}
