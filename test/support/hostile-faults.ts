import type { Format, View } from "../../src/index.js";
import { countCases } from "./count-cases.js";
import { ANNOTATIONS, readGuarded } from "./guard.js";
import { BATCH, hostileReports, type Batch } from "./hostile-report.js";
import { library } from "./library.js";
import { roundsOf } from "./torture.js";

/** A quarter each of a hundred thousand strings. */
export const QUARTERS = [1, 2, 3, 4] as const;
const COUNT = Math.ceil(roundsOf(25_000, 3000) / BATCH) * BATCH;
/** A fault is shown a few times, not a hundred thousand times. */
const SHOWN = 5;

/** Everything but line feeds that is not seen, or moves what is; and every space but the usual one. */
const UNSEEN = /[\0-\x09\x0b-\x1f\x7f-\xa0]|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\u1680\u2000-\u200a\u202f\u205f\u3000]/u;

/**
 * Renders a quarter of the hostile strings, each in every place of a report, in a format. The runner reads the output,
 * and the result is what is wrong with it. Each report is shown in the next of the views.
 */
export function faults(
  quarter: (typeof QUARTERS)[number],
  format: Format,
  views: readonly Partial<View>[],
  wrong: (text: string, batch: Batch) => readonly unknown[],
): readonly unknown[] {
  const found: unknown[] = [];
  let batches = 0;
  for (const batch of hostileReports(quarter, COUNT)) {
    const text = library.reporters[format](batch.report, { ...batch.view, ...views[batches % views.length] });
    readGuarded(text, format, format === "github" ? ANNOTATIONS : []);
    found.push(...wrong(text, batch).slice(0, SHOWN - found.length));
    batches += 1;
  }
  countCases(batches * BATCH);
  return batches * BATCH < COUNT ? [`only ${String(batches)} reports`] : found;
}

/** The first character that a reader would not see, with the text before it. */
export function unseen(text: string): readonly unknown[] {
  const at = UNSEEN.exec(text)?.index;
  return at === undefined ? [] : [JSON.stringify(text.slice(Math.max(0, at - 40), at + 2))];
}

/** The characters of a text that no escape adds to it: the same before and after. */
export function marks(text: string): string {
  return text.replace(/[^!-~]|[\\{}0-9a-fnrtux]/gu, "");
}
