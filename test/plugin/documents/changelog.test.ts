import { describe, expect, test } from "vitest";
import { readEntries, type ChangelogEntry } from "../../../src/plugin/documents/changelog.js";
import { readChangelogTitle } from "../../../src/plugin/documents/changelog-title.js";
import { indexLines } from "../../../src/base/text/lines.js";
import { random } from "../../support/random.js";
import { startEffort } from "../../support/effort.js";
import { nightly } from "../../support/nightly.js";

const NAMES = { packageName: "@harbour/tide-table", name: "Tide Table" };
const readEntriesOf = (text: string): Promise<readonly ChangelogEntry[]> => readEntries("CHANGELOG.md", text, NAMES);
const readVersions = async (text: string): Promise<readonly string[]> =>
  (await readEntriesOf(text)).map(({ version }) => version);

test.each([
  "1.2.0",
  "v1.2.0",
  "V1.2.0",
  "[1.2.0] - 2026-01-31",
  "[1.2.0] 2026-01-31",
  "1.2.0 (2026-01-31)",
  "1.2.0 / 2026-01-31",
  "1.2.0: The tide turns",
  "1.2.0 The tide turns",
  "🌊 v1.2.0",
  "Version 1.2.0",
  "Release v1.2.0",
  "ver. 1.2.0",
  "2026-01-31, Version 1.2.0 (Current), @harbour",
  "2026-01-31 - 1.2.0",
  "tide-table@1.2.0",
  "@harbour/tide-table@1.2.0",
  "@harbour/tide-table@v1.2.0",
  "tide-table-v1.2.0",
  "tide-table v1.2.0",
  "Tide Table 1.2.0",
  "TIDE TABLE: 1.2.0",
])("the heading %j begins the entry of 1.2.0", (title) => {
  const read = readChangelogTitle(title, ["@harbour/tide-table", "tide-table", "Tide Table"]);
  expect(read).toMatchObject({ version: "1.2.0", isExact: true, isUnreleased: false });
  expect(read?.date ?? "2026-01-31").toBe("2026-01-31");
});

test.each([
  "Migration from 1.1.0 to 1.2.0",
  "Upgrading to 1.2.0",
  "What is new in 1.2.0",
  "Node 20.1.0",
  "1.2 migration guide",
  "2026-01-31",
  "Next steps",
  "Unreleasedness",
  "Changelog",
  "Tide Table",
  "",
  "x".repeat(100_000),
])("the heading %j begins no entry", (title) => {
  expect(readChangelogTitle(title, ["Tide Table"])).toBeUndefined();
});

test.each(["1.2", "1.2.0.1", "01.2.0", "v1.2 (2026-01-31)", "1.2: tides"])("%j is not a whole version", (title) => {
  expect(readChangelogTitle(title, [])).toMatchObject({ isExact: false });
});

test.each([
  "Unreleased",
  "[Unreleased]",
  "UNRELEASED - 2026",
  "Upcoming",
  "Next",
  "🚧 Next release",
  "Not yet released",
])("%j is what is not yet released", (title) => {
  expect(readChangelogTitle(title, [])).toMatchObject({ version: "", isUnreleased: true });
});

describe("an entry", () => {
  test("ends at the next one, whatever their levels, and contains headings of its own level or below", async () => {
    const text = [
      "# Changelog\n",
      "## [2.0.0](https://example.com) (2026-01-31)\n",
      "### Features\n\n* tides\n",
      "### [1.9.1](https://example.com) (2026-01-01)\n",
      "### Bug Fixes\n\n* night\n",
      "# 1.9.0\n",
      "#### Deep\n\ntext\n",
    ].join("\n");
    const entries = await readEntriesOf(text);
    expect(entries.map(({ version, titles, isEmpty }) => [version, titles, isEmpty])).toEqual([
      ["2.0.0", ["Features"], false],
      ["1.9.1", ["Bug Fixes"], false],
      ["1.9.0", ["Deep"], false],
    ]);
    expect(entries[0]?.body).toBe("\n### Features\n\n* tides\n\n");
  });

  test("ends at a heading of a higher level", async () => {
    const [entry] = await readEntriesOf("# Changelog\n\n## 1.2.0\n\n### Added\n\n# License\n\nMIT\n");
    expect(entry).toMatchObject({ titles: ["Added"], isEmpty: true });
  });

  test("contains a heading that names its own version", async () => {
    const [entry, ...others] = await readEntriesOf("## 1.2.0\n\n### 1.2.0: how to migrate\n\ntext\n");
    expect(entry).toMatchObject({ titles: ["1.2.0: how to migrate"], isEmpty: false });
    expect(others).toEqual([]);
  });

  test("is not made of another package, which ends the entry before it", async () => {
    const text = "## tide-table@1.2.0\n\n## radar@9.0.0\n\ntext\n\n## @harbour/tide-table@1.1.0\n\ntext\n";
    expect((await readEntriesOf(text)).map(({ version, isEmpty }) => [version, isEmpty])).toEqual([
      ["1.2.0", true],
      ["1.1.0", false],
    ]);
    const nameless = await readEntries("CHANGELOG.md", text, { packageName: undefined, name: undefined });
    expect(nameless.map(({ version }) => version)).toEqual(["1.2.0", "9.0.0", "1.1.0"]);
  });

  test("is where a reader sees it: not in code, a comment or a quote", async () => {
    const text = "```\n## 1.2.0\n```\n\n<!--\n## 1.2.1\n-->\n\n> ## 1.2.2\n\n    ## 1.2.3\n\n## 1.2.4\n";
    expect(await readVersions(text)).toEqual(["1.2.4"]);
  });
});

describe("a line of its own begins an entry", () => {
  test.each([
    "1.2.0",
    "v1.2.0",
    "[1.2.0]",
    "**1.2.0**",
    "1.2.0:",
    "v1.2.0 - August 21, 2026",
    "1.2.0 (2026-08-21)",
    "1.2.0 / 21 Aug 2026",
    "1.2.0, Fri Aug 21st 2026",
    "2026-08-21, Version 1.2.0",
    "[v1.2.0](https://example.com/1.2.0) - 2026-08-21",
    "tide-table v1.2.0 (2026/08/21 10:15 +0200)",
    "Tide Table 1.2.0 - August 2026",
  ])("%j", async (line) => {
    const text = `# Changelog\n\n${line}\n\n### Added\n\n- Tides.\n\nv1.1.0\n\n- Low.\n`;
    const entries = await readEntriesOf(text);
    expect(entries.map(({ version, style, isEmpty }) => [version, style, isEmpty])).toEqual([
      ["1.2.0", "line", false],
      ["1.1.0", "line", false],
    ]);
    expect(entries[0]).toMatchObject({ source: line, titles: ["Added"], body: "\n### Added\n\n- Tides.\n\n" });
  });

  test("also where a list follows at once, and where headings end it", async () => {
    const entries = await readEntriesOf("# Changes\n\n1.2.0\n  * Tides.\n\n# License\n\nMIT\n");
    expect(entries.map(({ version, body }) => [version, body])).toEqual([["1.2.0", "  * Tides.\n\n"]]);
  });

  test("but not next to other words, in a list, a quote, code or a comment, nor as a part of a version", async () => {
    const lines = [
      "1.2.0 is out",
      "Since 1.2.0",
      "1.2",
      "10.5",
      "2026-08-21",
      "##1.2.0",
      "- 1.2.0",
      "* v1.2.0 (2026-08-21)",
      "> 1.2.0",
      "    1.2.0",
      "<!-- 1.2.0 -->",
      "```\n1.2.0\n```",
      "<pre>\n\n1.2.0\n\n</pre>",
      "1.2.0\nTides.",
      "v1.2.0:\n  date: 2026-08-21",
      "[1.2.0]: https://example.com/1.2.0",
      "1.2.0 ü",
    ];
    for (const line of lines) expect(await readVersions(`- Tides.\n\n${line}\n\n- Low.\n`), line).toEqual([]);
  });

  test("and not once more inside that entry", async () => {
    const entries = await readEntriesOf("## 1.2.0\n\nv1.2.0\n\n- Tides.\n");
    expect(entries.map(({ version, style, isEmpty }) => [version, style, isEmpty])).toEqual([["1.2.0", "atx", false]]);
  });
});

/** Changelogs as tools write them. */
const OF_TOOLS = [
  "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-01-31\n\n### Added\n\n- Tides.\n\n## [1.1.0] - 2025-06-03\n\n- Low.\n\n[1.2.0]: https://example.com/1\n[1.1.0]: https://example.com/2\n",
  "# @harbour/tide-table\n\n## 1.2.0\n\n### Minor Changes\n\n- 1a2b3c4: Tides.\n\n## 1.1.0\n\n### Patch Changes\n\n- Low.\n",
  "# [1.2.0](https://example.com/compare/v1.1.0...v1.2.0) (2026-01-31)\n\n### Features\n\n* tides\n\n## 1.1.0 (2025-06-03)\n\n* low\n",
  "# Changelog\r\n\r\n## 1.2.0\r\n\r\nTides.\r\n\r\n## 1.1.0\r\n\r\nLow.\r\n",
];

test.each(OF_TOOLS)("changelog %# of a tool has its two versions, each with something in it", async (text) => {
  const versions = (await readEntriesOf(text)).filter(({ version }) => version !== "");
  expect(versions.map(({ version, isEmpty }) => [version, isEmpty])).toEqual([
    ["1.2.0", false],
    ["1.1.0", false],
  ]);
});

test("places are where the titles are, in 3,000 changelogs put together by chance", async () => {
  const next = random(41);
  const pieces = [
    "# ",
    "## ",
    "### ",
    "1.2.0",
    "v1.1.0",
    "[1.0.0]",
    "Unreleased",
    "\n",
    "\n\n",
    "text",
    "- x",
    "---\n",
    "<!-- ",
    " -->",
    "```\n",
    "<h2>1.3.0</h2>",
    " (2026-01-31)",
    "\n\nv1.4.0\n\n",
    "> ",
    "\r\n",
  ];
  let read = 0;
  for (let round = 0; round < 3000; round++) {
    const text = Array.from({ length: next(30) }, () => pieces[next(pieces.length)]).join("");
    const lines = indexLines(text);
    for (const { at, source, body } of await readEntriesOf(text)) {
      if (source === "" || lines.slice(at.range) !== source || !text.includes(body))
        throw new Error(JSON.stringify({ text, at, source }));
      read++;
    }
  }
  expect(read).toBeGreaterThan(3000);
});

nightly("a hundred kilobytes that try to be slow are soon read", async () => {
  for (const piece of [
    "# 1.2.0\n",
    "## [",
    "1.2.0\n-\n",
    "# \n",
    "## a@",
    "# 2026-01-31 ",
    "1.2.0\n\n",
    "**1.2.0 Aug 1**\n\n",
  ]) {
    const effort = startEffort();
    await readEntriesOf(piece.repeat(Math.floor(100_000 / piece.length)));
    expect(effort(), piece).toBeLessThan(5000);
  }
});
