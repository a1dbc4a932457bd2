import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { checks } from "../../../src/checks/index.js";
import { inspect } from "../../../src/core/inspect.js";
import { isAbsent } from "../../../src/plugin/absent.js";
import { readPlugin } from "../../../src/plugin/plugin.js";
import type { Plugin } from "../../../src/plugin/reading.js";
import { readReleaseNotes } from "../../../src/release/notes.js";
import { readReleaseSpec } from "../../../src/release/read-release-spec.js";
import { inMemory } from "../../../src/base/files/workspace.js";
import { manifestWith } from "../../support/folders.js";
import { ROOT } from "../../support/project.js";

const FOLDER = join(ROOT, "test", "checks", "documents", "changelogs");
const MINE = checks.filter(({ id }) => id === "changelog-entry" || id === "changelog-major");

function readPluginWith(changelog: string, version: string): Promise<Plugin> {
  const workspace = inMemory({
    "manifest.json": manifestWith({ version }),
    "package.json": JSON.stringify({ name: "tide-table", version }),
    "CHANGELOG.md": changelog,
  });
  return readPlugin(workspace, { needs: MINE.flatMap(({ needs }) => needs) });
}

const listFindings = (plugin: Plugin, strict = false): readonly string[] =>
  inspect(plugin, MINE, { occasion: "release", strict }).findings.map(
    ({ severity, message, help = "" }) => `${severity}: ${message} | ${help}`,
  );

const NO_ENTRY = "error: CHANGELOG.md has no entry for";
/** Excerpts of changelogs under the licenses MIT, ISC and BSD-2-Clause: what their forms teach, and what is found. */
const FINDINGS: Readonly<Record<string, readonly string[]>> = {
  "accepts-2.0.0": [
    'warning: The entry "2.0.0 / 2024-08-31" starts a new major version after 1.3.8, but does not say how to migrate | Add "### Migration" (what users have to do). If nothing breaks, say so there',
  ],
  "action-gh-release-3.0.0": [],
  "aproba-2.0.0": [],
  "basic-auth-2.0.0": [],
  "depd-2.0.0": [],
  "dotenv-16.0.0": [],
  "eslint-3.0.0": [],
  "grunt-1.0.0": [
    `${NO_ENTRY} "1.0.0": the line "v1.0.0" names it, but is not a heading | Make it a heading: ## 1.0.0 - 2016-04-04`,
  ],
  "js-tokens-3.0.0": [],
  "jsprim-2.0.0": [],
  "postcss-6.0.0": [
    'notice: The entry "6.0 “Marquis Orias”" in CHANGELOG.md names "6.0", but the version is "6.0.0" | Rename the heading to: ## 6.0.0 “Marquis Orias”',
  ],
  "ssri-4.0.0": [],
  "statuses-2.0.0": [],
  "tunnel-0.0.6": [
    `${NO_ENTRY} "0.0.6": the line "- 0.0.6 (2018/09/11)" names it, but is not a heading | Make it a heading: ## 0.0.6 - 2018/09/11`,
  ],
};

/** The title of the entry, up to the end of its line, and that of the next one. */
const ENTRIES: Readonly<Record<string, readonly [title: string, next?: string]>> = {
  "accepts-2.0.0": ["2.0.0 / 2024-08-31", "1.3.8"],
  "action-gh-release-3.0.0": ["## 3.0.0", "## 2.6.2"],
  "aproba-2.0.0": ["2.0.0"],
  "basic-auth-2.0.0": ["2.0.0 / 2017-09-12", "1.1.0"],
  "depd-2.0.0": ["2.0.0 / 2018-10-26", "1.1.2"],
  "dotenv-16.0.0": ["v16.0.0) (2022-02-02)", "## [15.0.1]"],
  "eslint-3.0.0": ["v3.0.0 - July 1, 2016", "v2.13.1"],
  "js-tokens-3.0.0": ["### Version 3.0.0 (2017-01-11) ###", "### Version 2.0.0"],
  "jsprim-2.0.0": ["## v2.0.0 (2017-10-25)", "## v1.4.1"],
  "postcss-6.0.0": ["## 6.0 “Marquis Orias”", "## 5.2.17"],
  "ssri-4.0.0": ["v4.0.0) (2017-04-03)", "## [3.0.2]"],
  "statuses-2.0.0": ["2.0.0 / 2020-04-19", "1.5.0"],
};

describe.each(readdirSync(FOLDER).map((file) => basename(file, ".md")))("on the release of %s", (name) => {
  const text = readFileSync(join(FOLDER, `${name}.md`), "utf8");
  const version = /\d+\.\d+\.\d+$/u.exec(name)?.[0] ?? "";

  test("the checks find what a reader would", async () => {
    expect(listFindings(await readPluginWith(text, version))).toEqual(FINDINGS[name]);
  });

  test("the notes are taken from the entry that the check finds", async () => {
    const { changelog } = (await readPluginWith(text, version)).facts;
    if (isAbsent(changelog)) throw new Error(changelog.absent);
    const notes = readReleaseNotes(changelog, { version, place: undefined });
    const [title, next] = ENTRIES[name] ?? [];
    const below = title === undefined ? undefined : text.slice(text.indexOf(title) + title.length);
    const end = next === undefined ? below?.length : below?.indexOf(next);
    expect(notes?.text).toBe(
      below
        ?.slice(0, end)
        .replace(/^\n=+\n/u, "")
        .trim(),
    );
  });
});

test("the notes are taken from an entry that is marked as unreleased, which is a warning only", async () => {
  const plugin = await readPluginWith("## 1.2.0 (unreleased)\n\n- Tides.\n", "1.2.0");
  expect(listFindings(plugin).map((finding) => finding.split(":")[0])).toEqual(["warning"]);
  const { changelog } = plugin.facts;
  if (isAbsent(changelog)) throw new Error(changelog.absent);
  expect(readReleaseNotes(changelog, { version: "1.2.0", place: undefined })?.text).toBe("- Tides.");
});

test("the notes are taken from another changelog as well, by the plugin's own name", async () => {
  const workspace = inMemory({
    "manifest.json": manifestWith({ version: "1.2.0", name: "Tide Table" }),
    "docs/NEWS.md": "Tide Table 1.2.0 - January 31, 2026\n\n- Tides.\n",
  });
  const request = { tag: "v1.2.0", changelog: "docs/NEWS.md", cwd: "/" };
  expect((await readReleaseSpec(request, { workspace, folder: "", root: "/" })).notes.text).toBe("- Tides.");
});

test("what is missing for a major version is a warning on its release, and an error under strict", async () => {
  const plugin = await readPluginWith("## 2.0.0\n\n- Tides.\n\n## 1.9.3\n\n- Low water.\n", "2.0.0");
  expect(listFindings(plugin).map((finding) => finding.split(":")[0])).toEqual(["warning"]);
  expect(listFindings(plugin, true).map((finding) => finding.split(":")[0])).toEqual(["error"]);
});

test.each([
  ["1.2.0 (2025-09-18)\nTides.\n", "## 1.2.0 - 2025-09-18"],
  ["- 1.2.0 / January 31st, 2026\n  - Tides.\n", "## 1.2.0 - January 31st, 2026"],
  ["v1.2.0:\n  date: 31 Jan 2026\n", "## 1.2.0 - 31 Jan 2026"],
  ["| 1.2.0 | 2026.01.31 | Tides |\n", "## 1.2.0 - 2026.01.31"],
  ["## Unreleased - 2026-01-31\n\n- Tides.\n", "## [1.2.0] - 2026-01-31"],
])("the heading that is proposed for %j keeps the date, and meets the check", async (text, heading) => {
  const [finding = ""] = listFindings(await readPluginWith(text, "1.2.0"));
  expect(finding).toMatch(/: /u);
  expect(finding.slice(finding.lastIndexOf(": ") + 2)).toBe(heading);
  expect(listFindings(await readPluginWith(`${heading}\n\n- Tides.\n`, "1.2.0"))).toEqual([]);
});

test("where the entries are lines, the proposed one is a line with another date, and meets the check", async () => {
  const older = "v1.1.0 - June 3, 2025\n\n- Low water.\n";
  const [finding] = listFindings(await readPluginWith(older, "1.2.0"));
  expect(finding).toBe(
    'error: CHANGELOG.md has no entry for "1.2.0"; its first is "v1.1.0 - June 3, 2025" | Add one above it, between blank lines, followed by what changed: v1.2.0 - <date>',
  );
  expect(listFindings(await readPluginWith(`v1.2.0 - January 31, 2026\n\n- Tides.\n\n${older}`, "1.2.0"))).toEqual([]);
});
