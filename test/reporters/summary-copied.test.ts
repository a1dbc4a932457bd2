import { expect, test } from "vitest";
import type { Finding, Report } from "../../src/core/report.js";
import { formatOutcomeMarkdown } from "../../src/release/format-outcome.js";
import { summary } from "../../src/reporters/summary.js";
import { makeVisible, shorten } from "../../src/base/text/safe.js";
import { hostileStrings } from "../runner/hostile.js";
import { BATCH, hostileReports } from "../support/hostile-report.js";
import { reportWith } from "../support/many-findings.js";
import { renderPage } from "../support/rendered-page.js";
import { roundsOf } from "../support/torture.js";

const VIEW = { source: () => undefined };

/** A report of one finding. */
function reportOf(more: Partial<Finding>): Report {
  const { plugins, ...report } = reportWith(1);
  const findings = plugins.flatMap((plugin) => plugin.findings.map((finding) => ({ ...finding, ...more })));
  return { ...report, plugins: plugins.map((plugin) => ({ ...plugin, findings })) };
}

test.each<[string, string]>([
  ["an address", 'Write "homepage": "https://www.example.com/weather#12"'],
  ["an address of e-mail", 'Write "email": "harbour@example.com", without a space'],
  ["a scoped package", "Run npm install --save-peer @lumen/host"],
  ["a command with a variable", "Run echo $HOME && gh issue view GH-12 #12"],
  ["JSON with a pattern", 'Write { "pattern": "^a|b\\\\d`x`$", "a":  1 }'],
  ["a commit", "Pin actions/checkout@0123456789abcdef0123456789abcdef01234567"],
  ["an emoji", ":tada: and 10:100:1"],
])("what a person copies of %s is what was meant", (_, help) => {
  const page = renderPage(summary(reportOf({ help }), VIEW));
  expect(page.faults).toEqual([]);
  expect(page.texts.filter((text) => text.includes(` ${help}. `))).toHaveLength(1);
});

test("a place is copied as a shell needs it, whatever the line is", () => {
  const range = { start: { line: 100, column: 3 }, end: { line: 100, column: 9 } };
  const report = reportOf({ location: { file: "@types/www.md", range } });
  const page = renderPage(summary(report, { ...VIEW, link: () => "https://example.com/blob" }));
  expect(page.faults).toEqual([]);
  expect(page.texts.some((text) => text.includes("@types/www.md:100:3: "))).toBe(true);
  expect(page.links).toContain("https://example.com/blob");
});

test("what a command printed is copied line by line, with its indentation", () => {
  const printed = ["error in @lumen/host", "    at https://example.com ```", "", "\tat $x  y"];
  const page = renderPage(summary(reportOf({ printed }), VIEW));
  expect(page.faults).toEqual([]);
  expect(page.texts).toContain("error in @lumen/host\n    at https://example.com ```\n\n    at $x  y");
});

test("whatever a report contains is shown as it is, and nothing is made of it", () => {
  const count = roundsOf(100 * BATCH, 10 * BATCH);
  let reports = 0;
  for (const { report, findings, view } of hostileReports(15, count)) {
    const text = summary(report, view);
    const page = renderPage(text);
    const shown = new Set(page.texts);
    const wanted = [...findings.map(describe), ...findings.map(({ printed = [] }) => printed.map(visible).join("\n"))];
    const missing = wanted.filter((words) => !shown.has(words));
    const strange = page.links.filter((link) => !link.startsWith("https://example.com/"));
    const wrong = [...page.faults, ...missing, ...strange, ...(/\u200b/u.exec(text) ?? [])];
    if (wrong.length > 0) throw new Error(JSON.stringify(wrong.slice(0, 3), undefined, 1));
    reports += 1;
  }
  expect(reports).toBe(count / BATCH);
});

const visible = (line: string): string => makeVisible(line.replaceAll("\t", "    "));

/** A row as a person reads it. */
function describe({ severity, location, message, help = "", check }: Finding): string {
  const mark = { error: "❌", warning: "⚠️", notice: "ℹ️" }[severity];
  const { file, range } = location;
  const place = range ? `${file}:${String(range.start.line)}:${String(range.start.column)}` : file;
  const sentence = shorten(message, 2000);
  const stop = /[.?!…]$/u.test(sentence) ? "" : ".";
  return `${mark} ${makeVisible(place)}: ${makeVisible(sentence + stop)} ${makeVisible(shorten(help, 2000))}. ${check}`;
}

test("the outcome of a release is shown as it is", () => {
  for (const words of hostileStrings(16, roundsOf(2000, 200))) {
    const doThis = `${words.replace(/[\r\n]/gu, "")}\n  ${words.replace(/[\r\n]/gu, "")}`;
    const stop = { stoppedAt: "x", alreadyPublic: "y", notPublic: "z", doThis };
    const target = "github-release";
    const step = { id: "x", target, action: "create", phase: "stage", reason: words, irreversible: false } as const;
    const plan = [{ ...step, evidence: {} }];
    const targets = [{ target, url: words }];
    const outcome = { plan, state: "failed", targets, done: [], exitStatus: 3, stop } as const;
    const page = renderPage(formatOutcomeMarkdown(outcome, { tag: words, warnings: [words] }));
    const [first = "", second = ""] = doThis.split("\n");
    const wanted = [`Do this: ${makeVisible(first)}`, makeVisible(second.slice(2)), makeVisible(words)];
    const missing = wanted.filter((text) => !page.texts.some((shown) => shown === text.trimEnd() || shown === text));
    expect([...page.faults, ...missing], JSON.stringify([words, page])).toEqual([]);
  }
});
