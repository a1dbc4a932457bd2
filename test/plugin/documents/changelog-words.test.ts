import { expect, test } from "vitest";
import { readEntries } from "../../../src/plugin/documents/changelog.js";

const NAMES = { packageName: "@harbour/tide-table", name: "Tide Table" };

test.each([
  "Versión 1.2.0 (2025-09-18)",
  "版本 1.2.0",
  "バージョン 1.2.0",
  "Hotfix 1.2.0",
  "TideTable 1.2.0",
  "Release of v1.2.0",
  "Notes de version 1.2.0",
  "Notas de la versión v1.2.0",
  "🚀 Summer edition 1.2.0",
])("the heading %j is the entry of the plugin's own version 1.2.0", async (title) => {
  const text = `# Changes\n\n## ${title}\n\n- Tides\n\n## Versión 1.1.0\n\n- Moon\n`;
  const entries = await readEntries("CHANGELOG.md", text, { ...NAMES, version: "1.2.0" });
  expect(entries[0]).toMatchObject({ version: "1.2.0", body: expect.stringContaining("Tides") as string });
});

test.each([
  ["Versión 1.2.0 (2025-09-18)", "Versión 1.1.0 (2025-05-12)", "2025-05-12"],
  ["Hotfix 1.2.0", "Hotfix 1.1.0", undefined],
  ["Release of v1.2.0", "Release of v1.1.0", undefined],
])("an older version with the same words as %j has an entry of its own", async (own, older, date) => {
  const text = `# Changes\n\n## ${own}\n\n## ${older}\n\n- Moon\n\n## Migration from 1.1.0\n\n- Sun\n`;
  const entries = await readEntries("CHANGELOG.md", text, { ...NAMES, version: "1.2.0" });
  expect(entries.map((entry) => [entry.version, entry.date, entry.isEmpty])).toStrictEqual([
    ["1.2.0", /\d{4}-\d{2}-\d{2}/u.exec(own)?.[0], true],
    ["1.1.0", date, false],
  ]);
  expect(entries[1]?.body).toContain("Sun");
});

test.each([
  "Migration from 1.2.0",
  "Von 1.2.0 auf die neue Fassung",
  "Migración desde 1.2.0",
  "从 1.2.0 升级",
  "Hotfix 1.2.0.1",
  "Hotfix 11.2.0",
  "Hotfix 1.2.0-beta.1",
  "From 1.1.0 to 1.2.0",
])("the heading %j is not taken for the entry of 1.2.0", async (title) => {
  const entries = await readEntries("CHANGELOG.md", `## ${title}\n\n- Tides\n`, { ...NAMES, version: "1.2.0" });
  expect(entries).toStrictEqual([]);
});

test("a heading with words counts only without one that is the version, and not inside another entry", async () => {
  const text = "## Hotfix 1.2.0\n\n- Tides\n\n## 1.2.0\n\n- Moon\n\n## 1.1.0\n\n### Hotfix 1.3.0\n";
  const read = async (version: string): Promise<readonly string[]> =>
    (await readEntries("CHANGELOG.md", text, { ...NAMES, version })).map(({ source }) => source);
  expect(await read("1.2.0")).toStrictEqual(["1.2.0", "1.1.0"]);
  expect(await read("1.3.0")).toStrictEqual(["1.2.0", "1.1.0"]);
});
