import { expect, test } from "vitest";
import { findSchemaFault } from "../../../src/marketplace/contract/schemas.js";
import {
  makeBadArchive,
  makeCorruptArchive,
  makeGoodArchive,
  makeWrongArchive,
  type Fixture,
} from "../../../src/marketplace/kit/fixture-archives.js";
import { checkArchive } from "../../../src/marketplace/server/archive-checks/check-archive.js";
import { pack } from "../../../src/release/packing/pack.js";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { unknownKeys, wholePlugin } from "../../support/folders.js";

const PLUGIN = "contract-sandbox";
const VERSION = "1.0.0";
const check = async ({ bytes }: Fixture) => {
  const verdict = await checkArchive(bytes, PLUGIN, VERSION);
  expect(findSchemaFault("/components/schemas/Findings", verdict.findings)).toBeUndefined();
  return verdict;
};

test("the good archive of the contract kit has nothing wrong at all", async () => {
  expect(await check(makeGoodArchive(PLUGIN, VERSION))).toEqual({ state: "passed", findings: [] });
});

test("a finding has the place of its value in the archive", async () => {
  const { state, findings } = await check(makeBadArchive(PLUGIN, VERSION));
  expect(state).toBe("rejected");
  expect(findings[0]).toMatchObject({
    ruleId: "manifest-permissions",
    severity: "error",
    location: { path: "manifest.json", pointer: "/permissions/0", startLine: 13, endLine: 13 },
  });
});

test("bytes that are not an archive, and an archive of another version, say so", async () => {
  expect(await check(makeCorruptArchive(PLUGIN, VERSION))).toMatchObject({ findings: [{ ruleId: "archive" }] });
  expect(await check(makeWrongArchive(PLUGIN, VERSION))).toMatchObject({
    state: "rejected",
    findings: [{ ruleId: "manifest-mismatch", location: { path: "manifest.json", pointer: "/version" } }],
  });
});

test("a finding about a missing file has no place that is not there", async () => {
  const { findings } = await check(makeGoodArchive(PLUGIN, VERSION, { manifest: { main: "dist/other.js" } }));
  const paths = findings.flatMap(({ location }) => (location ? [location.path] : []));
  expect(findings.length).toBeGreaterThan(0);
  expect(paths).not.toContain("dist/other.js");
});

test("of more than a thousand findings the worst are shown, and the others are counted", async () => {
  const manifest = { ...unknownKeys(1200), category: "none" };
  const verdict = await check(makeGoodArchive(PLUGIN, VERSION, { manifest }));
  expect(verdict.findings.length).toBe(1000);
  expect(verdict.findings[0]).toMatchObject({ ruleId: "manifest-category", severity: "error" });
  expect(verdict.findingsOmitted).toBe(201);
});

test("a text of the plugin is one harmless line", async () => {
  const { findings } = await check(makeGoodArchive(PLUGIN, VERSION, { manifest: { category: "\n::error::x\u202e" } }));
  expect(findings[0]?.message).not.toMatch(/[\n\u202e]/u);
});

test("an archive that no host can load is rejected at the import", async () => {
  const folder = wholePlugin({ "dist/plugin.js": 'import confetti from "canvas-confetti";\nexport { confetti };\n' });
  const made = await pack(diskWorkspace(folder));
  if (made.state !== "unfit") throw new Error(made.state);
  const { findings } = await checkArchive(made.archive.bytes, "weather-widget", "1.4.0");
  expect(findings).toContainEqual(
    expect.objectContaining({
      ruleId: "bundle-imports",
      severity: "error",
      location: { path: "dist/plugin.js", startLine: 1, endLine: 1 },
    }),
  );
});
