import {
  formatFailure,
  formatFailedFile,
  takeBlock,
  takeFirstWords,
  readPlaceAtEnd,
  type OutputReader,
  type ReportedPlace,
  type ReportedProblem,
} from "./reported-problem.js";

const SUITE = "Test suite failed to run";

/** Reads what Jest prints for failed tests, and for files that cannot be run. */
export const readJest: OutputReader = (lines) => {
  const problems: ReportedProblem[] = [];
  let file = "";
  for (const [at, line] of lines.entries()) {
    file = /^ ?FAIL {1,2}(?:.* )?(\S+\.\w+)(?: \([\d.]+ m?s\))?$/u.exec(line)?.[1] ?? file;
    const name = /^ {2}● (\S.*)$/u.exec(line)?.[1];
    if (name === undefined || file === "") continue;
    const block = takeBlock(lines, at + 1, (next) => /^(?: {2}● |\S)/u.test(next));
    const isFile = name === SUITE;
    const message = isFile ? formatFailedFile(file, findReason(block)) : formatFailure(name, findReason(block));
    problems.push({ places: [...findPlaces(block), { file, line: 1 }], message });
  }
  return problems;
};

function findReason(block: readonly string[]): string {
  const findPart = (label: string): string | undefined =>
    block.find((line) => line.startsWith(`    ${label}: `))?.slice(label.length + 6);
  const [expected, received] = [findPart("Expected"), findPart("Received")];
  if (expected !== undefined && received !== undefined) return `expected ${expected}, but received ${received}`;
  const error = block.find((line) => /^ {4}\w*Error: /u.test(line));
  return (error?.trim() ?? takeFirstWords(block)).replace(/^thrown: "?/u, "");
}

/** The frames of the stack. For a file that cannot be parsed, the line above its code. */
function findPlaces(block: readonly string[]): readonly ReportedPlace[] {
  const frames = block.filter((line) => /^ +at /u.test(line)).map(readPlaceAtEnd);
  const parsed = block.map((line): ReportedPlace | undefined => {
    const [, file, row] = /^ {4}(\/.*|[A-Za-z]:\\.*):(\d{1,7})$/u.exec(line) ?? [];
    return file === undefined ? undefined : { file, line: Number(row) };
  });
  return [...parsed, ...frames].filter((place) => place !== undefined);
}
