import { describe, expect, test } from "vitest";
import { readPage } from "../../src/catalog/pages.js";
import { checks } from "../../src/checks/index.js";
import { findExplanation } from "../../src/cli/find-explanation.js";
import { formatPage } from "../../src/cli/format-page.js";
import { makePainter } from "../../src/reporters/terminal-text.js";
import { measureWidth } from "../../src/base/text/width.js";

const PLAIN = { columns: 80, paint: makePainter({ color: false }) };
const format = (lines: readonly string[], columns = 40): readonly string[] =>
  formatPage(lines.join("\n"), { ...PLAIN, columns }).split("\n");

/** Pairs of lines of one paragraph or list item, of which the first has room for the second one's first word. */
function findEarlyBreaks(prose: string): readonly string[] {
  const lines = prose.split("\n");
  return lines.flatMap((line, at) => {
    const next = lines[at + 1] ?? "";
    if (line === "" || next === "" || /^ *(?:[-*] |\d+\. )/u.test(next)) return [];
    const [word = ""] = next.trimStart().split(" ");
    return measureWidth(`${line} ${word}`) <= PLAIN.columns ? [`${line}\n${next}`] : [];
  });
}

describe.each(checks.map(({ id }) => id))("the page of %s on a terminal", (id) => {
  test("has lines that are full, and no wider than the terminal", () => {
    const prose = readPage(id).replace(/^ *```[^]*?^ *```$|^[|#].*$/gmu, "");
    expect(findEarlyBreaks(formatPage(prose, PLAIN))).toEqual([]);
    const wide = findExplanation(id, PLAIN)
      .split("\n")
      .filter((line) => measureWidth(line) > PLAIN.columns);
    // A line of code is to be copied, and so is a word that is longer than a line.
    expect(wide.filter((line) => !line.startsWith("  ") && line.trim().includes(" "))).toEqual([]);
  });

  test("shows no marks of Markdown", () => {
    const lines = findExplanation(id, PLAIN).split("\n");
    // An example is indented, and is the author's own text.
    const marked = lines.filter((line) => !line.startsWith("  ") && /\]\(|^```|^\||^#|\*\*/u.test(line));
    expect(marked).toEqual([]);
  });
});

test("a page is Markdown for a pipe and a file", () => {
  expect(findExplanation("manifest-name")).toMatch(/^# manifest-name\n/u);
});

test("a table has columns, and its widest ones give way", () => {
  const table = ["| Key | Meaning |", "| --- | --- |", "| `a` | [one](x.md) two three four five six seven |"];
  expect(format(table)).toEqual(["Key  Meaning", `───  ${"─".repeat(33)}`, "`a`  one two three four five six seven"]);
  expect(format(table, 30)).toEqual([
    "Key  Meaning",
    `───  ${"─".repeat(25)}`,
    "`a`  one two three four five",
    "     six seven",
  ]);
});

test("what a check prints is broken as on a terminal, and other code is kept", () => {
  const message = "  3:11  error  One two three four five six seven";
  const help = "       = Do one thing after the other, please";
  expect(format(["```text", message, help, "     3 │ aaaaaaaaaa bbbbbbbbbb cccccccccc dddd", "```"])).toEqual([
    "    3:11  error  One two three four five",
    "                 six seven",
    "         = Do one thing after the other,",
    "           please",
    `       3 │ aaaaaaaaaa bbbbbbbbbb cccccc…`,
  ]);
  const code = `{ "reason": "a text that is longer than the terminal" }`;
  expect(format(["```json", code, "```"])).toEqual([`  ${code}`]);
});

test("what never ends is shown to the end of the page", () => {
  expect(format(["```text", "a"])).toEqual(["  a"]);
  expect(format(["| a |", "| --- |", "| b |"])).toEqual(["a", "─", "b"]);
});

test("a code of any check is explained, and one that a check does not have names what was meant", () => {
  for (const { id, codes } of checks) {
    for (const [code, sentence] of Object.entries(codes)) {
      expect(findExplanation(`${id}/${code}`)).toContain(`${id}/${code}: ${sentence}.\n`);
    }
  }
  expect(() => findExplanation("manifest-tags/too-mny")).toThrow("The check manifest-tags has no code");
  expect(() => findExplanation("manifest-tag/too-many")).toThrow("There is no check");
  expect(() => findExplanation("maifest")).toThrow(
    expect.objectContaining({ message: 'There is no check "maifest"', help: "Did you mean manifest?" }),
  );
});
