import type { Finding, Lines, Outcome, PluginReport, Report, View } from "../../src/index.js";
import type { Range } from "../../src/base/text/location.js";
import { hostileStrings } from "../runner/hostile.js";
import { library } from "./library.js";

const { indexLines, SEVERITIES } = library;

/** As many findings as GitHub annotates: ten of each of three severities. */
export const BATCH = 30;
/** Has no common factor with the batch, so that each string plays every part, and never two in one plugin. */
const STEP = 7;

export interface Batch {
  readonly report: Report;
  readonly view: View;
  readonly findings: readonly Finding[];
}

/** Reports in which each of `count` hostile strings is everything that a repository can put into one. */
export function* hostileReports(seed: number, count: number): Generator<Batch> {
  let strings: string[] = [];
  for (const text of hostileStrings(seed, count)) {
    strings.push(text);
    if (strings.length < BATCH) continue;
    yield batchOf(strings);
    strings = [];
  }
}

function batchOf(strings: readonly string[]): Batch {
  const sources = new Map<string, Lines>();
  const plugins = strings.map((_, at): PluginReport => {
    const part = (number: number): string => strings[(at + number * STEP) % strings.length] ?? "";
    const file = `${at % 2 === 0 ? "plugins/" : ""}${part(0)}/manifest.json`;
    const source = indexLines(part(1));
    sources.set(file, source);
    const range = at % 5 === 0 ? undefined : rangeIn(source, at);
    const finding: Finding = {
      ...about("manifest-name"),
      code: "spaces",
      severity: SEVERITIES[at % 3] ?? "error",
      stopsRelease: false,
      message: part(2),
      help: part(3),
      location: { file, ...(range && { range }) },
      printed: [part(9)],
      // As a report has it that was written where the files are.
      ...(at % 4 === 3 && { excerpt: { before: part(10), marked: part(11), after: part(12), cutAfter: true } }),
    };
    const outcomes: readonly Outcome[] = [
      { ...about("manifest-name"), title: "A title", status: "unmet", findings: [finding] },
      { ...about("manifest-version"), title: "A title", status: "skipped", reason: part(4) },
      { ...about("package-json"), title: "A title", status: "crashed", error: part(5) },
    ];
    return { path: part(6), name: part(7), version: part(8), outcomes, findings: [finding] };
  });
  return {
    report: { occasion: "push", strict: false, failOn: "error", plugins },
    view: { source: (file) => sources.get(file), link },
    findings: plugins.flatMap((plugin) => plugin.findings),
  };
}

function about(check: string) {
  return { check, url: `https://example.com/checks/${check}.md` };
}

/** Some part of one line; at times of two, or past the end. */
function rangeIn(source: Lines, at: number): Range {
  const line = 1 + (at % source.count);
  const column = 1 + ((at * 13) % ((source.line(line)?.length ?? 0) + 1));
  const end = at % 7 === 0 ? { line: line + 1, column: 1 } : { line, column: column + (at % 40) };
  return { start: { line, column }, end };
}

function link(file: string): string {
  return `https://example.com/blob/${encodeURIComponent(file.toWellFormed()).replace(/[!'()*~]/gu, "-")}`;
}
