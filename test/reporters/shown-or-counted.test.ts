import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Report } from "../../src/core/report.js";
import { FORMATS, loadReporter, type Format } from "../../src/reporters/formats.js";
import type { View } from "../../src/reporters/reporter.js";
import { applyFixes } from "../../src/base/text/edits.js";
import { indexLines } from "../../src/base/text/lines.js";
import { gitReading, makeRepository } from "../support/git.js";
import { reportWith } from "../support/many-findings.js";
import { nightly } from "../support/nightly.js";
import { matchLines } from "../support/problem-matcher.js";
import { readReport } from "../support/records.js";
import { runOf } from "../support/sarif-reading.js";

const COUNTS = [0, 1, 10, 11, 50, 51, 1_000, 10_000];
const VIEW: View = { source: () => undefined, annotated: { own: [] } };
/** Of an error, a warning and a notice by turns. */
const ofEach = (count: number): readonly number[] => [0, 1, 2].map((at) => Math.floor((count + 2 - at) / 3));

const reported = async (format: Format, report: Report, view = VIEW): Promise<string> =>
  (await loadReporter(format, report))(report, view);
const number = (text = "0"): number => Number(text.replaceAll(",", ""));
const linesIn = (text: string, line: RegExp): number => text.split("\n").filter((one) => line.test(one)).length;
const allIn = (text: string, pattern: RegExp): Set<string> => new Set([...text.matchAll(pattern)].map(([all]) => all));

interface Sums {
  readonly shown: number;
  readonly counted: number;
  /** What the format must show at least. */
  readonly least: number;
}

type CountShown = (count: number) => Promise<Sums>;

const COUNTERS: Readonly<Record<Exclude<Format, "patch">, CountShown>> = {
  async github(count) {
    const text = await reported("github", reportWith(count));
    const shown = linesIn(text, /^::(?:error|warning|notice) file=manifest\.json,line=\d+,/u);
    expect(allIn(text, /line=\d+/gu).size).toBe(shown);
    const counted = number(/^([\d,]+) more findings? (?:is|are) not annotated: /mu.exec(text)?.[1]);
    return { shown, counted, least: ofEach(count).reduce((sum, most) => sum + Math.min(most, 10), 0) };
  },
  async markdown(count) {
    const text = await reported("markdown", reportWith(count));
    const row = /^- (?:❌|⚠️|ℹ️) `manifest\.json:\d+:3`: \*\*/u;
    const shown = linesIn(text, row);
    const whole = await reported("markdown", reportWith(count), { ...VIEW, room: Infinity });
    const [, left, all] = /^_GitHub's size limit is reached: ([\d,]+) of ([\d,]+) findings, /mu.exec(text) ?? [];
    const counted = number(left);
    expect([linesIn(whole, row), number(all ?? String(count))]).toEqual([count, count]);
    const sentence =
      /(?<![\d,])([\d,]+) findings? of [^\n]* (?:is|are) not annotated; the list is below(?:, as far as it fits GitHub's limit)?\.$/mu.exec(
        text,
      );
    expect(number(sentence?.[1])).toBe(ofEach(count).reduce((sum, most) => sum + Math.max(0, most - 10), 0));
    return { shown, counted, least: Math.min(count, 4_000) };
  },
  async json(count) {
    const text = await reported("json", reportWith(count));
    const { plugins, counts } = readReport(text);
    expect([counts.error, counts.warning, counts.notice]).toEqual(ofEach(count));
    return { shown: new Set(plugins[0]?.findings.map(({ message }) => message)).size, counted: 0, least: count };
  },
  async sarif(count) {
    const run = runOf(await reported("sarif", reportWith(count)));
    const notes = run.invocations?.flatMap(({ toolExecutionNotifications: all = [] }) => all) ?? [];
    const left = notes.map(({ message }) => /^([\d,]+) findings? left out/u.exec(message.text ?? "")?.[1]);
    const shown = new Set(run.results?.map(({ message }) => message.text)).size;
    return { shown, counted: number(left.find((words) => words !== undefined)), least: count };
  },
  async junit(count) {
    const text = await reported("junit", reportWith(count));
    const [errors = 0] = ofEach(count);
    const more = /\(and ([\d,]+) more findings?\)"/u.exec(text)?.[1];
    expect(errors === 0 ? 0 : 1 + number(more)).toBe(errors);
    const lines = allIn(text, /^manifest\.json:\d+:3: (?:error|warning|notice): .*$/gmu);
    return { shown: lines.size, counted: 0, least: count };
  },
  async gitlab(count) {
    const entries = JSON.parse(await reported("gitlab", reportWith(count))) as { readonly fingerprint: string }[];
    return { shown: new Set(entries.map(({ fingerprint }) => fingerprint)).size, counted: 0, least: count };
  },
  async compact(count) {
    const { matched } = matchLines(await reported("compact", reportWith(count)));
    return { shown: new Set(matched.map(({ message }) => message)).size, counted: 0, least: count };
  },
  async terminal(count) {
    const text = await reported("terminal", reportWith(count));
    const [sum] = text.trimEnd().split("\n").slice(-1);
    const sums = [...(sum ?? "").matchAll(/([\d,]+) (?:error|warning|notice)s?\b/gu)].map(([, all]) => number(all));
    expect(sums.reduce((all, one) => all + one, 0)).toBe(count);
    return { shown: allIn(text, /"unheard_of_\d+"/gu).size, counted: 0, least: count };
  },
};

test("every format is looked at", () => {
  expect([...Object.keys(COUNTERS), "patch"].toSorted()).toEqual([...FORMATS].toSorted());
});

describe.each(Object.entries(COUNTERS))("the format %s", (_, tell) => {
  test.each(COUNTS)("shows or counts each of %i findings, and shows as many as it may", async (count) => {
    const { shown, counted, least } = await tell(count);
    expect(shown + counted).toBe(count);
    expect(shown).toBeGreaterThanOrEqual(least);
  });
});

nightly.each(COUNTS)("the patch of %i fixes changes what --fix changes", async (count) => {
  const file = "manifest.json";
  const before = Array.from({ length: 2 * count + 1 }, (_, at) => `  line ${String(at)}\n`).join("");
  const { plugins, ...report } = reportWith(count);
  const fixes = plugins.flatMap(({ findings }) =>
    findings.map((__, at) => {
      const line = 2 * at + 1;
      return [{ file, text: "mended", range: { start: { line, column: 3 }, end: { line, column: 7 } } }];
    }),
  );
  const fixed = plugins.map((plugin) => ({
    ...plugin,
    findings: plugin.findings.map((finding, at) => ({ ...finding, fix: fixes[at] ?? [] })),
  }));
  const source = indexLines(before);
  const text = await reported("patch", { ...report, plugins: fixed }, { source: () => source });
  expect(text === "").toBe(count === 0);
  const folder = makeRepository({ [file]: before });
  if (text !== "") gitReading(text, folder, "apply", "-");
  const after = readFileSync(join(folder, file), "utf8");
  expect(after === applyFixes(before, fixes).text).toBe(true);
  expect(linesIn(after, /^ {2}mended \d+$/u)).toBe(count);
});
