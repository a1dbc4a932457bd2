import { expect, test } from "vitest";
import { formatSnippet } from "../../src/reporters/snippet.js";
import { takeExcerpt } from "../../src/base/text/excerpt.js";
import { indexLines } from "../../src/base/text/lines.js";

test("a line whose end is in sight has no ellipsis at its end", () => {
  const line = `${"x".repeat(100)} "name" `;
  const range = indexLines(line).range(101, 107);
  const { line: shown, marks } = formatSnippet(takeExcerpt(line, range), 40);
  expect(shown.startsWith("…")).toBe(true);
  expect(shown.endsWith("…")).toBe(false);
  expect(shown.slice(marks.indexOf("^"), marks.length)).toBe('"name"');
});

test("a wide letter takes two columns, and a mark on a letter takes none", () => {
  const line = '"潮汐": "e\u0301"';
  const { marks } = formatSnippet(takeExcerpt(line, indexLines(line).range(6, 10)), 80);
  expect(marks).toBe(`${" ".repeat(8)}^^^`);
});

test("a line of a million letters is shown around the words that are meant", () => {
  const line = `${"x".repeat(500_000)}"here"${"y".repeat(500_000)}`;
  const { line: shown, marks } = formatSnippet(takeExcerpt(line, indexLines(line).range(500_000, 500_006)), 60);
  expect(shown.length).toBeLessThanOrEqual(60);
  expect(shown.slice(marks.indexOf("^"), marks.length)).toBe('"here"');
});
