import { describe, expect, test } from "vitest";
import { indexLines } from "../../../src/base/text/lines.js";
import { parseMarkdown } from "../../../src/base/text/markdown/markdown.js";
import { startEffort } from "../../support/effort.js";
import { nightly } from "../../support/nightly.js";
import { roundsOf, sampleOf } from "../../support/torture.js";

/** Each section as `level title`, with the text of its range and the text of its body. */
async function sections(text: string): Promise<readonly unknown[]> {
  const lines = indexLines(text);
  return (await parseMarkdown(text)).map(({ heading, body, isEmpty }) => [
    `${heading.style} ${String(heading.level)} ${heading.title}`,
    lines.slice(heading.range),
    lines.slice(body),
    isEmpty,
  ]);
}

const titles = async (text: string): Promise<readonly string[]> =>
  (await parseMarkdown(text)).map(({ heading }) => heading.title);

describe("a heading is found", () => {
  test.each([
    ["with the marks of ATX, closed or not", "# One\n\n## Two ##\n", ["One", "Two"]],
    ["underlined, over several lines", "One\n===\n\nTwo\nlines\n---\n", ["One", "Two lines"]],
    [
      "in HTML, with attributes and elements in it",
      '<h2 align="center">\n  <b>One</b> &amp; Two\n</h2>\n',
      ["One & Two"],
    ],
    ["in HTML that goes on over blank lines", "<h2>\n\nOne\n\n</h2>\n", ["One"]],
    ["in HTML within a paragraph", '<a id="one"></a><h2>One</h2>\n', ["One"]],
    [
      "without its markup",
      "## **One** `two` [three](x) [four][4] &amp; \\*five\\*\n\n[4]: y\n",
      ["One two three four & *five*"],
    ],
    [
      "without an address that GitHub does not open",
      "## [One](javascript:one) [two]\n\n[two]: javascript:two\n",
      ["One two"],
    ],
    ["without its pictures, tags and comments", "## ![logo](x.png) One <br> <!-- two -->\n", ["One"]],
    ["behind a byte order mark", "\uFEFF# One\n", ["One"]],
    ["behind front matter", "---\ntitle: One\n# no heading\n---\n# Two\n", ["Two"]],
    [
      "between lines that end as on Windows, or with a lone CR",
      "# One\r\n\r\nTwo\r\n---\r\n# Three\r# Four",
      ["One", "Two", "Three", "Four"],
    ],
    ["in a list", "- # One\n- two\n", ["One"]],
    ["between rules that are no front matter", "---\n\n# One\n\n---\n", ["One"]],
    ["without a title", "#\n", [""]],
  ])("%s", async (_, text, expected) => {
    expect(await titles(text)).toEqual(expected);
  });
});

describe("no heading is", () => {
  test.each([
    ["in a fence", "```\n# One\n```\n~~~ md\n# Two\n~~~\n"],
    ["in a fence that is never closed", "```\n# One\n"],
    ["in a fence within a list", "1. one\n\n   ```sh\n   # two\n   ```\n"],
    ["in code that is indented", "    # One\n"],
    ["in a comment", "<!--\n\n# One\n<h1>Two</h1>\n\n-->\n"],
    ["in a comment that begins within HTML", "<div><!--\n\n# One\n\n--></div>\n"],
    ["in a quote", "> # One\n>\n> Two\n> ---\n> <h2>Three</h2>\n"],
    ["in a quote or code that is written in HTML", "<blockquote>\n\n# One\n\n</blockquote>\n<pre><h2>Two</h2></pre>\n"],
    ["in a script", "<script>\nif (a<b) '<h2>One</h2>'\n</script>\n"],
    ["in code within a paragraph", "text `<h2>One</h2>`\n"],
    ["without a space behind its marks", "#One\n\n##\u00a0Two\n"],
    ["escaped", "\\# One\n"],
    ["of seven marks", "####### One\n"],
  ])("%s", async (_, text) => {
    expect(await titles(text)).toEqual([]);
  });
});

test("a section goes to the next heading of its level or above, and its range is that of the title", async () => {
  expect(
    await sections("# A\r\n\r\n## **B** b\r\n\r\ntext\r\n\r\n### C\r\n\r\n## D\r\n\r\nE\r\n---\r\n\r\n> text\r\n"),
  ).toEqual([
    ["atx 1 A", "A", "\r\n## **B** b\r\n\r\ntext\r\n\r\n### C\r\n\r\n## D\r\n\r\nE\r\n---\r\n\r\n> text\r\n", false],
    ["atx 2 B b", "**B** b", "\r\ntext\r\n\r\n### C\r\n\r\n", false],
    ["atx 3 C", "C", "\r\n", true],
    ["atx 2 D", "D", "\r\n", true],
    ["setext 2 E", "E", "\r\n> text\r\n", false],
  ]);
});

test("sections of HTML begin and end within a line", async () => {
  expect(await sections("<div><h1> A </h1>text<h2><b>B</b></h2></div>\n")).toEqual([
    ["html 1 A", "A", "text<h2><b>B</b></h2></div>\n", false],
    ["html 2 B", "<b>B</b>", "</div>\n", true],
  ]);
});

describe("a section with", () => {
  test.each([
    ["nothing", "", true],
    ["white space and a rule", "\n   \n\n***\n\n---\n", true],
    ["a comment", "<!-- to be written -->\n", true],
    ["an anchor", '<a id="x"></a>\n', true],
    ["a definition of a link", "[x]: https://example.com\n", true],
    ["a fence with nothing in it", "```\n\n```\n", true],
    ["headings of lower levels only", "### B\n\n### C\n", true],
    ["text below a lower heading", "### B\n\n### C\n\ntext\n", false],
    ["text", "text\n", false],
    ["a picture", "![](x.png)\n", false],
    ["a picture in HTML", '<p align="center">\n<img src="x.png">\n</p>\n', false],
    ["an address", "<https://example.com>\n", false],
    ["code", "```\nnpm install\n```\n", false],
    ["a quote with a heading in it", "> ## B\n", false],
    ["a list", "1. text\n", false],
    ["text in HTML", "<details>\ntext\n</details>\n", false],
  ])("%s is empty: %#", async (_, body, isEmpty) => {
    const [section] = await parseMarkdown(`## A\n\n${body}`);
    expect(section?.isEmpty).toBe(isEmpty);
  });
});

const HOSTILE = [
  "# a\n",
  "[",
  "![",
  "*a ",
  "`",
  "`a``",
  "> ",
  "- ",
  "<h2>",
  "<h2>a</h2>",
  "<!--",
  "<a ",
  "<",
  "\\",
  "[a]: b\n",
  "[a](",
  "a\n=\n",
  "&#",
  "a\r",
  "<pre>\n\n",
  "# [a]\n\n[a]: http://b\n\n",
];

const KIBIBYTES = roundsOf(512, 128);

nightly.each(sampleOf(HOSTILE, 10))(
  "a long text of %j is read with little effort, in a title, in a paragraph with HTML, and alone",
  async (piece) => {
    for (const before of ["# ", "x <h2>", ""]) {
      const effort = startEffort();
      await parseMarkdown(before + piece.repeat(Math.ceil((KIBIBYTES * 1024) / piece.length)));
      expect(effort()).toBeLessThan(10 * KIBIBYTES);
    }
  },
);
