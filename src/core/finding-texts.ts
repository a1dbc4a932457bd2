import { readJson } from "../text/json/read-json.js";
import type { Lines } from "../text/lines.js";

/** What findings are said of, as the files have it. */
export interface FindingTexts {
  line(file: string, line: number): string | undefined;
  /** The value of a JSON file; `undefined` for one that has none. */
  json(file: string): unknown;
}

/** Nothing is at hand. */
export const NO_TEXTS: FindingTexts = { line: () => undefined, json: () => undefined };

/** A line may be a whole file, and hold all findings, as a file may: each is read once, as long as they come one after the other. */
export function makeFindingTexts(source: (file: string) => Lines | undefined): FindingTexts {
  let last: { readonly file: string; readonly line: number; readonly text: string | undefined } | undefined;
  let lastJson: { readonly file: string; readonly value: unknown } | undefined;
  return {
    line(file, line) {
      if (last?.file !== file || last.line !== line) last = { file, line, text: source(file)?.line(line) };
      return last.text;
    },
    json(file) {
      if (lastJson?.file !== file) lastJson = { file, value: readValue(file, source(file)) };
      return lastJson.value;
    },
  };
}

function readValue(file: string, lines: Lines | undefined): unknown {
  const text = lines?.slice({ start: { line: 1, column: 1 }, end: { line: lines.count + 1, column: 1 } });
  return text === undefined ? undefined : readJson(file, text).value;
}
