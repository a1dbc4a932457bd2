import { describe, expect, test } from "vitest";
import type { Finding, PluginReport, Report } from "../../src/core/report.js";
import { annotations } from "../../src/reporters/annotations.js";
import { makeCheckRun } from "../../src/reporters/check-run.js";
import { summary } from "../../src/reporters/summary.js";
import { reportWith } from "../support/many-findings.js";
import { nightly } from "../support/nightly.js";

const VIEW = { source: () => undefined, annotated: { own: [] } };

/** Plugins with the findings of such kinds, in this order. */
function reportOf(...plugins: readonly (readonly Pick<Finding, "severity" | "age">[])[]): Report {
  const all = plugins.map((kinds, at): PluginReport => {
    const [plugin] = reportWith(kinds.length).plugins;
    if (!plugin) throw new Error("There is no plugin");
    const named = (finding: Finding, of: number): Finding => {
      const file = `${String(at)}.json`;
      const message = `The ${String(kinds[of]?.age)} ${String(kinds[of]?.severity)} ${String(of)} is here`;
      return { ...finding, ...kinds[of], message, location: { ...finding.location, file } };
    };
    const findings = plugin.findings.map(named);
    const outcomes = plugin.outcomes.map((one) => (one.status === "unmet" ? { ...one, findings } : one));
    return { ...plugin, path: `plugins/${String(at)}`, outcomes, findings };
  });
  const base = { name: "main", commit: "ec26c3e57ca3a959ca5aad62de7213c562f8c821" };
  return { occasion: "pull-request", strict: false, failOn: "error", plugins: all, base };
}

const many = (count: number, kind: Pick<Finding, "severity" | "age">) => Array.from({ length: count }, () => kind);
const KNOWN_ERROR = { severity: "error", age: "known" } as const;
const NEW_WARNING = { severity: "warning", age: "new" } as const;
const NEW_NOTICE = { severity: "notice", age: "new" } as const;
const LESSER = [...many(3_000, NEW_WARNING), ...many(6_000, NEW_NOTICE)];

describe.each<[string, Report]>([
  ["of its own plugin", reportOf([...LESSER, KNOWN_ERROR])],
  ["of another plugin before it", reportOf(LESSER, [KNOWN_ERROR])],
])("a known error behind thousands of new warnings and notices %s", (_, report) => {
  const reported = /The known error \d+ is here/u;

  test("is annotated by commands", () => {
    expect(annotations(report, VIEW)).toMatch(reported);
  });

  nightly("is annotated by a check run, in the first request", () => {
    const [first] = makeCheckRun(report, VIEW, summary).annotations;
    expect(first?.message).toMatch(reported);
  });

  nightly.each([65_000, 1024 * 1024])("is in a summary of %i bytes, with the counts of all", (room) => {
    const text = summary(report, { ...VIEW, room });
    expect(text).toMatch(/_GitHub's size limit is reached: /u);
    expect(text).toMatch(reported);
    expect(text).toContain("1 error, 3,000 warnings, 6,000 notices");
    expect(text).toContain("; the list is below, as far as it fits GitHub's limit.");
  });
});

test("of one severity, what is known is cut before what a pull request brings", () => {
  const kinds = [...many(900, KNOWN_ERROR), ...many(900, { severity: "error", age: "new" } as const)];
  const { annotations: shown } = makeCheckRun(reportOf(kinds), VIEW, summary);
  const isNew = shown.map(({ message }) => message.startsWith("The new error"));
  expect(isNew.lastIndexOf(true)).toBe(899);
  expect(shown).toHaveLength(1000);
});

test("where all have room, what a pull request brings comes first", () => {
  const text = summary(reportOf([KNOWN_ERROR, NEW_NOTICE]), VIEW);
  expect(text.indexOf("The new notice")).toBeGreaterThan(0);
  expect(text.indexOf("The new notice")).toBeLessThan(text.indexOf("The known error"));
});

nightly("a check that crashed is shown in a summary that is cut", () => {
  const { plugins, ...report } = reportOf(LESSER, [KNOWN_ERROR]);
  const crashed = { check: "manifest-name", title: "T", url: "https://example.com", status: "crashed", error: "Boom" };
  const all = plugins.map((plugin) => ({ ...plugin, outcomes: [...plugin.outcomes, crashed as never] }));
  expect(summary({ ...report, plugins: all }, VIEW)).toContain("The check manifest-name crashed");
});
