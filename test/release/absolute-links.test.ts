import { expect, test } from "vitest";
import { readEntries } from "../../src/plugin/documents/changelog.js";
import { makeLinksAbsolute } from "../../src/release/absolute-links.js";
import { readReleaseNotes } from "../../src/release/notes.js";

const PLACE = { repository: "https://github.com/harbour/tides", tag: "plugins/tides/v1.2.3", folder: "plugins/tides" };
const BLOB = "https://github.com/harbour/tides/blob/plugins/tides/v1.2.3";
const RAW = "https://github.com/harbour/tides/raw/plugins/tides/v1.2.3";

test.each([
  ["[how](docs/upgrade.md#steps)", `[how](${BLOB}/plugins/tides/docs/upgrade.md#steps)`],
  ["[how](./docs/upgrade.md 'Title')", `[how](${BLOB}/plugins/tides/docs/upgrade.md 'Title')`],
  ["[how](<docs/an upgrade.md>)", `[how](<${BLOB}/plugins/tides/docs/an%20upgrade.md>)`],
  ["[up](../other/a%20b.md?plain=1)", `[up](${BLOB}/plugins/other/a%20b.md?plain=1)`],
  ["[root](/LICENSE)", `[root](${BLOB}/LICENSE)`],
  ["![new](screenshots/a.png)", `![new](${RAW}/plugins/tides/screenshots/a.png)`],
  ["[![new](a.png)](docs/a.md)", `[![new](${RAW}/plugins/tides/a.png)](${BLOB}/plugins/tides/docs/a.md)`],
  ["[g]: ./docs/upgrade.md", `[g]: ${BLOB}/plugins/tides/docs/upgrade.md`],
  ["[p]: <a.png>", `[p]: <${RAW}/plugins/tides/a.png>`],
  ['<img width="9" src="a.png">', `<img width="9" src="${RAW}/plugins/tides/a.png">`],
  ["<a href='docs/a.md'>a</a>", `<a href='${BLOB}/plugins/tides/docs/a.md'>a</a>`],
])("%s gets the address of the tag", (before, after) => {
  expect(makeLinksAbsolute(before, PLACE)).toBe(after);
});

test.each([
  ...[
    "[a](https://example.com)",
    "[a](#steps)",
    "[a](mailto:a@example.com)",
    "[a](//example.com/a)",
    "![a](data:image/png;base64,AA)",
  ],
  ...[
    "`[a](docs/a.md)`",
    "```\n[a](docs/a.md)\n```",
    "~~~md\n![a](a.png)\n~~~",
    "<!-- [a](docs/a.md) -->",
    "``a ` [a](b.md)``",
  ],
  ...["[a](../../../etc/passwd)", "[a]", "a](b)", "[a][b]", "text (docs/a.md)", "- [ ] (a)", "javascript:alert(1)"],
])("%j stays as it is", (text) => {
  expect(makeLinksAbsolute(text, PLACE)).toBe(text);
});

test("hostile notes are soon read", () => {
  for (const piece of ["[", "![", "[a](", "<img ", "```\n", "`", "[a]: ", "<!--", "[[a]", "(("]) {
    const text = piece.repeat(30_000);
    expect(makeLinksAbsolute(text, PLACE).length).toBeGreaterThanOrEqual(text.length);
  }
});

test("two headings of one version are one entry of the notes", async () => {
  const text = "# Changelog\n\n## [1.4.0]\n\n- Second half.\n\n## [1.4.0]\n\n- First half.\n\n## [1.3.0]\n\n- Old.\n";
  const names = { packageName: undefined, name: undefined };
  const changelog = { file: "CHANGELOG.md", text, entries: await readEntries("CHANGELOG.md", text, names) };
  const notes = readReleaseNotes(changelog, { version: "1.4.0", place: undefined });
  expect(notes?.text).toBe("- Second half.\n\n- First half.");
});
