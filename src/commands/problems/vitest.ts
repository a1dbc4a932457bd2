import {
  formatFailure,
  formatFailedFile,
  takeBlock,
  takeFirstWords,
  readPlaceAtEnd,
  formatSentence,
  type OutputReader,
  type ReportedPlace,
  type ReportedProblem,
} from "./reported-problem.js";

/** Reads what Vitest prints for failed tests, for files that cannot be loaded, and for uncaught errors. */
export const readVitest: OutputReader = (lines) => {
  const problems: ReportedProblem[] = [];
  for (let at = 0; at < lines.length; at++) {
    const names: string[] = [];
    // Several tests may share one error. Their names are above it.
    for (; readName(lines[at]) !== undefined; at++) names.push(readName(lines[at]) ?? "");
    const isUncaught = /^⎯+ (?:Unhandled|Uncaught) (?:Rejection|Error|Exception) ⎯+$/u.test(lines[at] ?? "");
    if (isUncaught) at++;
    if (names.length === 0 && !isUncaught) continue;
    const more = takeBlock(lines, at + 1, (line) => line.startsWith("⎯") || readName(line) !== undefined);
    const block = [...lines.slice(at, at + 1), ...more];
    const message = takeFirstWords(block);
    // Jest marks its files in the same way if it has colours. Its tests begin with a dot.
    if (message.startsWith("● ")) continue;
    const places = block.map(readPlace).filter((place) => place !== undefined);
    if (isUncaught)
      problems.push({ places, message: `An uncaught error outside the tests: ${formatSentence(message)}` });
    for (const name of names) problems.push(makeFailedTest(name, message, places));
    at += more.length;
  }
  return problems;
};

/** Reads ` FAIL |project| test/a.test.ts > suite > test`, without the words before the file. */
function readName(line = ""): string | undefined {
  return /^ FAIL {2}(?:\|[^|]*\| )?(\S.*)$/u.exec(line)?.[1];
}

/**
 * Reads ` ❯ add src/add.ts:3:9`, ` File: /src/add.ts:3:9` with the plugin's folder as its root, or `╭─[
 * src/add.ts:3:9 ]` above code.
 */
function readPlace(line: string): ReportedPlace | undefined {
  const frame = /^ ❯ (?:.* )?(\S+:\d+:\d+)$/u.exec(line)?.[1];
  const file = /^ {2}File: \/(\S+:\d+:\d+)$/u.exec(line)?.[1];
  const code = /^ {1,10}╭─\[ (\S+:\d+:\d+) \]$/u.exec(line)?.[1];
  const place = frame ?? file ?? code;
  return place === undefined ? undefined : readPlaceAtEnd(place);
}

function makeFailedTest(name: string, message: string, places: readonly ReportedPlace[]): ReportedProblem {
  const [file = "", ...titles] = name.split(" > ");
  const path = /^(.*?) \[ .* \]$/u.exec(file)?.[1] ?? file;
  const fallback = { file: path, line: 1 };
  const reported = titles.length === 0 ? formatFailedFile(path, message) : formatFailure(titles.join(" > "), message);
  return { places: [...places, fallback], message: reported };
}
