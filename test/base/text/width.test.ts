import { expect } from "vitest";
import { measureWidth } from "../../../src/base/text/width.js";
import { manifestWith, wholePlugin } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { runCli } from "../../support/product.js";

const MARKED = '"no such"';

/** The line of a finding on a terminal, and its marks, where a key stands before what is marked. */
async function showMarked(key: string): Promise<readonly [line: string, marks: string]> {
  const manifest = manifestWith({}).replace('"license":', `"${key}": 1, "license":`).replace('"MIT"', MARKED);
  const { stdout } = await runCli(["validate", wholePlugin({ "manifest.json": manifest })]);
  const lines = stdout.split("\n");
  const at = lines.findIndex((line) => line.includes("^".repeat(MARKED.length)) && !line.includes("^^^^^^^^^^"));
  return [lines[at - 1] ?? "", lines[at] ?? ""];
}

nightly.each([
  ["a heart with a variation selector", "❤️", 2],
  ["a hand with a skin tone", "👍🏽", 2],
  ["a flag", "🇩🇪", 2],
  ["a keycap", "1️⃣", 2],
  ["a heart as text", "❤", 1],
  ["a letter with a mark", "e\u0301", 1],
  ["two wide letters", "潮汐", 4],
])("the marks after %s stand under what they mark", async (_, text, columns) => {
  const [line, marks] = await showMarked(text);
  expect(line).toContain(`"${text}": 1`);
  expect(marks.indexOf("^")).toBe(line.indexOf(MARKED) - text.length + columns);
  expect(measureWidth(text)).toBe(columns);
});

nightly("a line that is too long is cut between emoji, and its marks stand under what they mark", async () => {
  for (const emoji of ["❤️", "👍🏽"]) {
    const [line, marks] = await showMarked(emoji.repeat(45));
    const [, shown = ""] = /…(.*)"no such"/u.exec(line) ?? [];
    expect(shown).toBe(`${emoji.repeat(shown.split(emoji).length - 1)}": 1, "license": `);
    expect(marks.indexOf("^")).toBe(measureWidth(line.slice(0, line.indexOf(MARKED))));
  }
});
