import { describe, expect, test } from "vitest";
import {
  makeBaseline,
  makeBaselineEntry,
  wasChecked,
  markKnownFindings,
  WORSE_THAN_BASELINE,
  type BaselineEntry,
} from "../../src/core/baseline.js";
import { IN_BASELINE, type Finding, type PluginReport } from "../../src/core/report.js";
import { random } from "../support/random.js";

const PUSH = { occasion: "push", strict: false } as const;

/** A finding about some page: its line may be anywhere. */
function finding(line: number, name: string, more: Partial<Finding> = {}): Finding {
  const range = { start: { line, column: 1 }, end: { line, column: 5 } };
  return {
    check: "manifest-pages",
    code: "repeated-path",
    severity: "error",
    stopsRelease: true,
    url: "",
    message: `The path ${name} is wrong, as on line ${String(line)}`,
    location: { file: "manifest.json", range, pointer: `/pages/${String(line)}`, place: `/pages/"${name}"` },
    ...more,
  };
}

function report(findings: readonly Finding[], path = "."): PluginReport {
  const about = { check: "manifest-pages", title: "A title", url: "" };
  return { path, name: "W", version: "1.0.0", outcomes: [{ ...about, status: "unmet", findings }], findings };
}

/** One finding for each line that begins with "bad": with its number as the name, and its severity behind it. */
function plugin(text: string): PluginReport {
  const found = text.split("\n").flatMap((line, at) => {
    const [, name, severity = "error"] = /^\s*bad ([^\s,]+)(?: (error|warning|notice))?/u.exec(line) ?? [];
    return name === undefined ? [] : [finding(at + 1, name, { severity: severity as Finding["severity"] })];
  });
  return report(found);
}

/** What a baseline of one text leaves of another. */
function left(before: string, after: string): readonly string[] {
  const { plugin: marked } = markKnownFindings(plugin(after), makeBaseline(plugin(before)), PUSH);
  return marked.findings
    .filter(({ suppressed }) => suppressed === undefined)
    .map(({ location, severity }) => `${location.place ?? ""} ${severity}`);
}

describe("a baseline", () => {
  test("knows its findings again wherever their lines have moved to", () => {
    const next = random(7);
    let bad = 0;
    for (let round = 0; round < 300; round++) {
      const lines = Array.from({ length: 1 + next(12) }, () => (next(2) === 0 ? `bad ${String(next(4))}` : "good"));
      const moved = lines.flatMap((line) => [
        ...Array.from({ length: next(3) }, () => "good"),
        `${" ".repeat(next(5))}${line}${next(2) === 0 ? "," : ""}`,
      ]);
      expect(left(lines.join("\n"), moved.join("\n")), `${lines.join("|")} > ${moved.join("|")}`).toEqual([]);
      bad += lines.filter((line) => line !== "good").length;
    }
    expect(bad).toBeGreaterThan(300);
  });

  test("does not hide a second equal fault, nor another one", () => {
    expect(left("bad 1\ngood", "bad 1\nbad 1")).toHaveLength(1);
    expect(left("bad 1\nbad 1", "bad 1\nbad 1\nbad 1")).toHaveLength(1);
    expect(left("bad 1", "bad 2")).toHaveLength(1);
    expect(left("", "bad 1")).toHaveLength(1);
  });

  test("hides what is summed up as far as it has summed it up, and not one more", () => {
    const summed = (times: number): PluginReport => report([finding(1, "all", { times })]);
    const judge = (before: number, now: number): readonly unknown[] => {
      const { plugin: marked, gone } = markKnownFindings(summed(now), makeBaseline(summed(before)), PUSH);
      return [marked.findings[0]?.suppressed, gone];
    };
    expect(judge(3, 3)).toEqual([IN_BASELINE, 0]);
    expect(judge(3, 2)).toEqual([IN_BASELINE, 1]);
    expect(judge(3, 4)).toEqual([undefined, 3]);
  });

  test.each<[string, Partial<Finding>]>([
    ["another code", { code: "missing" }],
    ["another subject", { subject: "title" }],
    ["one of several subjects", { subject: ["title", "path"] }],
    ["another check", { check: "manifest-tags" }],
    ["another file", { location: { file: "package.json" } }],
  ])("takes a finding with %s for another one", (_, other) => {
    const entries = makeBaseline(report([finding(1, "x")]));
    const { plugin: marked } = markKnownFindings(report([finding(1, "x", other)]), entries, PUSH);
    expect(marked.findings[0]?.suppressed).toBeUndefined();
  });

  test("hides nothing that is more severe than it was, and says so", () => {
    expect(left("bad 1 warning", "bad 1 error")).toEqual(['/pages/"1" error']);
    expect(left("bad 1 error", "bad 1 notice")).toEqual([]);
    expect(left("bad 1 warning\nbad 1 error", "bad 1 error\nbad 1 warning")).toEqual([]);
    expect(left("bad 1 warning\nbad 1 error", "bad 1 error\nbad 1 error")).toEqual(['/pages/"1" error']);
    expect(left("bad 1 error", "bad 1 error\nbad 1 notice")).toEqual(['/pages/"1" notice']);
    const { plugin: marked, gone } = markKnownFindings(
      plugin("bad 1 error"),
      makeBaseline(plugin("bad 1 notice")),
      PUSH,
    );
    expect([gone, marked.findings[0]?.overruled]).toEqual([0, WORSE_THAN_BASELINE]);
  });

  test("counts what is gone, and only of its plugin", () => {
    const entries = makeBaseline(plugin("bad 1\nbad 1\nbad 2"));
    expect(entries.map(({ count }) => count)).toEqual([2, 1]);
    expect(markKnownFindings(plugin("bad 1"), entries, PUSH).gone).toBe(2);
    const other = markKnownFindings({ ...plugin("bad 1"), path: "plugins/b" }, entries, PUSH);
    expect(other.plugin.findings.every(({ suppressed }) => suppressed === undefined)).toBe(true);
  });

  test("marks findings in the list and in their outcomes alike", () => {
    const before = plugin("bad 1");
    const { plugin: marked } = markKnownFindings(before, makeBaseline(before), PUSH);
    expect(marked.findings).toMatchObject([{ suppressed: IN_BASELINE }]);
    expect(marked.outcomes).toMatchObject([{ findings: marked.findings }]);
  });

  test.each([
    { occasion: "release", strict: false },
    { occasion: "push", strict: true },
  ] as const)("applies neither on a release nor under strict rules: %j", (policy) => {
    const before = plugin("bad 1");
    const { plugin: marked } = markKnownFindings(before, makeBaseline(before), policy);
    expect(marked.findings[0]).toMatchObject({ overruled: IN_BASELINE });
    expect(marked.findings[0]?.suppressed).toBeUndefined();
  });

  test("never takes a secret for known, nor what always counts, nor what is switched off already", () => {
    const findings = [
      finding(1, "x", { secret: true }),
      finding(2, "y", { suppressed: "a reason" }),
      finding(3, "z", { alwaysCounts: true }),
    ];
    expect(makeBaseline(report(findings))).toEqual([]);
    const entries = makeBaseline(report([finding(1, "x"), finding(2, "y"), finding(3, "z")]));
    const { plugin: marked } = markKnownFindings(report(findings), entries, PUSH);
    expect(marked.findings.map(({ suppressed }) => suppressed)).toEqual([undefined, "a reason", undefined]);
  });

  test("shows nothing that may be a secret, and nothing long, of what a finding is about", () => {
    const token = `ghp_${"a1B2c3D4e5".repeat(4)}`;
    const [entry] = makeBaseline(report([finding(1, "x", { subject: [token, "y".repeat(300), "short"] })]));
    expect(entry?.subject).toEqual([
      expect.stringMatching(/^sha256:[0-9a-f]{16}$/u),
      expect.stringMatching(/^sha256:[0-9a-f]{16}$/u),
      "short",
    ]);
  });

  test("judges an entry only where its check was run", () => {
    const before = plugin("bad 1");
    const [entry] = makeBaseline(before);
    if (!entry) throw new Error("There is no entry");
    const about = { check: "manifest-pages", title: "A title", url: "" };
    expect(wasChecked(entry, [before])).toBe(true);
    expect(wasChecked(entry, [{ ...before, outcomes: [{ ...about, status: "met" }] }])).toBe(true);
    expect(wasChecked(entry, [{ ...before, outcomes: [{ ...about, status: "skipped", reason: "x" }] }])).toBe(false);
    expect(wasChecked(entry, [{ ...before, path: "plugins/b" }])).toBe(false);
  });
});

describe("a finding as a baseline lists it", () => {
  const entryOf = (message: string): BaselineEntry =>
    makeBaselineEntry("plugins/a", {
      check: "readme",
      severity: "warning",
      message,
      code: "x",
      location: { file: "README.md" },
    } as unknown as Finding);

  test.each([
    ["The text in line 7 is too long", "The text in line N is too long"],
    ["There is more in lines 1,234 and 5", "There is more in lines N and 5"],
    ["It has 80 characters", "It has 80 characters"],
    ["The headline 7 stays", "The headline 7 stays"],
    ["The line endings", "The line endings"],
  ])("%s", (message, listed) => {
    expect(entryOf(message).message).toBe(listed);
  });

  test("is gone only if its check was run on its plugin", () => {
    const entry = entryOf("x");
    const report = (path: string, check: string, status: string): PluginReport =>
      ({ path, outcomes: [{ check, status }] }) as unknown as PluginReport;
    expect(wasChecked(entry, [])).toBe(false);
    expect(wasChecked(entry, [report("plugins/b", "readme", "met")])).toBe(false);
    expect(wasChecked(entry, [report("plugins/a", "license", "met")])).toBe(false);
    expect(wasChecked(entry, [report("plugins/a", "readme", "skipped")])).toBe(false);
    expect(wasChecked(entry, [report("plugins/a", "readme", "crashed")])).toBe(false);
    expect(wasChecked(entry, [report("plugins/a", "readme", "met")])).toBe(true);
    expect(wasChecked(entry, [report("plugins/a", "readme", "unmet")])).toBe(true);
  });

  test("counts where it became worse, in these words", () => {
    expect(WORSE_THAN_BASELINE).toBe("known in the baseline, but less severe there");
  });
});
