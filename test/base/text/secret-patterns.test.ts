import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hasAnchor, hasAnchorSince } from "../../../src/base/text/secret-patterns.js";
import { ROOT } from "../../support/project.js";
import { random } from "../../support/random.js";
import { secretSamples } from "../../support/secret-samples.js";
import { roundsOf } from "../../support/torture.js";

const FILLER = "Words that say nothing, one after the other.\n".repeat(200);

test("what is typed, pasted or removed makes an anchor: a search of what has changed finds it", () => {
  const next = random(26);
  let tried = 0;
  for (const { line } of secretSamples(26)) {
    const text = FILLER + line + FILLER;
    expect(hasAnchor(text), line).toBe(true);
    for (let round = 0; round < roundsOf(60, 6); round++) {
      const at = FILLER.length + next(line.length);
      const length = next(3) === 0 ? line.length : 1 + next(3);
      const known = text.slice(0, at) + (next(2) === 0 ? "" : "…") + text.slice(at + length);
      if (hasAnchor(known)) continue;
      tried += 1;
      expect(hasAnchorSince(known, text), `${line} from ${String(at - FILLER.length)}`).toBe(true);
    }
  }
  expect(tried).toBeGreaterThan(100);
});

test("any number of blanks and quotation marks lie within an anchor", () => {
  const blanks = " \t\n".repeat(20_000);
  const text = `${FILLER}token${blanks}=${blanks}"${"a1B2".repeat(6)}"${FILLER}`;
  for (const part of ["token", "=", "a1B2"]) {
    const known = text.replace(part, "");
    const [before, after] = part === "a1B2" ? [text.replaceAll("a1B2", "a1.,"), text] : [known, text];
    expect([hasAnchor(before), hasAnchor(after), hasAnchorSince(before, after)]).toEqual([false, true, true]);
  }
});

test("an equal text has none, and no far one is searched", () => {
  expect(hasAnchorSince(FILLER, FILLER)).toBe(false);
  expect(hasAnchorSince(FILLER, `${FILLER}.`)).toBe(false);
  expect(hasAnchorSince("", FILLER)).toBe(false);
  expect(hasAnchorSince("aaa", "aaaa")).toBe(false);
});

test("no anchor is longer than what is searched around a change", () => {
  const source = readFileSync(join(ROOT, "src", "base", "text", "secret-patterns.ts"), "utf8");
  const patterns = source.slice(source.indexOf("FORMS ="), source.indexOf("function groupByFirstLetter"));
  const mosts = [...patterns.matchAll(/\{\d+,(\d*)\}/gu)].map(([, most]) => Number(most || Infinity));
  expect(Math.max(...mosts)).toBeLessThanOrEqual(2048);
  const endless = [...patterns.matchAll(/(?:\[(?:\\\\.|[^\][\n])*\]|\))[*+]/gu)].map(([part]) => part);
  expect([...new Set(endless)].toSorted()).toEqual([String.raw`[\\t-\\r \"'\\\\]*`, String.raw`[\\t-\\r ]*`]);
});
