import { expect, test } from "vitest";
import { makeWrap, measureWidth } from "../../../src/base/text/width.js";
import { random } from "../../support/random.js";

const SENTENCE = "Use only the letters A to Z and a to z, digits, spaces, hyphens and underscores";

test("a sentence is broken between words, within the columns that are left", () => {
  expect(makeWrap(50)(SENTENCE, 10)).toEqual([
    "Use only the letters A to Z and a to z,",
    "digits, spaces, hyphens and underscores",
  ]);
  expect(makeWrap(100)(SENTENCE, 10)).toEqual([SENTENCE]);
});

test("a line has at most 120 columns on a terminal that is wider", () => {
  const [first = ""] = makeWrap(400)(`${SENTENCE}; ${SENTENCE}`, 0);
  expect(first.length).toBeGreaterThan(100);
  expect(first.length).toBeLessThanOrEqual(120);
});

test("a wide letter takes two columns", () => {
  const lines = makeWrap(40)(Array.from({ length: 20 }, () => "潮汐").join(" "), 0);
  expect(lines.map(measureWidth)).toEqual([39, 39, 19]);
});

test("a word that is too long stays whole, to be copied", () => {
  const path = `plugins/${"x".repeat(60)}/manifest.json`;
  expect(makeWrap(40)(`There is no ${path} here`, 0)).toEqual(["There is no", path, "here"]);
});

test("of any text no word and no space within a line is lost, and no line is broken for nothing", () => {
  const below = random(7);
  let broken = 0;
  for (let round = 0; round < 500; round++) {
    const words = Array.from({ length: below(30) }, () => "w漢".repeat(below(9)));
    const text = `start ${words.join(" ")}`;
    const columns = 20 + below(80);
    const lines = makeWrap(columns)(text, 0);
    expect(lines.join(" ").split(/ +/u).filter(Boolean)).toEqual(text.split(/ +/u).filter(Boolean));
    for (const line of lines) if (line.includes(" ")) expect(measureWidth(line)).toBeLessThanOrEqual(columns);
    if (lines.length > 1) broken++;
  }
  expect(broken).toBeGreaterThan(250);
});
