import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { formatDay } from "../../src/base/text/day.js";
import { findWrittenDate, formatDayLike } from "../../src/base/text/date-form.js";
import { wholePlugin } from "../support/folders.js";
import { runCliHere } from "../support/product.js";

const TODAY = formatDay(new Date());
const GIT = { ".git/HEAD": "ref: refs/heads/main\n", ".git/objects/": "", ".git/refs/": "" };

async function raise(changelog: string, ...args: readonly string[]) {
  const cwd = wholePlugin({ ...GIT, "CHANGELOG.md": changelog });
  const { status, stdout, output } = await runCliHere(["version", ...args], { cwd });
  expect(status, output).toBe(0);
  return { cwd, stdout, after: readFileSync(join(cwd, "CHANGELOG.md"), "utf8") };
}

/** A changelog with a newer version, whose date is written as this one. */
const dated = (date: string, more = ""): string =>
  `# Changelog\n\n## Unreleased\n\n- Tides\n\n## 1.4.0 - ${date}\n\n- Wind\n${more}`;

test.each([
  ["2026-01-31", "2026-11-23"],
  ["2026/01/31", "2026/11/23"],
  ["2026.01.31", "2026.11.23"],
  ["31.01.2026", "23.11.2026"],
  ["31/01/2026", "23/11/2026"],
  ["1/31/2026", "11/23/2026"],
  ["31 January 2026", "23 November 2026"],
  ["31st of January, 2026", "23rd of November, 2026"],
  ["Jan 31, 2026", "Nov 23, 2026"],
  ["Jan. 31, 2026", "Nov. 23, 2026"],
  ["january 31, 2026", "november 23, 2026"],
  ["Sat, 31 Jan 2026", "Mon, 23 Nov 2026"],
  ["Saturday, January 31, 2026", "Monday, November 23, 2026"],
  ["Sept 01 2026", "Nov 23 2026"],
  ["January 2026", "November 2026"],
  ["2026-01-31 10:22:33 +0100", "2026-11-23"],
])("a day is written in the form of %s", (form, expected) => {
  expect(findWrittenDate(form)).toBe(form);
  expect(formatDayLike("2026-11-23", form)).toBe(expected);
});

test.each([
  ["2026-11-03", "2026-1-5", "2026-11-3"],
  ["2026-11-03", "Jan 05, 2026", "Nov 03, 2026"],
  ["2026-11-03", "5 January 2026", "3 November 2026"],
  ["2026-11-12", "January 2nd, 2026", "November 12th, 2026"],
])("on %s, the form of %s gives %s", (day, form, expected) => {
  expect(formatDayLike(day, form)).toBe(expected);
});

test("what can be read in two ways is read as another date shows, or not at all", () => {
  expect(formatDayLike("2026-11-23", "03/04/2026", ["28/03/2026"])).toBe("23/11/2026");
  expect(formatDayLike("2026-11-23", "03/04/2026", ["03/28/2026"])).toBe("11/23/2026");
  expect(formatDayLike("2026-11-23", "03/04/2026", ["05/06/2026"])).toBe("2026-11-23");
  expect(formatDayLike("2026-11-23", "May 5, 2026", ["Jan 5, 2026"])).toBe("Nov 23, 2026");
  expect(formatDayLike("2026-11-23", "May 5, 2026", ["January 5, 2026"])).toBe("November 23, 2026");
});

test("the new entry has the date in the form that stands there, below a fresh heading", async () => {
  const { after } = await raise(dated("31 January 2026"), "minor");
  const today = formatDayLike(TODAY, "31 January 2026");
  expect(after).toBe(dated("31 January 2026").replace("Unreleased", `Unreleased\n\n## 1.5.0 - ${today}`));
});

test("an entry that waits for its day gets it in that form", async () => {
  const { after } = await raise("## 1.5.0 - Unreleased\n\nTides\n\n## 1.4.0 - Jan 31, 2026\n\nWind\n", "1.5.0");
  expect(after).toBe(
    `## 1.5.0 - ${formatDayLike(TODAY, "Jan 31, 2026")}\n\nTides\n\n## 1.4.0 - Jan 31, 2026\n\nWind\n`,
  );
});

test("a date that can be read in two ways is left aside, and the output says so", async () => {
  const { after, stdout } = await raise(dated("03/04/2026"), "minor");
  expect(after).toContain(`## 1.5.0 - ${TODAY}\n`);
  expect(stdout).toContain(`The date in CHANGELOG.md is ${TODAY}, as 03/04/2026 can be read in two ways.\n`);
});

const URL = "https://github.com/lumen-labs/plugins";
const linked = (heading: string, links: string): string =>
  `# Changelog\n\n${heading}## [1.4.0] - 2026-01-31\n\n- Wind\n\n${links}`;
const OPEN = "## [Unreleased]\n\n- Tides\n\n";

test.each([
  [
    "of Keep a Changelog",
    OPEN,
    `[unreleased]: ${URL}/compare/v1.4.0...HEAD\n[1.4.0]: ${URL}/releases/tag/v1.4.0\n`,
    `[unreleased]: ${URL}/compare/v1.5.0...HEAD\n[1.5.0]: ${URL}/compare/v1.4.0...v1.5.0\n[1.4.0]: ${URL}/releases/tag/v1.4.0\n`,
  ],
  [
    "of a package in a repository of several, at the end without a line break",
    OPEN,
    `[Unreleased]: <${URL}/compare/tides@1.4.0...main>`,
    `[Unreleased]: <${URL}/compare/tides@1.5.0...main>\n[1.5.0]: <${URL}/compare/tides@1.4.0...tides@1.5.0>`,
  ],
  [
    "of GitLab",
    OPEN,
    `[unreleased]: https://gitlab.example.com/a/b/-/compare/1.4.0..main\n[1.4.0]: https://gitlab.example.com/a/b/-/tags/1.4.0\n`,
    `[unreleased]: https://gitlab.example.com/a/b/-/compare/1.5.0..main\n[1.5.0]: https://gitlab.example.com/a/b/-/compare/1.4.0..1.5.0\n[1.4.0]: https://gitlab.example.com/a/b/-/tags/1.4.0\n`,
  ],
  [
    "of versions only",
    "",
    `[1.4.0]: ${URL}/releases/tag/v1.4.0\n`,
    `[1.5.0]: ${URL}/releases/tag/v1.5.0\n[1.4.0]: ${URL}/releases/tag/v1.4.0\n`,
  ],
  [
    "of comparisons only",
    "",
    `[1.4.0]: ${URL}/compare/v1.3.0...v1.4.0\n`,
    `[1.5.0]: ${URL}/compare/v1.4.0...v1.5.0\n[1.4.0]: ${URL}/compare/v1.3.0...v1.4.0\n`,
  ],
])("the links below the text go on: %s", async (_, heading, links, expected) => {
  const { after } = await raise(linked(heading, links), "minor");
  expect(after.slice(after.indexOf("- Wind\n") + 8)).toBe(expected);
  const crlf = await raise(linked(heading, links).replaceAll("\n", "\r\n"), "minor");
  expect(crlf.after).toBe(after.replaceAll("\n", "\r\n"));
});

test("a link of another form is left as it is, and named", async () => {
  const { after, stdout } = await raise(linked(OPEN, `[unreleased]: ${URL}/commits/main\n`), "minor");
  expect(after).toContain(`[unreleased]: ${URL}/commits/main\n`);
  expect(stdout).toContain("The link of [Unreleased] in CHANGELOG.md is of another form, and is left as it is.\n");
});

test("two versions in a row are two entries, and no check complains of a fresh heading", async () => {
  const links = `[unreleased]: ${URL}/compare/v1.4.0...HEAD\n`;
  const { cwd } = await raise(linked(OPEN, links), "minor");
  expect((await runCliHere(["version", "patch"], { cwd })).status).toBe(0);
  const after = readFileSync(join(cwd, "CHANGELOG.md"), "utf8");
  expect(after.match(/^(?:##|\[).*$/gmu)).toEqual([
    "## [Unreleased]",
    `## [1.5.1] - ${TODAY}`,
    `## [1.5.0] - ${TODAY}`,
    "## [1.4.0] - 2026-01-31",
    `[unreleased]: ${URL}/compare/v1.5.1...HEAD`,
    `[1.5.1]: ${URL}/compare/v1.5.0...v1.5.1`,
    `[1.5.0]: ${URL}/compare/v1.4.0...v1.5.0`,
  ]);
  const { cwd: once } = await raise(linked(OPEN, links), "minor");
  const { output } = await runCliHere(["validate", "--tag", "v1.5.0"], { cwd: once });
  expect(output).not.toMatch(/ changelog-\w+$/mu);
});

test("a prerelease that would come before the one that is there is refused, with what to do", async () => {
  const { cwd } = await raise(dated("2026-01-31"), "1.5.0-rc.1");
  const down = await runCliHere(["version", "prerelease", "--preid", "beta"], { cwd });
  expect([down.status, down.stderr]).toEqual([
    2,
    'plugin-preflight: "1.5.0-beta.0" would be a step down from "1.5.0-rc.1"\n' +
      "Go on with prerelease --preid rc, release 1.5.0 with patch, or begin the next one with 1.5.1-beta.0\n",
  ]);
  expect(readFileSync(join(cwd, "manifest.json"), "utf8")).toContain('"version": "1.5.0-rc.1"');
  const on = await runCliHere(["version", "prerelease", "--preid", "rc"], { cwd });
  expect([on.status, on.stdout]).toEqual([0, expect.stringContaining("to 1.5.0-rc.2:")]);
  const next = await runCliHere(["version", "1.5.1-beta.0"], { cwd });
  expect(next.status, next.output).toBe(0);
});
