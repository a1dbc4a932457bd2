import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { listFixtureCases } from "../../scripts/fixtures/fixture-case.js";
import { inspectCase } from "../../scripts/fixtures/inspect-fixture.js";
import { checks } from "../../src/checks/index.js";
import type { Finding, Report } from "../../src/core/report.js";
import { compact } from "../../src/reporters/compact.js";
import { makeMessage } from "../../src/reporters/finding-message.js";
import { makeVisible } from "../../src/base/text/safe.js";
import { readGuarded } from "../support/guard.js";
import { hostileReports } from "../support/hostile-report.js";
import { matchLines, readMatcher } from "../support/problem-matcher.js";
import { ROOT } from "../support/project.js";
import { sampleOf } from "../support/torture.js";

const isCounted = ({ suppressed }: Finding): boolean => suppressed === undefined;

function placesOf(findings: readonly Finding[]): readonly string[] {
  return findings
    .map(({ check, severity, location: { file, range } }) => {
      const { line, column } = range?.start ?? { line: 1, column: 1 };
      return [file, line, column, severity, check].join("|");
    })
    .toSorted();
}

describe.each(sampleOf(checks, 30))("$id", ({ id }) => {
  test("each finding of its fixtures is a line that the problem matcher reads", async () => {
    for (const one of listFixtureCases(ROOT, id)) {
      const { report, source } = await inspectCase(ROOT, one, id);
      const findings = report.plugins.flatMap((plugin) => plugin.findings.filter(isCounted));
      const { matched, log } = matchLines(compact(report, { source }));
      expect.soft(log, one.name).toEqual([]);
      const read = matched.map(({ file, line, column, severity, code }) =>
        [file, line, column, severity, code].join("|"),
      );
      const places = placesOf(findings.map((finding) => ({ ...finding, location: shown(finding.location) })));
      expect.soft(read.toSorted(), one.name).toEqual(places);
      for (const { message } of findings)
        expect
          .soft(
            matched.some((line) => line.message.startsWith(makeMessage(message).slice(0, 60))),
            message,
          )
          .toBe(true);
    }
  });
});

const shown = (location: Finding["location"]): Finding["location"] => ({
  ...location,
  file: makeVisible(location.file).replaceAll(": ", "\\x3a "),
});

function reportOf(findings: readonly Finding[], outcomes: Report["plugins"][number]["outcomes"] = []): Report {
  const plugin = { path: "plugins/a", name: "A", version: "1.0.0", outcomes, findings };
  return { occasion: "push", strict: false, failOn: "error", plugins: [plugin] };
}

const FINDING: Finding = {
  check: "manifest-name",
  code: "spaces",
  severity: "error",
  stopsRelease: true,
  message: "It is wrong",
  help: "Write another",
  location: { file: "manifest.json" },
};
const VIEW = { source: () => undefined };

test("a line has the message, what to do, and no more than a line", () => {
  expect(compact(reportOf([FINDING]), VIEW)).toBe(
    "manifest.json:1:1: error: It is wrong. Write another. [manifest-name]\n",
  );
  const known: Finding = { ...FINDING, suppressed: "as agreed" };
  expect(compact(reportOf([known]), VIEW)).toBe("");
});

test("the worst come first, and a crash before them", () => {
  const outcome = {
    check: "package-json",
    title: "A title",
    status: "crashed" as const,
    error: "TypeError: no\n at x",
  };
  const notice: Finding = { ...FINDING, severity: "notice" };
  const { matched } = matchLines(compact(reportOf([notice, FINDING], [outcome]), VIEW));
  expect(matched.map(({ code, severity }) => [code, severity])).toEqual([
    ["package-json", "error"],
    ["manifest-name", "error"],
    ["manifest-name", "notice"],
  ]);
  expect(matched[0]).toMatchObject({ file: "plugins/a/manifest.json", line: 1, column: 1 });
});

test.each([
  "a:b.md",
  "a:3",
  "a:3:5",
  "a:3:5:",
  "b:",
  " : ",
  "a:1:1: error: fake [x]",
  "x:9:9: notice: y",
  "::error::x",
  "[a] b",
])("a file that is named %j is told from its place", (file) => {
  const range = { start: { line: 7, column: 2 }, end: { line: 7, column: 3 } };
  const message = "x:1:1: error: It is not [so]";
  const { matched, log } = matchLines(compact(reportOf([{ ...FINDING, message, location: { file, range } }]), VIEW));
  expect(log).toEqual([]);
  expect(matched).toEqual([
    {
      file: makeVisible(file).replaceAll(": ", "\\x3a "),
      line: 7,
      column: 2,
      severity: "error",
      message: `${message}. Write another.`,
      code: "manifest-name",
    },
  ]);
});

test("no hostile text commands the runner, or makes a line that is no finding", () => {
  for (const { report, view, findings } of hostileReports(26, 600)) {
    const text = compact(report, view);
    readGuarded(text, "the lines");
    const { matched, log } = matchLines(text);
    expect(log).toEqual([]);
    const crashes = report.plugins.flatMap(({ outcomes }) => outcomes.filter(({ status }) => status === "crashed"));
    expect(matched).toHaveLength(findings.length + crashes.length);
    expect(placesOf(findings.map((one) => ({ ...one, location: shown(one.location) })))).toEqual(
      matched
        .filter(({ code }) => code !== "package-json")
        .map(({ file, line, column, severity, code }) => [file, line, column, severity, code].join("|"))
        .toSorted(),
    );
  }
});

test("the task of docs/guides/vscode.md has the pattern that ships", () => {
  const page = readFileSync(join(ROOT, "docs", "guides", "vscode.md"), "utf8");
  const [, tasks = ""] = /```json\n(\{\n {2}"version": "2\.0\.0"[^]*?)```/u.exec(page) ?? [];
  expect(JSON.parse(tasks)).toMatchObject({ tasks: [{ problemMatcher: { pattern: [readMatcher()] } }] });
});
