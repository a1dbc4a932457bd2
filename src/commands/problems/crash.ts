import {
  readPlaceAtEnd,
  formatSentence,
  type OutputReader,
  type ReportedPlace,
  type ReportedProblem,
} from "./reported-problem.js";

const ERROR = /^(?:Uncaught )?((?:[A-Z]\w{0,60})?Error(?: \[\w{1,60}\])?: \S.*)$/u;
/** The line, a mark below it and an empty line are between the place of a syntax error and its message. */
const LINES_ABOVE = 5;
const MAX_FRAMES = 30;

/** Reads what Node prints for an uncaught error, and for a file that it cannot parse. */
export const readCrashes: OutputReader = (lines) => {
  // In TAP, the output of tests follows a `#`.
  const plain = lines.map((line) => (line.startsWith("# ") ? line.slice(2) : line));
  return plain.flatMap((line, at): ReportedProblem[] => {
    const words = ERROR.exec(line)?.[1];
    if (words === undefined) return [];
    const importer = / imported from (\S.*)$/u.exec(words)?.[1];
    const places = [
      ...(importer === undefined ? [] : [{ file: importer, line: 1 }]),
      ...plain.slice(Math.max(0, at - LINES_ABOVE), at).map(readPlaceAlone),
      ...plain
        .slice(at + 1, at + MAX_FRAMES)
        .map((next) => (/^ {4}at /u.test(next) ? readPlaceAtEnd(next) : undefined)),
    ].filter((place) => place !== undefined);
    return places.length === 0 ? [] : [{ places, message: formatSentence(words) }];
  });
};

/** `/home/a/plugin/x.js:3`, alone on a line. */
function readPlaceAlone(line: string): ReportedPlace | undefined {
  const [, file, row] = /^(file:\/\/\S.*|\/.*|[A-Za-z]:\\.*):(\d{1,7})$/u.exec(line) ?? [];
  return file === undefined ? undefined : { file, line: Number(row) };
}
