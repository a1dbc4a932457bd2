import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { checks } from "../../src/checks/index.js";
import { makeBaseline, makeBaselineEntry, markKnownFindings } from "../../src/core/baseline.js";
import type { Policy } from "../../src/core/policy.js";
import { countFindings, verdict, type Finding, type PluginReport } from "../../src/core/report.js";
import { inMemory } from "../../src/base/files/workspace.js";
import { manifestWith } from "../support/folders.js";
import { judge, PUSH } from "../support/judge.js";
import { secretSamples } from "../support/secret-samples.js";

const TOKEN = secretSamples(1).find(({ kind }) => kind === "github-token")?.secret ?? "";
const OTHER = secretSamples(2).find(({ kind }) => kind === "github-token")?.secret ?? "";
const printOf = (value: string | Uint8Array): string => createHash("sha256").update(value).digest("hex").slice(0, 12);
const STRICT: Policy = { ...PUSH, strict: true };
const RELEASE: Policy = { ...PUSH, occasion: "release" };

const ALWAYS_COUNTING = checks.filter(({ alwaysCounts }) => alwaysCounts).map(({ id }) => id);

type Files = Readonly<Record<string, string | Uint8Array>>;

/** A plugin in which each of the checks finds something, with entries of "off". */
function judged(off: readonly object[], more: Files = {}, policy = PUSH): Promise<PluginReport> {
  const files = {
    "manifest.json": manifestWith({}).replace(/\}\s*$/u, ',"name":"twice"}'),
    "package.json": JSON.stringify({ version: "1.4.0", files: ["dist/"], "plugin-preflight": { off } }),
    "dist/plugin.js": `const token = "${TOKEN}";`,
    "dist/.env": "A=1",
    ".env": "A=1",
    ...more,
  };
  const workspace = {
    ...inMemory(files),
    git: () => ({ absent: "the index cannot be read" }),
  };
  return judge(workspace, ALWAYS_COUNTING, policy);
}

const of = (check: string, { findings }: PluginReport): readonly Finding[] =>
  findings.filter((finding) => finding.check === check);

test("what cannot be switched off is what the documents say", () => {
  const documented = ["manifest-json", "no-secrets", "env-packed", "env-tracked", "configuration-valid"];
  expect(ALWAYS_COUNTING.toSorted()).toEqual(documented.toSorted());
});

describe.each(ALWAYS_COUNTING)("%s cannot be silenced", (check) => {
  test.each([
    ["everywhere", {}],
    ["in the whole folder", { file: "." }],
    ["at the root of a file", { file: "manifest.json", pointer: "" }],
    ["in dist/", { file: "dist" }],
  ])("by an entry of off, %s", async (_, narrowing) => {
    const plain = of(check, await judged([{ check: "no-such-check", reason: "is none" }]));
    const report = await judged([{ check, reason: "we like it so", ...narrowing }]);
    expect(plain.length).toBeGreaterThan(0);
    expect(of(check, report).filter(({ suppressed, overruled }) => (suppressed ?? overruled) !== undefined)).toEqual(
      [],
    );
    const said = of("configuration-valid", report).map(({ message }) => message);
    expect(said).toContainEqual(expect.stringContaining(`"${check}" cannot be suppressed`));
  });

  test("by a baseline, its own or one that somebody wrote", async () => {
    const report = await judged([{ check: "no-such-check", reason: "is none" }]);
    const found = of(check, report);
    expect(found.length).toBeGreaterThan(0);
    expect(makeBaseline(report)).toEqual([]);
    const written = found.map((finding) => makeBaselineEntry(report.path, finding));
    const { plugin } = markKnownFindings(report, written, PUSH);
    expect(plugin.findings.filter(({ suppressed }) => suppressed !== undefined)).toEqual([]);
  });
});

describe("one value that is not a secret", () => {
  const ENTRY = { check: "no-secrets", file: "dist/plugin.js", fingerprint: printOf(TOKEN), reason: "made for a test" };

  test("is named by a fingerprint, which is not the value nor a part of it", async () => {
    const [finding] = of("no-secrets", await judged([]));
    expect(finding?.fingerprint).toBe(ENTRY.fingerprint);
    expect(finding?.help).toContain(`accept its fingerprint ${ENTRY.fingerprint}`);
    expect(JSON.stringify(finding)).not.toContain(TOKEN.slice(4, 12));
  });

  test.each([
    ["on a branch", PUSH],
    ["under strict rules", STRICT],
    ["on a release", RELEASE],
  ])("is accepted %s, and stays in the report", async (_, policy) => {
    const plugin = await judged([ENTRY], { "dist/.env": "", "manifest.json": manifestWith({}) }, policy);
    const found = of("no-secrets", plugin);
    expect(found).toMatchObject([{ severity: "error", suppressed: "made for a test", stopsRelease: false }]);
    expect(countFindings(found)).toMatchObject({ error: 0, suppressed: 1, stopsRelease: 0 });
    expect(verdict({ plugins: [{ ...plugin, findings: found }], failOn: "notice" })).toBe("pass");
    expect(of("configuration-valid", plugin)).toEqual([]);
  });

  test.each<[string, object, Files]>([
    ["in another file", ENTRY, { "dist/other.js": `"${TOKEN}"` }],
    ["of another value", ENTRY, { "dist/plugin.js": `"${TOKEN}", "${OTHER}"` }],
    ["of a folder", { ...ENTRY, file: "dist" }, {}],
    ["of a file that another stands for", { ...ENTRY, file: "dist/plugin" }, {}],
    ["without a file", { ...ENTRY, file: undefined }, {}],
    ["of another fingerprint", { ...ENTRY, fingerprint: printOf(OTHER) }, {}],
    ["of a fingerprint that is too short", { ...ENTRY, fingerprint: ENTRY.fingerprint.slice(0, 8) }, {}],
    ["without a reason", { ...ENTRY, reason: " " }, {}],
    ["whose day is past", { ...ENTRY, until: "2026-11-20" }, {}],
    ["of another check", { ...ENTRY, check: "env-packed" }, {}],
  ])("is not one %s", async (_, entry, files) => {
    const found = of("no-secrets", await judged([entry], files));
    expect(found.filter(({ suppressed }) => suppressed === undefined)).toHaveLength(1);
  });

  test("is reported once it is gone, and its entry with it", async () => {
    const plugin = await judged([ENTRY], { "dist/plugin.js": "run();" });
    expect(of("configuration-valid", plugin)).toMatchObject([
      {
        severity: "warning",
        message: `"dist/plugin.js" no longer contains the accepted value with the fingerprint "${ENTRY.fingerprint}"`,
      },
    ]);
  });

  test("does not take the place of one that is no more accepted, however many there are", async () => {
    const samples = Array.from({ length: 30 }, (_, at) =>
      secretSamples(at + 10).find(({ kind }) => kind === "npm-token"),
    );
    const values = samples.map((sample) => sample?.secret ?? "");
    const off = values.slice(0, 28).map((value) => ({ ...ENTRY, fingerprint: printOf(value) }));
    const plugin = await judged(off, { "dist/plugin.js": values.map((value) => `"${value}"`).join("\n") });
    const found = of("no-secrets", plugin);
    expect(found.filter(({ suppressed }) => suppressed !== undefined)).toHaveLength(28);
    expect(found.filter(({ suppressed }) => suppressed === undefined)).toHaveLength(2);
  });

  test("can be an archive, which nobody searches", async () => {
    const archive = gzipSync("a dictionary of words".repeat(9));
    const entry = { ...ENTRY, file: "dist/words.gz", fingerprint: printOf(archive) };
    const files = { "dist/plugin.js": "run();", "dist/words.gz": archive };
    expect(of("no-secrets", await judged([entry], files))).toMatchObject([{ suppressed: "made for a test" }]);
    const changed = { ...files, "dist/words.gz": gzipSync("another dictionary".repeat(9)) };
    expect(of("no-secrets", await judged([entry], changed))).not.toMatchObject([{ suppressed: "made for a test" }]);
  });
});
