import { failed, failedFile } from "./failed-test.js";
import {
  endFrom,
  firstWords,
  placeAtEnd,
  sentence,
  type OutputReader,
  type ToldPlace,
  type ToldProblem,
} from "./told-problem.js";

/** What Vitest prints of tests that fail, of files that cannot be loaded, and of errors that no test caught. */
export const readVitest: OutputReader = (lines) => {
  const problems: ToldProblem[] = [];
  for (let at = 0; at < lines.length; at++) {
    const names: string[] = [];
    // One error may be that of several tests, whose names stand above it.
    for (; nameIn(lines[at]) !== undefined; at++) names.push(nameIn(lines[at]) ?? "");
    const isUncaught = /^⎯+ (?:Unhandled|Uncaught) (?:Rejection|Error|Exception) ⎯+$/u.test(lines[at] ?? "");
    if (isUncaught) at++;
    if (names.length === 0 && !isUncaught) continue;
    const end = endFrom(lines, at + 1, (line) => line.startsWith("⎯") || nameIn(line) !== undefined);
    const block = lines.slice(at, end);
    const message = firstWords(block);
    // Jest marks its files alike when it has colours; its tests follow behind a dot.
    if (message.startsWith("● ")) continue;
    const places = block.map(placeIn).filter((place) => place !== undefined);
    if (isUncaught) problems.push({ places, message: `An error that no test caught: ${sentence(message)}` });
    for (const name of names) problems.push(failedTest(name, message, places));
    at = end - 1;
  }
  return problems;
};

/** ` FAIL  |project| test/a.test.ts > suite > test`, without what stands before the file. */
function nameIn(line = ""): string | undefined {
  return /^ FAIL {2}(?:\|[^|]*\| )?(\S.*)$/u.exec(line)?.[1];
}

/** ` ❯ add src/add.ts:3:9`, `  File: /src/add.ts:3:9`, whose root is the plugin's folder, or `╭─[ src/add.ts:3:9 ]` above code. */
function placeIn(line: string): ToldPlace | undefined {
  const frame = /^ ❯ (?:.* )?(\S+:\d+:\d+)$/u.exec(line)?.[1];
  const file = /^ {2}File: \/(\S+:\d+:\d+)$/u.exec(line)?.[1];
  const code = /^ {1,10}╭─\[ (\S+:\d+:\d+) \]$/u.exec(line)?.[1];
  const place = frame ?? file ?? code;
  return place === undefined ? undefined : placeAtEnd(place);
}

function failedTest(name: string, message: string, places: readonly ToldPlace[]): ToldProblem {
  const [file = "", ...titles] = name.split(" > ");
  const path = /^(.*?) \[ .* \]$/u.exec(file)?.[1] ?? file;
  const fallback = { file: path, line: 1 };
  const told = titles.length === 0 ? failedFile(path, message) : failed(titles.join(" > "), message);
  return { places: [...places, fallback], message: told };
}
