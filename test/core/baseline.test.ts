import { describe, expect, test } from "vitest";
import { makeBaseline, isJudged, recogniseFindings } from "../../src/core/baseline.js";
import { NO_TEXTS, type FindingTexts } from "../../src/core/finding-texts.js";
import { IN_BASELINE, type Finding, type PluginReport } from "../../src/core/report.js";
import { indexLines } from "../../src/text/lines.js";
import { random } from "../support/random.js";

const PUSH = { occasion: "push", strict: false } as const;

function finding(line: number, words: string, more: Partial<Finding> = {}): Finding {
  const range = { start: { line, column: 1 }, end: { line, column: 1 + words.length } };
  return {
    ...{ check: "manifest-pages", code: "repeated-path", severity: "error", stopsRelease: true, url: "" },
    message: `The path ${words} is wrong`,
    location: { file: "manifest.json", range, pointer: `/pages/${String(line)}/path` },
    ...more,
  };
}

function report(findings: readonly Finding[], path = "."): PluginReport {
  const about = { check: "manifest-pages", title: "A title", url: "" };
  return { path, name: "W", version: "1.0.0", outcomes: [{ ...about, status: "unmet", findings }], findings };
}

/** A file that is not JSON. */
function textsOf(line: (line: number) => string | undefined): FindingTexts {
  return { ...NO_TEXTS, line: (_, number) => line(number) };
}

/** One finding for each line that begins with "bad", and the lines themselves. */
function plugin(text: string) {
  const lines = indexLines(text);
  const wrong = text
    .split("\n")
    .flatMap((line, at) => (/^\s*bad/u.test(line) ? [finding(at + 1, line.trim().replace(",", ""))] : []));
  return { report: report(wrong), texts: textsOf((line) => lines.line(line)) };
}

function left(before: string, after: string): readonly string[] {
  const known = plugin(before);
  const now = plugin(after);
  const entries = makeBaseline(known.report, known.texts);
  const { plugin: marked } = recogniseFindings(now.report, entries, now.texts, PUSH);
  return marked.findings.filter(({ suppressed }) => suppressed === undefined).map(({ message }) => message);
}

describe("a baseline", () => {
  test("knows its findings again wherever their lines have moved to", () => {
    const next = random(7);
    for (let round = 0; round < 300; round++) {
      const lines = Array.from({ length: 1 + next(12) }, () => (next(2) === 0 ? `bad ${String(next(4))}` : "good"));
      const moved = lines.flatMap((line) => [
        ...Array.from({ length: next(3) }, () => "good"),
        `${" ".repeat(next(5))}${line}${next(2) === 0 ? "," : ""}`,
      ]);
      if (left(lines.join("\n"), moved.join("\n")).length > 0)
        throw new Error(`${lines.join("|")} > ${moved.join("|")}`);
    }
  });

  test("does not hide a second equal fault, nor one of other words", () => {
    expect(left("bad 1\ngood", "bad 1\nbad 1")).toHaveLength(1);
    expect(left("bad 1\nbad 1", "bad 1\nbad 1\nbad 1")).toHaveLength(1);
    expect(left("bad 1", "bad 2")).toHaveLength(1);
    expect(left("bad 1", "bad 1 here")).toHaveLength(1);
    expect(left("", "bad 1")).toHaveLength(1);
  });

  test("counts what is gone, and only of its plugin", () => {
    const { report: before, texts } = plugin("bad 1\nbad 1\nbad 2");
    const entries = makeBaseline(before, texts);
    expect(entries.map(({ count }) => count)).toEqual([2, 1]);
    const now = plugin("bad 1");
    expect(recogniseFindings(now.report, entries, now.texts, PUSH).gone).toBe(2);
    const other = recogniseFindings({ ...now.report, path: "plugins/b" }, entries, now.texts, PUSH);
    expect(other.plugin.findings.every(({ suppressed }) => suppressed === undefined)).toBe(true);
  });

  test("marks findings in the list and in their outcomes alike", () => {
    const { report: before, texts } = plugin("bad 1");
    const { plugin: marked } = recogniseFindings(before, makeBaseline(before, texts), texts, PUSH);
    expect(marked.findings).toMatchObject([{ suppressed: IN_BASELINE }]);
    expect(marked.outcomes).toMatchObject([{ findings: marked.findings }]);
  });

  test.each([
    { occasion: "release", strict: false },
    { occasion: "push", strict: true },
  ] as const)("applies neither on a release nor under strict rules: %j", (policy) => {
    const { report: before, texts } = plugin("bad 1");
    const { plugin: marked } = recogniseFindings(before, makeBaseline(before, texts), texts, policy);
    expect(marked.findings[0]).toMatchObject({ overruled: IN_BASELINE });
    expect(marked.findings[0]?.suppressed).toBeUndefined();
  });

  test("never takes a secret for known, nor what is switched off already", () => {
    const secret = report([finding(1, "x", { secret: true }), finding(2, "y", { suppressed: "a reason" })]);
    const texts = textsOf(() => "x");
    expect(makeBaseline(secret, texts)).toEqual([]);
    const entries = makeBaseline(report([finding(1, "x"), finding(2, "y")]), texts);
    const { plugin: marked } = recogniseFindings(secret, entries, texts, PUSH);
    expect(marked.findings.map(({ suppressed }) => suppressed)).toEqual([undefined, "a reason"]);
  });

  test("ignores line numbers in messages, and the other contents of a bundle of one line", () => {
    const makeTexts = (length: number) => textsOf(() => `${"a".repeat(length)}KEY${"b".repeat(length)}`);
    const at = (column: number, line: number): Finding => ({
      ...finding(1, "KEY", { message: `Stands twice, first on line ${String(line)}` }),
      location: { file: "a.js", range: { start: { line: 1, column }, end: { line: 1, column: column + 3 } } },
    });
    const entries = makeBaseline(report([at(2001, 1200)]), makeTexts(2000));
    const { plugin: marked } = recogniseFindings(report([at(3001, 7)]), entries, makeTexts(3000), PUSH);
    expect(marked.findings[0]?.suppressed).toBe(IN_BASELINE);
  });

  test("knows what it listed when it went by message and line", () => {
    const { report: before, texts } = plugin("bad 1\nbad 1\nbad 2");
    const entries = makeBaseline(before, texts);
    const fingerprints = ["b0433318c584e09f", "0e7cd525c0b7bbe2"];
    const old = entries.flatMap((entry, at) => ({ ...entry, fingerprint: fingerprints[at] ?? "" }));
    const now = plugin("bad 1\nbad 1\nbad 1\nbad 2");
    const { plugin: marked, gone } = recogniseFindings(now.report, old, now.texts, PUSH);
    expect([gone, marked.findings.filter(({ suppressed }) => suppressed === undefined).length]).toEqual([0, 1]);
  });

  test("judges an entry only where its check was run", () => {
    const { report: before, texts } = plugin("bad 1");
    const [entry] = makeBaseline(before, texts);
    if (!entry) throw new Error("There is no entry");
    const about = { check: "manifest-pages", title: "A title", url: "" };
    expect(isJudged(entry, [before])).toBe(true);
    expect(isJudged(entry, [{ ...before, outcomes: [{ ...about, status: "met" }] }])).toBe(true);
    expect(isJudged(entry, [{ ...before, outcomes: [{ ...about, status: "skipped", reason: "x" }] }])).toBe(false);
    expect(isJudged(entry, [{ ...before, path: "plugins/b" }])).toBe(false);
  });
});
