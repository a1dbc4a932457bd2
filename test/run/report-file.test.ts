import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { UNKNOWN_COPY } from "../../src/core/tool.js";
import { readUntrustedReport } from "../../src/action/untrusted-report.js";
import { checks } from "../../src/checks/index.js";
import { json } from "../../src/reporters/json.js";
import { mergeReports } from "../../src/run/merge.js";
import { preflight } from "../../src/run/preflight.js";
import { manifestWith, temporaryFolder, unknownKeys, wholePlugin } from "../support/folders.js";

interface Plugin {
  path: string;
  outcomes: Record<string, unknown>[];
  findings: { check: string; url: string; location: { file: string }; fix?: unknown }[];
}

interface Editable {
  plugins: Plugin[];
  selection?: object;
  [key: string]: unknown;
}

const cwd = wholePlugin({ "manifest.json": manifestWith(unknownKeys(1)) });
const request = { paths: ["."], cwd, occasion: "push", strict: false, failOn: "error" } as const;
const whole = await preflight(request);
const text = json(whole.report, { source: () => undefined });
const folder = temporaryFolder();

function written(change: (report: Editable) => unknown, name = "report.json"): string {
  const report = JSON.parse(text) as Editable;
  change(report);
  writeFileSync(join(folder, name), JSON.stringify(report));
  return name;
}

const onPlugin =
  (change: (plugin: Plugin) => unknown) =>
  ({ plugins: [plugin] }: Editable): unknown =>
    plugin && change(plugin);

/** What is said of a report by each of those that take one. */
function refusalsOf(change: (report: Editable) => unknown): readonly string[] {
  const file = written(change);
  return [
    () => mergeReports([file], folder),
    () => readUntrustedReport(file, { workspace: folder, temporary: undefined, copy: UNKNOWN_COPY }),
  ].map((read) => {
    try {
      read();
      return "taken";
    } catch (error) {
      return String(error);
    }
  });
}

test("a report as it was written is taken", () => {
  expect(refusalsOf(() => undefined)).toEqual(["taken", "taken"]);
});

describe("a report is not a pass", () => {
  test.each<[string, (report: Editable) => unknown, string]>([
    ["of no plugin", (report) => (report.plugins = []), "it reports no plugin, so it is not a pass"],
    [
      "of no plugin, among none",
      (report) => Object.assign(report, { plugins: [], selection: { of: 0, changedSince: "main" } }),
      "it reports no plugin",
    ],
    [
      "of no plugin, that only names a tag",
      (report) => Object.assign(report, { plugins: [], selection: { of: 3, tag: "v1.0.0" } }),
      "it reports no plugin",
    ],
    [
      "of more plugins than it is about",
      (report) => (report.selection = { of: 0, changedSince: "main" }),
      "it reports more plugins than 0, which it is about",
    ],
    [
      "without outcomes",
      onPlugin((plugin) => Object.assign(plugin, { outcomes: [], findings: [] })),
      'there is no outcome of the check "manifest-json", so it is not a pass',
    ],
    [
      "without the outcome of one check",
      onPlugin((plugin) => (plugin.outcomes = plugin.outcomes.filter(({ check }) => check !== "no-secrets"))),
      'there is no outcome of the check "no-secrets", so it is not a pass',
    ],
    [
      "with one check in the place of another",
      onPlugin(({ outcomes }) => Object.assign(outcomes[3] ?? {}, { check: "manifest-json" })),
      'there are two outcomes of the check "manifest-json"',
    ],
    [
      "of a check that does not exist",
      onPlugin(({ outcomes }) => outcomes.push({ ...outcomes[0], check: "no-such-check" })),
      'there is no check "no-such-check"',
    ],
    [
      "with a finding of a check that does not exist",
      onPlugin(({ findings: [first] }) => first && (first.check = "constructor")),
      'there is no check "constructor"',
    ],
    ["of a folder elsewhere", onPlugin((plugin) => (plugin.path = "../../etc")), '"../../etc" is not a folder'],
    ["of a folder at a root", onPlugin((plugin) => (plugin.path = "/etc")), '"/etc" is not a folder'],
    ["of a folder on a drive", onPlugin((plugin) => (plugin.path = "C:/x")), '"C:/x" is not a folder'],
    ["of a folder as Windows has it", onPlugin((plugin) => (plugin.path = "a\\..\\..\\x")), "is not a folder"],
    [
      "with a finding elsewhere",
      onPlugin(({ findings: [first] }) => first && (first.location.file = "a/../../x")),
      '"a/../../x" is not a file of a repository',
    ],
  ])("%s", (_, change, why) => {
    for (const refusal of refusalsOf(change)) expect(refusal).toContain(why);
  });

  test("of some of the plugins that shards divide between them", () => {
    const shard = (index: number, change: (report: Editable) => unknown): string =>
      written(
        (report) => {
          report.selection = { of: 2, shard: `${String(index)}/2` };
          change(report);
        },
        `${String(index)}.json`,
      );
    const other = (path: string) => onPlugin((plugin) => (plugin.path = path));
    const empty = (report: Editable): unknown => (report.plugins = []);
    expect(() => mergeReports([shard(1, other("a")), shard(2, empty)], folder)).toThrow(
      "The reports contain 1 of 2 plugins",
    );
    expect(mergeReports([shard(1, other("a")), shard(2, other("b"))], folder).report.plugins).toHaveLength(2);
  });

  test("of one check alone", async () => {
    const { report } = await preflight({ ...request, only: ["manifest-json"] });
    writeFileSync(join(folder, "only.json"), json(report, { source: () => undefined }));
    expect(() => mergeReports(["only.json"], folder)).toThrow("there is no outcome of the check");
  });
});

test("nothing has changed is a report of no plugin", () => {
  const change = (report: Editable): unknown =>
    Object.assign(report, { plugins: [], selection: { of: 3, changedSince: "main" } });
  expect(refusalsOf(change)).toEqual(["taken", "taken"]);
});

test("the titles and the pages of checks are ours, whatever a report contains", () => {
  const file = written(
    onPlugin(({ outcomes, findings }) => {
      for (const part of [...outcomes, ...findings])
        Object.assign(part, { url: "https://evil.example", title: "Fine" });
    }),
  );
  const { plugins } = mergeReports([file], folder).report;
  const own = whole.report.plugins.map(({ outcomes }) => outcomes.map(({ title, url }) => ({ title, url })));
  expect(plugins.map(({ outcomes }) => outcomes.map(({ title, url }) => ({ title, url })))).toEqual(own);
  expect(plugins.flatMap(({ findings }) => findings.map(({ url }) => url))).toEqual(
    whole.report.plugins.flatMap(({ findings }) => findings.map(({ url }) => url)),
  );
  expect(checks.length).toBe(plugins[0]?.outcomes.length);
});

test("what a lifecycle run has found comes back, without members that no report has", () => {
  const lifecycle = {
    entry: "dist/plugin.js",
    unguarded: "native.node",
    steps: [],
    permissions: ["network-access"],
    left: [],
    laterLives: [],
  };
  const file = written(
    onPlugin((plugin) => Object.assign(plugin, { lifecycle: { ...lifecycle, more: { deep: [1] } } })),
  );
  expect(mergeReports([file], folder).report.plugins[0]?.lifecycle).toEqual(lifecycle);
});

test.each([
  ["a kind of outcome that there is not", "fine", '"status" is "fine", which is none of its values'],
  ["a list in the place of a word", ["met"], '"status" is an array, which is none of its values'],
])("a report with %s is refused", (_, status, why) => {
  const refusals = refusalsOf(onPlugin(({ outcomes: [first] }) => first && (first["status"] = status)));
  for (const refusal of refusals) expect(refusal).toContain(why);
});
