import { issueCommand } from "./actions-core.js";
import { describe, expect, test } from "vitest";
import {
  escapeCommandData,
  escapeCommandProperty,
  makeInert,
  makeInertJson,
  formatCodeBlock,
  formatMarkdown,
  formatMarkdownCode,
  mayBeSecret,
  quote,
  shorten,
  makeVisible,
} from "../../../src/base/text/safe.js";
import { WHITE_SPACE } from "../../runner/hostile.js";
import { COMMAND_NAMES, readCommands } from "../../runner/model.js";

describe("visible", () => {
  test.each([
    ["a plain line stays", 'The name "Weather"', 'The name "Weather"'],
    ["line breaks are written out", "a\r\nb\u2028c", "a\\r\\nb\\u2028c"],
    ["a tab is written out", "a\tb", "a\\tb"],
    ["escape sequences are written out", "\u001b[31mred\u0007", "\\x1b[31mred\\x07"],
    ["text that runs backwards is written out", "a\u202eb", "a\\u202eb"],
    ["invisible characters are written out", "a\u200b\ufeff\u{e0041}", "a\\u200b\\ufeff\\u{e0041}"],
    ["spaces that are no spaces are written out", "a\u00a0b\u3000c", "a\\xa0b\\u3000c"],
    ["half characters are written out", "a\ud800b", "a\\ud800b"],
    ["other scripts and emoji stay", "潮汐 ⛵ é", "潮汐 ⛵ é"],
    ["a command at the start is broken", "  ::error::x", "  \\::error::x"],
    ["the old form of a command is broken anywhere", "a ##[add-mask]e", "a ##\\[add-mask]e"],
  ])("%s", (_, text, shown) => {
    expect(makeVisible(text)).toBe(shown);
    expect(readCommands(`${shown}\n`).commands).toEqual([]);
  });
});

test("a quoted string is JSON, and is cut with an ellipsis", () => {
  expect(quote('a "b"\n')).toBe('"a \\"b\\"\\n"');
  expect(quote("⛵".repeat(100), 10)).toBe(`"${"⛵".repeat(10)}…"`);
  expect(quote("x".repeat(1_000_000)).length).toBeLessThan(100);
});

test("nothing is shown of a text that may be a secret", () => {
  // This kind is known by eight characters, of those that are the fewest of a secret.
  const token = `${"x".repeat(8)}AZDOabcd`;
  expect(mayBeSecret(token)).toBe(true);
  expect(mayBeSecret(token.slice(1))).toBe(false);
  expect(mayBeSecret("x".repeat(400))).toBe(false);
  expect(quote(token)).toBe('"…"');
  expect(quote(token.slice(1))).toBe('"xxxxxxxAZDOabcd"');
});

test("values that are not strings are named by what they are", () => {
  expect([null, true, 1.5, [1], { a: 1 }, undefined].map((value) => quote(value))).toEqual([
    "null",
    "true",
    "1.5",
    "an array",
    "an object",
    "undefined",
  ]);
});

test("a text of exactly the longest length is not cut", () => {
  expect(shorten("⛵⛵", 2)).toBe("⛵⛵");
  expect(shorten("⛵⛵⛵", 2)).toBe("⛵⛵…");
  expect(shorten("😀😀", 2)).toBe("😀😀");
  expect(shorten("😀😀😀", 2)).toBe("😀😀…");
});

test("inert text contains no command in any of its lines, and is otherwise the same", () => {
  const text = "one\n\u3000::set-output name=a::b\r::error::c\nfour ##[group]d\n";
  expect(readCommands(text).commands).not.toEqual([]);
  expect(readCommands(makeInert(text)).commands).toEqual([]);
  expect(makeInert("a:b\nc :: d\n")).toBe("a:b\nc :: d\n");
});

test("inert JSON means the same and contains nothing that fools the runner or a reader", () => {
  const value = { "##[add-mask]e": "\u202e \u0085 \u2028 \ud83d\ude00 ##[x] \u{e0041}" };
  const json = makeInertJson(JSON.stringify(value));
  expect(JSON.parse(json)).toEqual(value);
  expect(json).not.toMatch(/##\[|[\u0080-\u009f\u202e\u2028]/u);
});

test.each(COMMAND_NAMES)("the command %s runs in no form, after no white space of the runner's", (name) => {
  for (const space of WHITE_SPACE) {
    for (const text of [
      `${space}::${name}::x`,
      `a\n${space}::${name} file=a::x`,
      `a ##[${name}]x`,
      `${space}##[${name}]x`,
    ]) {
      for (const shown of [makeVisible(text), makeInert(text)]) expect(readCommands(shown).commands, text).toEqual([]);
    }
    expect(readCommands(`${space}::${name}::x`).commands).toHaveLength(1);
  }
});

describe("a workflow command", () => {
  const messages = ["a,b:c", "100%", "%0A", "two\nlines", "x\r\n::error::y", "::add-mask::e"];

  test.each(messages)("is one command whatever its words: %j", (message) => {
    const output = `::error file=${escapeCommandProperty(message)}::${escapeCommandData(message)}\n`;
    const { commands } = readCommands(output);
    expect(commands).toHaveLength(1);
    expect(commands[0]?.properties["file"]?.trim()).toBe(message.trim());
  });

  test.each(messages.slice(0, 4))("is escaped as the toolkit escapes it: %j", async (message) => {
    const ours = `::error file=${escapeCommandProperty(message)},title=t::${escapeCommandData(message)}\n`;
    expect(ours).toBe(await issueCommand(message, { file: message, title: "t" }));
  });
});

describe("markdown", () => {
  test.each([
    ["markup", "*a* _b_ ~~d~~ | e", "\\*a\\* \\_b\\_ \\~\\~d\\~\\~ \\| e"],
    ["HTML", "<img src=x>&amp;<!--", "\\<img src=x\\>\\&amp;\\<\\!--"],
    ["a list", "- a", "\\- a"],
    ["a numbered list", "1. a", "1\\. a"],
    ["a list of more than nine", "12. a", "12\\. a"],
    ["a heading", "# a", "\\# a"],
  ])("escapes %s", (_, text, shown) => {
    expect(formatMarkdown(text)).toBe(shown);
  });

  test.each([
    ["a link", "[a](https://b)", "`[a](https://b)`"],
    ["a mention", "by @someone, too", "by `@someone`, too"],
    ["an address of e-mail", 'it is "a b@example.com".', 'it is `"a b@example.com"`.'],
    ["an issue", "#12 GH-3", "`#12` `GH-3`"],
    ["an issue in small letters", "gh-3", "`gh-3`"],
    ["a bare address in capital letters", "WWW.example.com", "`WWW.example.com`"],
    ["one space at the start", " a", "` `a"],
    ["one space at the end", "a ", "a` `"],
    ["a commit", "at 0123abc!", "at `0123abc`\\!"],
    ["a bare address", "see _www.example.com", "see `_www.example.com`"],
    ["mathematics", "$x$", "`$x$`"],
    ["an emoji", "line:100:3", "`line:100:3`"],
    ["what has back-ticks", "`@a``b`", "``` `@a``b` ```"],
    ["two in quotes, side by side", '"@a""@b"', '`"@a""@b"`'],
    ["a part of a cell", "@a|b", "`@a`\\|b"],
    ["back-ticks", "a `b`", "a `` `b` ``"],
    ["spaces that a page shows as one", "a  b", "a`  `b"],
    ["spaces at the start and at the end", "  a ", "`  `a` `"],
  ])("makes a code span of %s", (_, text, shown) => {
    expect(formatMarkdown(text)).toBe(shown);
  });

  test("shows a path as code, however it is written", () => {
    expect(formatMarkdownCode("a/b.md:100:1")).toBe("`a/b.md:100:1`");
    expect(formatMarkdownCode("a|`b")).toBe("`a`\\|`` `b ``");
    expect(formatMarkdownCode("a`")).toBe("`` a` ``");
    expect(formatMarkdownCode("`a")).toBe("`` `a ``");
    // Markdown takes a space away at both ends, if there is one at both.
    expect(formatMarkdownCode(" a ")).toBe("`  a  `");
    expect(formatMarkdownCode(" a")).toBe("` a`");
    expect(formatMarkdownCode("a ")).toBe("`a `");
    expect(formatMarkdownCode("  ")).toBe("`  `");
    expect(formatMarkdownCode("\u200b\n")).toBe("`\\u200b\\n`");
  });
});

test("no line ends a block of code", () => {
  expect(formatCodeBlock(["a", "b\u200b"])).toEqual(["```text", "a", "b\\u200b", "```"]);
  expect(formatCodeBlock(["```", "````"])).toEqual(["`````text", "```", "````", "`````"]);
  expect(formatCodeBlock(["``", "`"])).toEqual(["```text", "``", "`", "```"]);
});

test("characters that fonts show as nothing are written out", () => {
  for (const hidden of ["\u3164", "\u115f", "\u034f", "\u{e0101}"])
    expect(makeVisible(`a${hidden}b`)).toMatch(/^a\\u\S+b$/u);
  expect(makeVisible("❤️")).toBe("❤️");
});
