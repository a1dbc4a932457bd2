import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { inspectFixture } from "../../scripts/fixtures/inspect-fixture.js";
import { applyFixes } from "../../src/base/text/edits.js";
import { indexLines } from "../../src/base/text/lines.js";
import { makeMessage } from "../../src/reporters/finding-message.js";
import { sarif } from "../../src/reporters/sarif.js";
import type { View } from "../../src/reporters/reporter.js";
import { keepFirstChecks } from "../support/first-checks.js";
import { LUMEN_COPY } from "../support/copies.js";
import { readGuarded } from "../support/guard.js";
import { hostileReports } from "../support/hostile-report.js";
import { nightly } from "../support/nightly.js";
import { ROOT } from "../support/project.js";
import { runOf, placeOf, findingPlace, mapFindings, finding, pluginOf, reportOf } from "../support/sarif-reading.js";

const NO_SOURCE: View = { source: () => undefined };

describe("the broken weather widget", async () => {
  const { report, source } = await inspectFixture(ROOT, "fixtures/whole/weather-widget-broken", LUMEN_COPY);

  test("has the expected SARIF, and the same bytes twice", async () => {
    const view = { source, copy: LUMEN_COPY };
    const text = sarif(keepFirstChecks(report), view);
    await expect(text).toMatchFileSnapshot(join(ROOT, "fixtures", "whole", "weather-widget-broken.sarif"));
    expect(sarif(structuredClone(keepFirstChecks(report)), view)).toBe(text);
  });

  test("has every finding in it once, the worst first, each at its place and with its rule", () => {
    const { results = [], tool } = runOf(sarif(report, { source }));
    const findings = report.plugins.flatMap((plugin) => plugin.findings);
    expect(results.map(placeOf).toSorted()).toEqual(findings.map(findingPlace).toSorted());
    const levels = results.map(({ level }) => ["error", "warning", "note"].indexOf(level ?? ""));
    expect(levels).toEqual(levels.toSorted());
    for (const { ruleId, ruleIndex = -1 } of results) expect(tool.driver.rules?.[ruleIndex]?.id).toBe(ruleId);
  });

  test("has fixes whose replacements make of a file what our own make of it", () => {
    const { results = [] } = runOf(sarif(report, { source }));
    const findings = report.plugins.flatMap((plugin) => plugin.findings.filter(({ fix }) => fix));
    expect(findings.length).toBeGreaterThan(3);
    for (const { check, fix = [], location } of findings) {
      const result = results.find((one) => placeOf(one) === findingPlace({ check, location }));
      const edits = (result?.fixes ?? []).flatMap(({ artifactChanges }) =>
        artifactChanges.flatMap(({ replacements }) =>
          replacements.map(({ deletedRegion: at, insertedContent }) => ({
            file: location.file,
            range: {
              start: { line: at.startLine ?? 0, column: at.startColumn ?? 0 },
              end: { line: at.endLine ?? 0, column: at.endColumn ?? 0 },
            },
            text: insertedContent?.text ?? "",
          })),
        ),
      );
      expect(edits).toEqual(fix);
    }
  });

  test("keeps its fingerprints when lines are put above what they are of", () => {
    const file = "manifest.json";
    const text = readFileSync(join(ROOT, "fixtures", "whole", "weather-widget-broken", file), "utf8");
    const place = { file, range: { start: { line: 2, column: 1 }, end: { line: 2, column: 1 } }, text: "\n\n\n" };
    const lines = indexLines(applyFixes(text, [[place]]).text);
    const moved = mapFindings(report, (finding) => {
      const { location } = finding;
      if (location.file !== file || !location.range) return finding;
      const by = location.range.start.line > 1 ? 3 : 0;
      const { start, end } = location.range;
      const range = { start: { ...start, line: start.line + by }, end: { ...end, line: end.line + by } };
      return { ...finding, location: { ...location, range } };
    });
    const movedView = { source: (name: string) => (name === file ? lines : source(name)) };
    const readFingerprints = (log: string): readonly string[] =>
      (runOf(log).results ?? []).map(({ partialFingerprints }) => partialFingerprints?.["pluginPreflight/v3"] ?? "");
    const before = readFingerprints(sarif(report, { source }));
    expect(before.filter((fingerprint) => fingerprint === "")).toEqual([]);
    expect(new Set(before).size).toBe(report.plugins.flatMap(({ findings }) => findings).length);
    expect(readFingerprints(sarif(moved, movedView))).toEqual(before);
  });

  test("has the pages of the checks that have found something, where they are at hand", () => {
    const { tool, results = [] } = runOf(sarif(report, { source, page: (check) => `# ${check}` }));
    const found = new Set(results.map(({ ruleId }) => ruleId));
    for (const { id, help } of tool.driver.rules ?? []) {
      expect(help?.markdown).toBe(found.has(id) ? `# ${id}` : undefined);
    }
  });
});

test("no hostile text makes it invalid, or commands the runner", () => {
  let read = 0;
  for (const { report, view, findings } of hostileReports(5, 3000)) {
    const text = sarif(report, view);
    readGuarded(text, "the SARIF");
    read += findings.length;
    const { results = [] } = runOf(text);
    if (results.length !== findings.length) throw new Error("a finding is lost");
    for (const { message, locations } of results) {
      if ((message.text ?? "").includes("](")) throw new Error(`a link: ${message.text ?? ""}`);
      const uri = locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? "";
      if (!/^(?:[\w.~-]|%[\dA-F]{2}|\/)+$/u.test(uri)) throw new Error(`no address: ${uri}`);
    }
  }
  expect(read).toBe(3000);
});

test("a file's name is its address, percent-encoded", () => {
  const file = "plugins/a b#%?é:'(1)/manifest.json";
  const [result] = runOf(sarif(reportOf([finding(1, { location: { file } })]), NO_SOURCE)).results ?? [];
  const uri = result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? "";
  expect(uri).toBe("plugins/a%20b%23%25%3F%C3%A9%3A%27%281%29/manifest.json");
  expect(decodeURIComponent(uri)).toBe(file);
});

test("equal findings have fingerprints of their own, and of a secret's line there is none", () => {
  const text = 'token = "a"\n';
  const range = { start: { line: 1, column: 1 }, end: { line: 1, column: 5 } };
  const location = { file: "a.js", range };
  const same = finding(1, { location });
  const view: View = { source: () => indexLines(text) };
  const [first, second, secret] =
    runOf(
      sarif(
        reportOf([same, { ...same }, { ...same, message: "A secret", subject: "0123456789ab", secret: true }]),
        view,
      ),
    ).results ?? [];
  expect(first?.partialFingerprints?.["pluginPreflight/v3"]).toMatch(/:1$/u);
  expect(second?.partialFingerprints).toEqual({
    "pluginPreflight/v3": first?.partialFingerprints?.["pluginPreflight/v3"]?.replace(/1$/u, "2"),
    primaryLocationLineHash: first?.partialFingerprints?.["primaryLocationLineHash"],
  });
  expect(Object.keys(secret?.partialFingerprints ?? {})).toEqual(["pluginPreflight/v3"]);
  const other = runOf(
    sarif(reportOf([{ ...same, message: "A secret", subject: "0123456789ab", secret: true }]), {
      source: () => indexLines("b"),
    }),
  );
  expect(other.results?.[0]?.partialFingerprints).toEqual(secret?.partialFingerprints);
});

test("findings that do not count are suppressed with their reason, and come last", () => {
  const known = finding(1, { severity: "error", suppressed: "the host is told" });
  const { results = [] } = runOf(sarif(reportOf([known, finding(2, { severity: "notice" })]), NO_SOURCE));
  expect(results.map(({ suppressions }) => suppressions)).toEqual([
    [],
    [{ kind: "external", status: "accepted", justification: "the host is told" }],
  ]);
});

test("a crash is reported as a crash, and not as a success", () => {
  const about = { check: "manifest-name", title: "A title", url: "https://example.com" };
  const plugin = { ...pluginOf([]), outcomes: [{ ...about, status: "crashed", error: "Error\n  at x" }] as const };
  const [invocation] = runOf(sarif({ ...reportOf([]), plugins: [plugin] }, NO_SOURCE)).invocations ?? [];
  expect(invocation).toMatchObject({ executionSuccessful: false, exitCode: 3 });
  const [note] = invocation?.toolExecutionNotifications ?? [];
  expect(note).toMatchObject({ level: "error", associatedRule: { id: "manifest-name" } });
  expect(note?.message.text).toMatch(/^The check manifest-name crashed in \.: .*\nError\n {2}at x$/u);
});

test.each([
  ["one at the root", ["."], "plugin-preflight/"],
  ["one in a folder", ["plugins/a"], "plugin-preflight/plugins/a/"],
  ["several of a folder", ["plugins/a", "plugins/b"], "plugin-preflight/plugins/"],
  ["several that share only what is below", ["a/tides", "b/tides"], "plugin-preflight/"],
  ["several that share the start of a name", ["plug/a", "plugins/b"], "plugin-preflight/"],
])("%s has a category of its own", (_, paths, category) => {
  const plugins = paths.map((path) => ({ ...pluginOf([]), path }));
  expect(runOf(sarif({ ...reportOf([]), plugins }, NO_SOURCE)).automationDetails?.id).toBe(category);
});

test("a part of the plugins has a category of its own", () => {
  const selection = { of: 9, shard: "2/3" };
  const { automationDetails } = runOf(sarif({ ...reportOf([]), selection }, NO_SOURCE));
  expect(automationDetails?.id).toBe("plugin-preflight/shard/2/3/");
});

describe("GitHub's limits", () => {
  nightly("of 30,000 findings the worst 25,000 are in it, and the rest is counted", () => {
    const findings = Array.from({ length: 30_000 }, (_, at) =>
      finding(at, { severity: at % 30 === 29 ? "error" : "notice" }),
    );
    const text = sarif(reportOf(findings), NO_SOURCE);
    const { results = [], invocations } = runOf(text);
    expect(results).toHaveLength(25_000);
    expect(results.filter(({ level }) => level === "error")).toHaveLength(1000);
    expect(invocations?.[0]?.toolExecutionNotifications?.map(({ message }) => message.text)).toEqual([
      "5,000 findings left out: GitHub accepts at most 25,000 results and 10 MB. The other formats contain all of them",
    ]);
  });

  nightly("a report that packs badly is cut to ten megabytes", () => {
    let state = 1;
    const noise = (): string =>
      Array.from({ length: 700 }, () => {
        state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
        return String.fromCodePoint(0x4e00 + ((state >>> 16) % 20_000));
      }).join("");
    const findings = Array.from({ length: 9000 }, (_, at) => finding(at, { message: noise() }));
    const text = sarif(reportOf(findings), NO_SOURCE);
    expect(gzipSync(text).length).toBeLessThanOrEqual(10_000_000);
    const { results = [], invocations } = runOf(text);
    expect(results.length).toBeGreaterThan(3000);
    const [note] = invocations?.[0]?.toolExecutionNotifications ?? [];
    const left = Number(/^([\d,]+) findings left out/u.exec(note?.message.text ?? "")?.[1]?.replaceAll(",", ""));
    expect(results.length + left).toBe(9000);
  });
});

test("a message that would be a link has a space that can be seen, and nothing invisible", () => {
  expect(makeMessage('"[a](https://evil.example.com)" is unknown')).toBe('"[a] (https://evil.example.com)" is unknown');
  expect(makeMessage("[a](b)")).not.toMatch(/[^\x20-\x7e]/u);
});
