import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { filesIn } from "../support/imports.js";
import { ROOT } from "../support/project.js";

/** Of a number that says by itself what it limits. 100 and 1 MiB limit many other things. */
const TELLING = /\b(?:25_?000|65_?000|64_?000|65_?53[56]|125_?000|100_?000|10_?000_?000)\b/u;
/** Rooms that know of GitHub. A marketplace's notes have a limit of their own. */
const ROOMS = /^src\/(?:reporters|github|action|release\/(?!targets\/marketplace\/))/u;

test("each of GitHub's limits is a number in one file only", () => {
  const numbered = filesIn("src").filter(
    (path) => ROOMS.test(path) && path.endsWith(".ts") && TELLING.test(withoutComments(path)),
  );
  expect(numbered, "take it from core/github-limits.ts").toEqual([]);
});

test("each of GitHub's limits has a source", () => {
  const text = readFileSync(join(ROOT, "src/core/github-limits.ts"), "utf8");
  // A source also holds for the limits of its paragraph.
  for (const paragraph of text.slice(text.indexOf("{")).split("\n\n")) {
    expect(paragraph).toMatch(/https:\/\/(?:docs\.)?github\.com\/|Measured/u);
  }
});

function withoutComments(path: string): string {
  return readFileSync(join(ROOT, path), "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*$/gmu, "");
}
