import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fullHeadings } from "../../src/text/markdown/markdown-full.js";
import { plainHeadings } from "../../src/text/markdown/markdown-plain.js";
import { ROOT } from "../support/project.js";
import { random } from "../support/random.js";

/** Lines that mean one thing alone, and another beside others. */
const LINES = [
  "",
  "",
  "",
  "# Tide Table",
  "## Installation",
  "### 1. Install  it ",
  "## [1.2.0] - 2026-01-02",
  "## [1.2.0](https://example.com/compare/v1...v2) (2026-01-02)",
  "## [Unreleased]",
  "## 🚀 Setup",
  "## `code` title",
  "## Closed ##",
  "## C#",
  "#No heading",
  "##\u00a0Nor this",
  "##",
  " ## Indented",
  "    # Code",
  "\t# Tab",
  "## ![logo](https://example.com/x.png) Logo",
  "Some text that is seen.",
  "Text with a [link](https://example.com).",
  "text",
  "---",
  "===",
  "  ---",
  "- - -",
  "***",
  "-",
  "- item",
  "  - item of an item",
  "* **bold** item",
  "1. first",
  "   continued",
  "    continued",
  "- # Heading in a list",
  "-     # code in a list",
  "10. ## Heading in a list",
  "> quote",
  "> # Heading in a quote",
  "> ```",
  "```",
  "```sh",
  "````",
  "~~~",
  "``` a`b",
  "  ```",
  "   ```sh",
  "    ```",
  "- ```",
  "1. ```sh",
  "npm install tide-table",
  "   npm install",
  "# comment of a shell",
  "<!-- a comment -->",
  "<!-- an open comment",
  "-->",
  "<!-- # Heading -->",
  '<p align="center">',
  '  <img src="x.png">',
  "</p>",
  "<h2>Installation</h2>",
  "<blockquote>",
  "</blockquote>",
  "<pre>",
  "</pre>",
  "<script>",
  "<https://example.com>",
  '<a id="x"></a>',
  "text <b>bold</b>",
  "text <h2>Heading</h2>",
  "- <div>",
  "[1.2.0]: https://example.com/v1.2.0",
  "[unreleased]: https://example.com/",
  "[1.2.0]: <https://example.com>",
  "[note]:",
  "'a title'",
  "[MIT](LICENSE)",
  "[1.2.0",
  "]: https://example.com",
  "![picture](x.png)",
  "| a | b |",
  "|---|---|",
  "a: b",
  "&nbsp;",
  "\\# No heading",
  "  ",
  "\u00a0",
  "\f",
];

/** The lines that decide where code begins and ends. */
const FENCES = LINES.filter((line) => /`{3}|~{3}|^ *(?:[-*>]|\d+\.) |^ {2,}|^$/u.test(line)).concat(
  "# Title",
  "# Title",
  "# Title",
  "   ```",
  "  ````",
);

/** Whether a text is plain; fails where the parser reads it otherwise. */
function comparedHeadings(text: string): number | undefined {
  const plain = plainHeadings(text);
  if (!plain) return undefined;
  const [quick, full] = [JSON.stringify(plain), JSON.stringify(fullHeadings(text))];
  if (quick !== full) throw new Error(`${JSON.stringify(text)}:\n${quick}\n${full}`);
  return plain.length;
}

test.each([
  ["lines of every kind", LINES, 11, 150_000],
  ["fences and lists", FENCES, 13, 100_000],
])("what is read plainly is read the same by the parser, in texts of %s", (_, kindsOfLines, seed, rounds) => {
  const next = random(seed);
  const counts: number[] = [];
  for (let round = 0; round < rounds; round++) {
    // Few kinds of lines in each text: the more kinds, the more likely one of them is not plain.
    const kinds = Array.from({ length: 2 + next(6) }, () => kindsOfLines[next(kindsOfLines.length)] ?? "");
    const lines = Array.from({ length: 2 + next(12) }, () => kinds[next(kinds.length)] ?? "");
    const text = (next(20) === 0 ? "\uFEFF" : "") + lines.join(next(10) === 0 ? "\r\n" : "\n");
    const count = comparedHeadings(text);
    if (count !== undefined) counts.push(count);
  }
  expect(counts.length).toBeGreaterThan(rounds / 20);
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(rounds / 100);
});

test("mutations of real documents that are read plainly are read the same by the parser", () => {
  const next = random(12);
  const documents = ["README.md", "CHANGELOG.md"].map((name) =>
    readFileSync(join(ROOT, "fixtures", "whole", "weather-widget", name), "utf8"),
  );
  let plain = 0;
  for (let round = 0; round < 4000; round++) {
    const lines = (documents[round % 2] ?? "").split("\n").slice(0, 10 + next(60));
    for (let change = 1 + next(3); change > 0; change--) {
      const inserted = next(2) === 0 ? [LINES[next(LINES.length)] ?? ""] : [];
      lines.splice(next(lines.length), next(2), ...inserted);
    }
    const text = lines.join("\n");
    if (comparedHeadings(text) !== undefined) plain++;
  }
  expect(plain).toBeGreaterThan(1000);
});

test.each([
  ["the README of the weather widget", "fixtures/whole/weather-widget/README.md"],
  ["its changelog", "fixtures/whole/weather-widget/CHANGELOG.md"],
  ["the changelog of this project", "CHANGELOG.md"],
])("%s is plain", (_, path) => {
  expect(plainHeadings(readFileSync(join(ROOT, path), "utf8"))).toBeDefined();
});
