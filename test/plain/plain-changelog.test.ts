import { expect, test } from "vitest";
import { isPlainChangelog } from "../../src/plain/changelog.js";
import { textOf as plainTextOf } from "../../src/workspace/file-text.js";
import { inspectionFor } from "../../src/preflight/inspection.js";
import { inMemory } from "../../src/workspace/workspace.js";
import { textOf, WIDGET } from "../support/healthy.js";
import { random } from "../support/random.js";

const inspect = inspectionFor({ only: ["changelog-entry", "changelog-major"], occasion: "release", strict: true });

/** What the checks have against a changelog; "" for nothing. */
async function told(changelog: string | Uint8Array, version: string): Promise<string> {
  const manifest = { ...(JSON.parse(textOf(WIDGET["manifest.json"])) as object), version };
  const files = { ...WIDGET, "manifest.json": JSON.stringify(manifest), "CHANGELOG.md": changelog };
  const { outcomes } = await inspect(inMemory(files), "");
  return outcomes.map((outcome) => (outcome.status === "met" ? "" : JSON.stringify(outcome))).join("");
}

const LINES = [
  "# Changelog",
  "## [Unreleased]",
  "## Unreleased",
  "## unreleased changes",
  "## [2.1.0] - 2026-01-31",
  "## [2.1.0] - 2026-01-15",
  "## v2.1.0",
  "### 2.1.0 (2026-02-30)",
  "# 2.1.0",
  "## 2.1.0 - Unreleased",
  "## Version 2.1.0",
  "## Weather Widget 2.1.0",
  "## radar@2.1.0",
  "## [2.0.0] - 2025-01-01",
  "### 2.0.0",
  "## 2.2.0",
  "## 1.9.0",
  "## 2.1.0-rc.1",
  "## 2.0",
  "### Added",
  "### 2.1.0 notes",
  "# License",
  "- Tides.",
  "text",
  "",
  "",
  "<!-- ## 2.1.0 -->",
  "```",
  "> quoted",
  "2.1.0",
  "-----",
  "[2.1.0]: https://example.com",
];

test("no changelog that is taken for plain has a finding, in 100,000 put together by chance", async () => {
  const next = random(53);
  const good = [
    "# Changelog",
    "",
    "## [2.1.0] - 2026-01-15",
    "",
    "- Tides.",
    "",
    "## [2.0.0] - 2025-01-01",
    "",
    "- Low.",
  ];
  let plain = 0;
  let long = 0;
  let kept = 0;
  for (let round = 0; round < 100_000; round++) {
    const lines = next(3) === 0 ? [] : [...good];
    for (let changes = 1 + next(6); changes > 0; changes--)
      lines.splice(next(lines.length + 1), next(2), LINES[next(LINES.length)] ?? "");
    if (next(50) === 0) {
      const tail = Array.from({ length: 60 }, () => LINES[next(LINES.length)] ?? "");
      lines.push("", "## 1.8.0", "", ...Array<string>(1200).fill("- An older change."), ...tail);
    }
    const text = lines.join(next(8) === 0 ? "\r\n" : "\n");
    const version = ["2.1.0", "2.1.0", "2.0.0", "0.9.0", "2.1.0-rc.1"][next(5)] ?? "";
    if (!isPlainChangelog(text, version)) continue;
    plain++;
    // The checks are slow beside it.
    if (text.length > 20_000) long++;
    else if (next(8) !== 0) continue;
    kept++;
    const finding = await told(text, version);
    if (finding !== "") throw new Error(`${version}: ${finding}\n${text}`);
  }
  expect(plain).toBeGreaterThan(2500);
  expect(long).toBeGreaterThan(10);
  expect(kept).toBeGreaterThan(250);
}, 60_000);

test.each([
  ["## 0.9.0\n\n- Tides.\n", "0.9.0", true],
  ["## 1.0.0\n\n- Tides.\n", "1.0.0", false],
  ["## 1.1.0\n\n## 1.0.0\n\n- Tides.\n", "1.1.0", false],
  ["## 1.1.0\n\n### Added\n\n- x\n\n## 1.0.0\n", "1.1.0", true],
  ["## 1.1.0\n\ntext\n\n## 0.9.0\n\ntext\n", "1.1.0", false],
  ["## 1.1.0 - 2026-02-30\n\ntext\n\n## 1.0.0\n\ntext\n", "1.1.0", false],
])("whether %j is plain for %s: %s", (text, version, expected) => {
  expect(isPlainChangelog(text, version)).toBe(expected);
});

test("bytes that are no UTF-8 are not plain", () => {
  const latin = Buffer.from("## 0.9.0\n\nMar\xe9es\n", "latin1");
  const wide = Buffer.from("## 0.9.0\n\ntext\n", "utf16le");
  const workspace = inMemory({ latin, wide, utf: "## 0.9.0\n\nMar\xe9es\n" });
  const isPlain = (name: string): boolean => isPlainChangelog(plainTextOf(workspace, name, 100) ?? "", "0.9.0");
  expect(["latin", "wide", "utf"].map(isPlain)).toEqual([false, false, true]);
});
