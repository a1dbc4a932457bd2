import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { inspectFixture } from "../../scripts/fixtures/inspect-fixture.js";
import type { Finding, Report } from "../../src/core/report.js";
import { gitlab } from "../../src/reporters/gitlab.js";
import { LUMEN_COPY } from "../support/copies.js";
import { manifestWith, wholePlugin } from "../support/folders.js";
import { readGuarded } from "../support/guard.js";
import { hostileReports } from "../support/hostile-report.js";
import { runCliHere } from "../support/product.js";
import { ROOT } from "../support/project.js";
import { finding, reportOf } from "../support/sarif-reading.js";

/**
 * What GitLab asks of the file, in its page on Code Quality and in the schema by which its server drops entries, and
 * the order of severities that it knows.
 */
const isReport = new Ajv({ allErrors: true }).compile({
  type: "array",
  items: {
    type: "object",
    required: ["description", "check_name", "fingerprint", "severity", "location"],
    properties: {
      description: { type: "string", minLength: 1 },
      check_name: { type: "string", minLength: 1 },
      fingerprint: { type: "string", minLength: 16 },
      severity: { enum: ["info", "minor", "major", "critical", "blocker"] },
      location: {
        type: "object",
        required: ["path", "lines"],
        properties: {
          path: { type: "string", minLength: 1 },
          lines: {
            type: "object",
            required: ["begin"],
            properties: { begin: { type: "integer", minimum: 1 }, end: { type: "integer", minimum: 1 } },
          },
        },
      },
    },
  },
});

interface Entry {
  readonly description: string;
  readonly check_name: string;
  readonly fingerprint: string;
  readonly severity: string;
  readonly location: { readonly path: string; readonly lines: { readonly begin: number } };
}

function read(text: string): readonly Entry[] {
  expect(text.startsWith("[")).toBe(true);
  const entries = JSON.parse(text) as readonly Entry[];
  expect([isReport(entries), isReport.errors]).toEqual([true, null]);
  // Of two entries with one fingerprint, GitLab shows one.
  const findings = entries.filter(({ severity }) => severity !== "blocker");
  expect(new Set(findings.map(({ fingerprint }) => fingerprint)).size).toBe(findings.length);
  return entries;
}

test("every finding that counts is an entry, worst first", async () => {
  const { report, view } = await broken();
  const entries = read(gitlab(report, view));
  const counted = report.plugins.flatMap(({ findings }) =>
    findings.filter(({ suppressed }) => suppressed === undefined),
  );
  expect(entries.map(({ check_name }) => check_name).toSorted()).toEqual(counted.map(({ check }) => check).toSorted());
  expect(entries.map(({ severity }) => severity)).toEqual([
    ...(["major", "minor", "info"] as const).flatMap((one) =>
      entries.filter(({ severity }) => severity === one).map(() => one),
    ),
  ]);
  const found = counted.find(({ location }) => (location.range?.start.line ?? 1) > 1);
  if (!found) throw new Error("every finding is at a first line");
  const { check, message, location } = found;
  expect(entries.find((entry) => entry.check_name === check)).toMatchObject({
    description: expect.stringContaining(message) as string,
    // Without "./", and with no range of its own at its first line.
    location: { path: location.file, lines: { begin: location.range?.start.line } },
  });
});

test("a finding of several lines has its first and its last one", () => {
  const range = { start: { line: 3, column: 5 }, end: { line: 7, column: 2 } };
  const [entry] = read(
    gitlab(reportOf([finding(1, { location: { file: "manifest.json", range } })]), { source: () => undefined }),
  );
  expect(entry?.location.lines).toEqual({ begin: 3, end: 7 });
});

test("a fingerprint stays where lines are added above, and equal findings have different ones", async () => {
  const { report, view } = await broken();
  const [plugin] = report.plugins;
  if (!plugin) throw new Error("No plugin was inspected");
  const findings = plugin.findings.map((finding) => ({ ...finding, identity: `${finding.check} ${finding.message}` }));
  const moved = findings.map((finding) => ({ ...finding, location: moveDown(finding.location) }));
  const printsOf = (all: readonly Finding[]): readonly string[] =>
    read(gitlab({ ...report, plugins: [{ ...plugin, findings: all }] }, view))
      .map(({ fingerprint }) => fingerprint)
      .toSorted();
  expect(printsOf(moved)).toEqual(printsOf(findings));
  expect(printsOf([...findings, ...findings.map((finding) => ({ ...finding }))])).toEqual(
    expect.arrayContaining([...printsOf(findings)]),
  );
});

test("what is suppressed is left out, a crash is a blocker, and a pass is an empty list", () => {
  const about = { check: "manifest-name", title: "A title" };
  const known: Finding = {
    check: "manifest-name",
    code: "spaces",
    severity: "error",
    stopsRelease: false,
    message: "Wrong",
    location: { file: "manifest.json" },
    suppressed: "known in the baseline",
  };
  const reportWith = (plugin: Pick<Report["plugins"][number], "outcomes" | "findings">): Report => ({
    occasion: "push",
    strict: false,
    failOn: "error",
    plugins: [{ path: "plugins/a", name: "A", version: "1.0.0", ...plugin }],
  });
  const view = { source: () => undefined };
  expect(
    gitlab(reportWith({ outcomes: [{ ...about, status: "unmet", findings: [known] }], findings: [known] }), view),
  ).toBe("[]\n");
  const crashed = reportWith({
    outcomes: [{ ...about, status: "crashed", error: "TypeError: no\n at x" }],
    findings: [],
  });
  expect(read(gitlab(crashed, view))).toMatchObject([
    { severity: "blocker", location: { path: "plugins/a/manifest.json", lines: { begin: 1 } } },
  ]);
});

test("no hostile text makes it invalid, commands the runner, or changes a path", () => {
  for (const { report, view, findings } of hostileReports(18, 600)) {
    const text = gitlab(report, view);
    readGuarded(text, "the report for GitLab");
    const paths = read(text)
      .filter(({ severity }) => severity !== "blocker")
      .map(({ location }) => location.path);
    expect(paths.toSorted()).toEqual(findings.map(({ location }) => location.file.toWellFormed()).toSorted());
  }
});

test("the job of docs/guides/gitlab.md writes the report that it hands to GitLab, and its log has the findings", async () => {
  const page = readFileSync(join(ROOT, "docs", "guides", "gitlab.md"), "utf8");
  const [, yaml = ""] = /```yaml\n([^]*?)```/u.exec(page) ?? [];
  const { script, artifacts } = (parse(yaml) as { "plugin-preflight": Job })["plugin-preflight"];
  const [, words = ""] = /index\.js" (.*)$/u.exec(script.at(-1) ?? "") ?? [];
  const cwd = wholePlugin({ ".git/": "", "manifest.json": manifestWith({ name: "W" }) });
  const { status, stdout } = await runCliHere([...words.split(" "), "--only", "manifest-name"], { cwd });
  expect([status, stdout.includes("manifest-name")]).toEqual([1, true]);
  expect(read(readFileSync(join(cwd, artifacts.reports.codequality), "utf8"))).toMatchObject([
    { check_name: "manifest-name", severity: "major", location: { path: "manifest.json" } },
  ]);
});

interface Job {
  readonly script: readonly string[];
  readonly artifacts: { readonly reports: { readonly codequality: string } };
}

async function broken() {
  const { report } = await inspectFixture(ROOT, "fixtures/whole/weather-widget-broken", LUMEN_COPY);
  return { report, view: { source: () => undefined } };
}

function moveDown({ range, ...location }: Finding["location"]): Finding["location"] {
  if (!range) return location;
  const down = <Position extends { readonly line: number }>(position: Position): Position => ({
    ...position,
    line: position.line + 3,
  });
  return { ...location, range: { start: down(range.start), end: down(range.end) } };
}
