import { expect, test } from "vitest";
import type { ArchiveEntry } from "../../src/release/packing/archive-name.js";
import type { PackageDifference } from "../../src/core/package-difference.js";
import type { Outcome } from "../../src/release/outcome.js";
import { formatOutcomeMarkdown } from "../../src/release/format-outcome.js";

const STOP = { stoppedAt: "Here", alreadyPublic: "nothing", notPublic: "all", doThis: "This:\n  git push" };
const OUTCOME: Outcome = { state: "failed", exitStatus: 2, plan: [], done: [], targets: [], stop: STOP };
const files: readonly ArchiveEntry[] = Array.from({ length: 10_000 }, (_, at) => ({
  path: `dist/${"_".repeat(900)}${String(at)}`,
  size: 1,
  sha256: "f00d",
  isExecutable: false,
}));
const archive = { name: "weather-1.0.0.zip", bytes: new Uint8Array(9), sha256: "f00d", files, commit: undefined };
const about = { name: "v0.9.0", sha256: "cafe", size: 5, unpacked: 9, files: 10_000 };
const none = { added: [], removed: [], perhapsAdded: [], unread: { before: [], after: [] } };
const since: PackageDifference = {
  before: about,
  after: { ...about, sha256: "f00d" },
  entryPoints: [],
  permissions: none,
  hosts: none,
  packages: { ...none, changed: [] },
  files: files.map(({ path }) => ({ path, after: { size: 1, isExecutable: false } })),
};

test("of a summary with the longest names the four lines stay, and the list of files is cut", () => {
  const warnings = ["A warning"];
  const text = formatOutcomeMarkdown(OUTCOME, { tag: "v1.0.0", archive, since, warnings });
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(256 * 1024);
  expect(text).toContain("- **Do this:** This:\n\n  ```text\n  git push\n  ```\n\n- A warning\n");
  expect(text).toMatch(/_GitHub's size limit is reached: [\d,]+ of [\d,]+ lines left out\./u);
  expect(text.split("<details>")).toHaveLength(text.split("</details>").length);
});

test("where another step's summary leaves less room, there is no more than fits", () => {
  expect(
    Buffer.byteLength(formatOutcomeMarkdown(OUTCOME, { tag: "v1.0.0", archive, since }, 20_000)),
  ).toBeLessThanOrEqual(20_000);
  expect(formatOutcomeMarkdown(OUTCOME, { tag: "v1.0.0", archive, since }, 50)).toBe("");
});
