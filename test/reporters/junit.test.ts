import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { validateXML } from "xmllint-wasm";
import { inspectFixture } from "../../scripts/fixtures/inspect-fixture.js";
import { FAIL_ON, verdict, type Finding, type Report } from "../../src/core/report.js";
import { junit } from "../../src/reporters/junit.js";
import { LUMEN_COPY } from "../support/copies.js";
import { keepFirstChecks } from "../support/first-checks.js";
import { readGuarded } from "../support/guard.js";
import { hostileReports } from "../support/hostile-report.js";
import { ROOT } from "../support/project.js";

const SCHEMA = readFileSync(join(ROOT, "test", "support", "schemas", "junit.xsd"), "utf8");
const VIEW = { source: () => undefined };

async function expectValid(...texts: readonly string[]): Promise<void> {
  const xml = texts.map((contents, at) => ({ fileName: `report-${String(at)}.xml`, contents }));
  const { errors } = await validateXML({ xml, schema: SCHEMA });
  expect(errors).toEqual([]);
}

test("the JUnit of the broken weather widget is as expected", async () => {
  const { report } = await inspectFixture(ROOT, "fixtures/whole/weather-widget-broken", LUMEN_COPY);
  const text = junit(keepFirstChecks(report), VIEW);
  await expectValid(text);
  await expect(text).toMatchFileSnapshot(join(ROOT, "fixtures", "whole", "weather-widget-broken.junit.xml"));
});

test("no hostile text makes it invalid, or commands the runner", async () => {
  const texts: string[] = [];
  for (const { report, findings } of hostileReports(9, 1500)) {
    const text = junit(report, VIEW);
    readGuarded(text, "the JUnit");
    if (text.split(/: (?:error|warning|notice): /u).length <= findings.length) throw new Error("a finding is lost");
    texts.push(text);
  }
  await expectValid(...texts);
});

test("what XML has no way to write is shown, and what it would read as its own is text", async () => {
  const message = 'a\u0000\ufffe\uffff\ud800]]><b a="1">&amp; \u2028</failure>';
  const text = junit(reportOf([finding("error", { message })]), VIEW);
  await expectValid(text);
  const shown = String.raw`a\x00\ufffe\uffff\ud800]]&gt;&lt;b a=&quot;1&quot;&gt;&amp;amp; \u2028&lt;/failure&gt;`;
  expect(text).toContain(`message="${shown}"`);
});

test.each(FAIL_ON)("where %s fails, it fails exactly where the verdict does, and all others are output", (failOn) => {
  for (const severity of ["error", "warning", "notice"] as const) {
    for (const suppressed of [{}, { suppressed: "known" }]) {
      const report = reportOf([finding(severity, suppressed)], failOn);
      const text = junit(report, VIEW);
      expect(text.includes("<failure ")).toBe(verdict(report) === "fail");
      expect(text.includes("<system-out>")).toBe(verdict(report) === "pass");
      expect(text).toContain(`failures="${verdict(report) === "fail" ? "1" : "0"}"`);
    }
  }
});

test("several findings of a check are one failure that contains them all", async () => {
  const text = junit(reportOf([finding("error"), finding("error", { message: "Another" }), finding("notice")]), VIEW);
  await expectValid(text);
  expect(text.match(/<failure /gu)).toHaveLength(1);
  expect(text).toContain('message="Wrong (and 1 more finding)"');
  expect(text).toMatch(/\nmanifest\.json: error: Wrong\nmanifest\.json: error: Another\nhttps:/u);
  expect(text).toMatch(/<system-out>\nmanifest\.json: notice: Wrong\n<\/system-out>/u);
});

test("a report of nothing is one", async () => {
  const text = junit({ ...reportOf([]), plugins: [] }, VIEW);
  await expectValid(text);
  expect(text).toContain('tests="0" failures="0" errors="0"');
});

function finding(severity: Finding["severity"], more: Partial<Finding> = {}): Finding {
  return {
    check: "manifest-name",
    code: "spaces",
    severity,
    stopsRelease: false,
    url: "https://example.com",
    message: "Wrong",
    location: { file: "manifest.json" },
    ...more,
  };
}

function reportOf(findings: readonly Finding[], failOn: Report["failOn"] = "error"): Report {
  const about = { check: "manifest-name", title: "A title", url: "https://example.com" };
  const plugin = {
    path: ".",
    name: "A",
    version: "1.0.0",
    outcomes: [{ ...about, status: "unmet", findings }],
    findings,
  };
  return { occasion: "push", strict: false, failOn, plugins: [plugin as Report["plugins"][number]] };
}
