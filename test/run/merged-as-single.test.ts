import { cpSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { findFixtureCase, listFixtureCases } from "../../scripts/fixtures/fixture-case.js";
import { readUntrustedReport } from "../../src/action/untrusted-report.js";
import { readPage } from "../../src/catalog/pages.js";
import { checks } from "../../src/checks/index.js";
import type { Report } from "../../src/core/report.js";
import { FORMATS, loadReporter, type Format } from "../../src/reporters/formats.js";
import { json } from "../../src/reporters/json.js";
import type { View } from "../../src/reporters/reporter.js";
import { mergeReports } from "../../src/run/merge.js";
import { preflight } from "../../src/run/preflight.js";
import type { Request } from "../../src/run/request.js";
import { makePlugin, manifestWith, temporaryFolder, unknownKeys, wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { ROOT } from "../support/project.js";
import { sampleOf } from "../support/torture.js";

const MERGED = FORMATS.filter((format) => format !== "patch");
const NOWHERE = { source: () => undefined };
const LONG = `{ "name": "W", ${Array.from({ length: 90 }, (_, at) => `"unheard_of_${String(at)}": "${"x".repeat(20)}"`).join(", ")} }`;

/** A repository of many plugins: those of fixtures, and some whose lines are hard to show. */
const cwd = makePlugin({ ".git/": "" });
const cases = checks.flatMap(({ id }) => listFixtureCases(ROOT, id).map(({ name, folder }) => ({ id, name, folder })));
for (const { id, name, folder } of sampleOf(cases, 40))
  cpSync(join(ROOT, folder), join(cwd, "plugins", `${id}-${name}`), { recursive: true });
const write = (name: string, files: Parameters<typeof wholePlugin>[0]): string =>
  wholePlugin(files, join(cwd, "plugins", name));
// Its check does not find them in the order of their places.
const { folder: privateKey } = findFixtureCase(ROOT, "no-secrets", "private-key");
cpSync(join(ROOT, privateKey), join(cwd, "plugins", "private-key"), { recursive: true });
cpSync(join(ROOT, "fixtures", "whole", "weather-widget-broken"), join(cwd, "plugins", "broken"), { recursive: true });
write("one-line", { "manifest.json": LONG });
write("windows", { "manifest.json": manifestWith(unknownKeys(3)).replaceAll("\n", "\r\n") });
write("tabs", { "manifest.json": manifestWith({ name: "潮" }).replaceAll("  ", "\t") });
write("secret", {
  "manifest.json": manifestWith({ unheard_of: `ghp_${"a1B2c3D4".repeat(5).slice(0, 36)}`, name: "W" }),
});
write("no-json", { "manifest.json": "{ nothing" });

const request: Request = {
  paths: ["plugins/*"],
  cwd,
  occasion: "push",
  strict: false,
  failOn: "error",
  today: "2026-11-21",
};

/** The report of one job, and the one that is merged of so many parts. */
async function runBoth(count: number, more: Partial<Request> = {}) {
  const whole = await preflight({ ...request, ...more });
  const folder = temporaryFolder();
  const files: string[] = [];
  for (let index = 1; index <= count; index++) {
    const { report, source } = await preflight({ ...request, ...more, shard: { index, count } });
    files.push(join(folder, `${String(index)}.json`));
    writeFileSync(files.at(-1) ?? "", json(report, { source }));
  }
  return { whole, merged: mergeReports(files.toReversed(), folder).report };
}

async function format(format: Format, report: Report, view: View): Promise<string> {
  const next = { explain: "plugin-preflight explain" };
  return (await loadReporter(format, report))(report, { ...view, next, ...(format === "sarif" && { page: readPage }) });
}

const both = await runBoth(3);

describe.each(MERGED)("in the format %s", (name) => {
  nightly("what is merged of three parts is what one job says, byte for byte", async () => {
    const { whole, merged } = both;
    const text = await format(name, merged, NOWHERE);
    expect(text === (await format(name, whole.report, { source: whole.source }))).toBe(true);
    expect(text.length).toBeGreaterThan(1000);
  });

  nightly("likewise under strict rules, of more parts than plugins", async () => {
    const { whole, merged } = await runBoth(7, { strict: true, paths: ["plugins/{one-line,secret,tabs}"] });
    expect(await format(name, merged, NOWHERE)).toBe(await format(name, whole.report, { source: whole.source }));
  });
});

test.each([20, 40, 100, 250, 2000])(
  "a terminal of %i columns shows the same lines of a merged report",
  async (width) => {
    const { whole, merged } = both;
    const shown = await format("terminal", merged, { ...NOWHERE, width });
    expect(shown === (await format("terminal", whole.report, { source: whole.source, width }))).toBe(true);
    expect(shown.split("\n").filter((line) => / │ .*\S/u.test(line)).length).toBeGreaterThan(100);
  },
);

test("no line with a secret is in a report", () => {
  expect(json(both.whole.report, { source: both.whole.source })).not.toContain("ghp_");
});

test("what an untrusted report says its findings are known by is not believed, and its lines are shown", async () => {
  const { whole } = both;
  const folder = temporaryFolder();
  writeFileSync(join(folder, "report.json"), json(whole.report, { source: whole.source }));
  const report = readUntrustedReport("report.json", {
    workspace: folder,
    temporary: undefined,
    copy: { command: "x" },
  });
  const findings = report.plugins.flatMap((plugin) => plugin.findings);
  expect(findings.filter(({ identity, lineHash }) => identity !== undefined || lineHash !== undefined)).toEqual([]);
  expect(findings.filter(({ excerpt }) => excerpt).length).toBeGreaterThan(50);
  const sarif = await format("sarif", report, NOWHERE);
  expect(sarif).toContain("pluginPreflight/v3");
  expect(sarif).not.toContain("primaryLocationLineHash");
  expect(await format("terminal", report, NOWHERE)).toBe(await format("terminal", both.merged, NOWHERE));
});

nightly.each<[string, object, string]>([
  [
    "a line that is longer than any",
    { excerpt: { before: "", marked: "x".repeat(161), after: "" } },
    "at most 160 characters",
  ],
  ["a line without a part", { excerpt: { before: "", after: "" } }, '"marked" is missing'],
  ["a line that is none", { excerpt: "x" }, '"excerpt" is "x", but must be an object'],
  ["another identity", { identity: "../../etc" }, "must be a text that matches ^[0-9a-f]{16}$"],
  ["an identity that is too long", { identity: "0".repeat(17) }, "must be a text that matches"],
  ["another hash", { lineHash: "::error::x:1" }, "must be a text that matches"],
])("a report with %s is refused", (_, more, why) => {
  const folder = temporaryFolder();
  const report = JSON.parse(json(both.whole.report, { source: both.whole.source })) as {
    readonly plugins: readonly { readonly findings: object[] }[];
  };
  Object.assign(report.plugins.find(({ findings }) => findings.length > 0)?.findings[0] ?? {}, more);
  writeFileSync(join(folder, "report.json"), JSON.stringify(report));
  expect(() => mergeReports(["report.json"], folder)).toThrow(why);
});
