import { expect, test } from "vitest";
import type { Finding, Report } from "../../src/core/report.js";
import type { View } from "../../src/reporters/reporter.js";
import { summary } from "../../src/reporters/summary.js";
import { faultsOf } from "../support/summary-grammar.js";
import { nightly } from "../support/nightly.js";

const VIEW: View = { source: () => undefined };
const LIMIT = 1024 * 1024;
const NOTE = /^_GitHub's size limit is reached: (.*) left out\. Everything is in (.*)\._$/mu;

test.each([
  ["letters of one byte", "x"],
  ["letters of three bytes", "潮"],
  ["letters of four bytes", "🌊"],
  ["letters that are escaped", "*<&$@"],
])("10,000 findings in %s stay below GitHub's limit, and are shown or counted", (_, letter) => {
  const text = summary(reportOf(10_000, letter.repeat(60)), VIEW);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(LIMIT);
  expect(Buffer.byteLength(text)).toBeGreaterThan(LIMIT - 2000);
  const left = /^([\d,]+) of 10,000 findings, 1 of 1 check$/u.exec(NOTE.exec(text)?.[1] ?? "")?.[1];
  expect(rowsOf(text) + Number(left?.replaceAll(",", ""))).toBe(10_000);
});

test("a cut leaves no line in part, and no fold open", () => {
  const report = reportOf(300, "tide *", { suppressed: "known" });
  const all = summary(report, { ...VIEW, room: Infinity });
  const size = Buffer.byteLength(all);
  for (let room = 1500; room < size + 500; room += 997) {
    const text = summary(report, { ...VIEW, room });
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(room);
    expect(faultsOf(text), `cut at ${String(room)}`).toEqual([]);
    expect(text.split("<details>").length, `open at ${String(room)}`).toBe(text.split("</details>").length);
    if (room < size) expect(text.trimEnd().split("\n").at(-1)).toMatch(/^_GitHub.s size limit/u);
  }
});

nightly("a cut summary names the place of the whole report", () => {
  const reported = (view: Partial<View>) =>
    NOTE.exec(summary(reportOf(9000, "x".repeat(90)), { ...VIEW, ...view }))?.[2];
  expect(reported({})).toBe("the formats json and terminal");
  expect(reported({ isLogged: true })).toBe("the log of the step");
  const whole = "the log of the step and in `out/re*port.json`";
  expect(reported({ isLogged: true, whole: "out/re*port.json" })).toBe(whole);
});

test("if not even the sentence fits, the summary is empty: the whole file would be dropped", () => {
  for (const room of [-1, 0, 1, 50]) expect(summary(reportOf(50, "x"), { ...VIEW, room })).toBe("");
});

test("a summary that fits is whole to the last byte", () => {
  const all = summary(reportOf(50, "x"), { ...VIEW, room: Infinity });
  expect(summary(reportOf(50, "x"), { ...VIEW, room: Buffer.byteLength(all) })).toBe(all);
  expect(summary(reportOf(50, "x"), { ...VIEW, room: Buffer.byteLength(all) - 1 })).toMatch(NOTE);
});

test.each([
  [10, "### Fixed by this change: 10\n"],
  [11, "<details><summary>11 fixed by this change</summary>\n"],
])("%i findings that a change fixes are open up to ten", (count, title) => {
  const report = reportOf(1, "x");
  const gone = { check: "manifest-name", code: "spaces", severity: "error", message: "gone", file: "a" } as const;
  const change = { kind: "kept", fixed: Array.from({ length: count }, () => gone), suppressions: [] } as const;
  const base = { name: "main", commit: "1".repeat(40) };
  const plugins = report.plugins.map((plugin) => ({ ...plugin, change }));
  expect(summary({ ...report, base, plugins }, VIEW)).toContain(title);
});

test("of two plugins, a table shows how many findings are new only where there is a base", () => {
  const [plugin] = reportOf(2, "x").plugins;
  if (!plugin) throw new Error("There is no plugin");
  const report = { ...reportOf(2, "x"), plugins: [plugin, { ...plugin, path: "b c", name: "B" }] };
  expect(summary(report, VIEW)).toContain("\n| Verdict | Plugin | Findings | Stop a release |\n");
  const base = { name: "main", commit: "1".repeat(40) };
  const compared = summary({ ...report, base }, VIEW);
  expect(compared).toContain("\n| Verdict | Plugin | New | Findings | Stop a release |\n");
});

function rowsOf(text: string): number {
  return text.split("\n").filter((line) => line.startsWith("- ❌ `")).length;
}

function reportOf(count: number, words: string, more: Partial<Finding> = {}): Report {
  const about = { check: "manifest-name", title: "A title", url: "https://example.com/name" };
  const findings = Array.from({ length: count }, (_, at): Finding => {
    const location = {
      file: "manifest.json",
      range: { start: { line: at + 1, column: 1 }, end: { line: at + 1, column: 2 } },
    };
    const { check, url } = about;
    return {
      check,
      code: "spaces",
      url,
      severity: "error",
      stopsRelease: false,
      message: words,
      help: words,
      location,
      ...more,
    };
  });
  const plugin = {
    path: ".",
    name: "A",
    version: "1.0.0",
    outcomes: [{ ...about, status: "unmet", findings } as const],
    findings,
  };
  return { occasion: "push", strict: false, failOn: "error", plugins: [plugin] };
}
