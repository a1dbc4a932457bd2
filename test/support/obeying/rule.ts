import type { Finding } from "../../../src/core/report.js";
import type { Path } from "./edits.js";
import type { Files, Situation } from "./situation.js";

/** A finding, and all that somebody who obeys it has at hand. */
export interface Advice {
  readonly files: Files;
  readonly finding: Finding;
  readonly situation: Situation;
  readonly help: string;
  readonly file: string;
  /** Of the value in a file of JSON. */
  readonly path: Path;
}

/** One sentence of our help texts, and what somebody does who obeys it. */
export interface Rule {
  readonly says: RegExp;
  /** The files afterwards, or what else is different then; `undefined` where the sentence means something else here. */
  obey(advice: Advice, ...words: readonly (string | undefined)[]): Files | Partial<Situation> | undefined;
}

/** The first JSON value in a text, from an index on. */
export function readJsonAt(text: string, from = 0): { readonly value: unknown; readonly end: number } | undefined {
  for (let end = from + 1; end <= text.length; end++) {
    if (end < text.length && !/[\s,;:.\]}]/u.test(text.charAt(end))) continue;
    try {
      return { value: JSON.parse(text.slice(from, end).replaceAll("{ … }", "{}")), end };
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  }
  return undefined;
}
