import { describe, expect, test } from "vitest";
import { mapFindings, type Report } from "../../src/core/report.js";
import { GITHUB_LIMITS } from "../../src/core/github-limits.js";
import { formatComment, isWorthComment } from "../../src/reporters/comment.js";
import { summary } from "../../src/reporters/summary.js";
import { BATCH, hostileReports } from "../support/hostile-report.js";
import { reportWith } from "../support/many-findings.js";
import { renderPage } from "../support/rendered-page.js";
import { faultsOf } from "../support/summary-grammar.js";
import { roundsOf, SEED } from "../support/torture.js";

const PLACE = {
  commit: "0123456789abcdef0123456789abcdef01234567",
  commitUrl: "https://github.example.com/lumen-labs/plugins/commit/0123456789abcdef0123456789abcdef01234567",
  runUrl: "https://github.example.com/lumen-labs/plugins/actions/runs/1",
};
const VIEW = { source: () => undefined };
const SECTION = "### The package\n\nIt grows by 3 KB.";

const aged = (report: Report, age: "new" | "known"): Report => ({
  ...report,
  plugins: report.plugins.map((plugin) => mapFindings(plugin, (finding) => ({ ...finding, age }))),
});

describe("the comment of a report", () => {
  test.each([0, 1, 10, 11, 63, 8_004])("of %i findings shows ten and counts the others", (count) => {
    for (const age of ["new", "known"] as const) {
      const text = formatComment(aged(reportWith(count), age), VIEW, PLACE);
      expect(text.match(/^- .* · `manifest\.json:\d+:3`: /gmu) ?? []).toHaveLength(Math.min(count, 10));
      const isSaid = text.includes(
        `10 of ${count.toLocaleString("en")} findings are shown, most severe first. All are in [`,
      );
      expect(isSaid).toBe(count > 10);
      expect(text.length).toBeLessThan(5_000);
      expect(renderPage(text).faults).toEqual([]);
    }
  });

  test("of known errors that make it fail says that nothing is new", () => {
    const text = formatComment(aged(reportWith(3), "known"), VIEW, PLACE);
    expect(text).toMatch(/^## plugin-preflight: ❌ Weather 1\.2\.0 does not pass\n\n1 error, 1 warning, 1 notice · /u);
    expect(text).toContain("\n\nNothing new, 3 existing.\n\n<details><summary>3 existing findings</summary>\n");
  });

  test("says why findings were not compared, for each of two reasons", () => {
    const base = { name: "main", commit: "1".repeat(40) };
    const [plugin] = reportWith(3).plugins;
    if (!plugin) throw new Error("There is no plugin");
    const reasons = ["untracked", "always", "always"] as const;
    let at = 0;
    const uncompared = mapFindings(plugin, (finding) => ({ ...finding, notCompared: reasons[at++ % 3] ?? "always" }));
    const text = formatComment({ ...reportWith(3), base, plugins: [uncompared] }, VIEW, PLACE);
    expect(text).toMatch(
      /\*\*Not compared\*\*: 1 finding is about built code, .* 2 findings always count, such as a secret/u,
    );
    expect(renderPage(text).faults).toEqual([]);
  });

  test("of a check that crashed is no pass, and names the check", () => {
    const report = reportWith(0);
    const [plugin] = report.plugins;
    const crashed = { check: "manifest-name", title: "It has a name", status: "crashed", error: "at x" } as const;
    const broken = plugin ? { ...report, plugins: [{ ...plugin, outcomes: [crashed] }] } : report;
    const text = formatComment(broken, VIEW, PLACE);
    expect(text).toMatch(/^## plugin-preflight: 💥 Weather 1\.2\.0 could not be checked\n/u);
    expect(text).toContain("\n- 💥 manifest-name: It has a name (crashed)");
    expect(isWorthComment(broken, {})).toBe(true);
  });

  test("of no plugin has nothing to check", () => {
    const text = formatComment({ ...reportWith(0), plugins: [] }, VIEW, PLACE);
    expect(text).toMatch(/^\*\*plugin-preflight\*\*: ✅ nothing to check · commit \[`0123456`\]\(https:/u);
  });

  test("lists what was not judged by its reason, without what there is nothing to judge of", () => {
    const report = reportWith(0);
    const skips = [
      { check: "scripts-test", title: "Tests", status: "skipped", reason: "the tests were not run" },
      { check: "scripts-lint", title: "Lint", status: "skipped", reason: "there is no lint", applies: false },
    ] as const;
    const plugins = report.plugins.map((plugin) => ({ ...plugin, outcomes: skips }));
    const text = formatComment({ ...report, plugins }, VIEW, PLACE);
    const fold =
      "<details><summary>What was not checked</summary>\n\n- ⏭️ scripts-test skipped: the tests were not run\n\n</details>";
    expect(text.endsWith(`\n\n${fold}`)).toBe(true);
  });

  test.each([
    [5, "c0, c1, c2, c3, c4"],
    [6, "6 checks"],
  ])("of %i checks that were skipped names each, or their number", (count, names) => {
    const report = reportWith(0);
    const skipped = Array.from(
      { length: count },
      (_, at) => ({ check: `c${String(at)}`, title: "A", status: "skipped", reason: "no time" }) as const,
    );
    const plugins = report.plugins.map((plugin) => ({ ...plugin, outcomes: skipped }));
    expect(formatComment({ ...report, plugins }, VIEW, PLACE)).toContain(`\n- ⏭️ ${names} skipped: no time\n`);
  });

  test("of existing findings that do not fail has them in a fold with their number", () => {
    const harmless = aged({ ...reportWith(3), failOn: "never" }, "known");
    expect(formatComment(harmless, VIEW, PLACE)).toContain("<details><summary>3 existing findings</summary>\n");
  });

  test("is worth beginning where something is new, fails, or has a section of its own", () => {
    expect(isWorthComment(reportWith(0), {})).toBe(false);
    expect(isWorthComment(reportWith(0), { sections: [SECTION] })).toBe(true);
    const harmless = { ...reportWith(3), failOn: "never" } as const;
    expect([isWorthComment(harmless, {}), isWorthComment(aged(harmless, "known"), {})]).toEqual([true, false]);
    expect(isWorthComment(aged(reportWith(3), "known"), {})).toBe(true);
  });
});

test("a section is in the summary and in the comment, of a plugin with findings and of one without", () => {
  for (const count of [0, 3]) {
    const view = { ...VIEW, sections: [SECTION] };
    expect(summary(reportWith(count), view)).toContain(`\n\n${SECTION}\n\n`);
    expect(formatComment(reportWith(count), view, PLACE)).toContain(`\n\n${SECTION}`);
  }
});

test("what has no room in a comment is said to be in the summary", () => {
  const text = formatComment(reportWith(3), { ...VIEW, sections: ["x".repeat(30_000)] }, PLACE);
  expect(text.match(/^- .* `manifest\.json:\d+:3`: /gmu)).toHaveLength(3);
  expect(text).toContain("\n\nWhat changes in the package is too long for a comment: see [the summary of the run](");
  const long = formatComment(reportWith(3), { ...VIEW, remarks: ["x".repeat(30_000)] }, PLACE);
  expect(long).toMatch(
    /^## plugin-preflight: ❌ [^]*\n\nThe rest is too long for a comment: see \[the summary of the run\]\(/u,
  );
});

test("no hostile text gets out of its place, and the first line says what is not verified", () => {
  for (const { report, view } of hostileReports(SEED, BATCH * roundsOf(100, 4))) {
    for (const one of [report, { ...report, plugins: report.plugins.slice(0, 1) }]) {
      const text = formatComment(one, { ...view, isUnverified: true }, PLACE);
      const [first = "", ...rest] = text.split("\n");
      expect(first).toMatch(/^⚠️ \*\*Not verified\*\*: /u);
      expect(text.length).toBeLessThanOrEqual(GITHUB_LIMITS.keptCommentLength);
      expect(renderPage(text).faults.filter((fault) => !fault.startsWith("⚠️"))).toEqual([]);
      // Its rows are those of the summary.
      expect(faultsOf(rest.filter((line) => line.startsWith("- ❌") || line.startsWith("- ⚠️")).join("\n"))).toEqual(
        [],
      );
    }
  }
});
