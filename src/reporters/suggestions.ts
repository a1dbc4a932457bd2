import { createHash } from "node:crypto";
import { counts, sortNewFirst, type Finding, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import type { DiffLine } from "../text/diff-lines.js";
import { applyFixes } from "../text/edits.js";
import { makeFence } from "../text/markdown/fence.js";
import type { Lines } from "../text/lines.js";
import type { Edit } from "../text/location.js";
import { markdown, shorten } from "../text/safe.js";
import type { View } from "./reporter.js";

/** A fix as a comment on the lines of a pull request, which its author applies with one click. */
export interface Suggestion {
  readonly path: string;
  readonly line: number;
  /** The first of several lines. */
  readonly start_line?: number;
  readonly body: string;
  /** In the body, unseen: by it the same suggestion is not made again on the next push. */
  readonly mark: string;
  /** What it mends: fixes of the same lines are one suggestion. */
  readonly findings: readonly Finding[];
  /** Whose fixes would change the same lines in another way. */
  readonly clashing: readonly Finding[];
}

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** The findings that they mend. */
  readonly suggested: ReadonlySet<Finding>;
  /** Those whose fix would change the same lines in another way. */
  readonly clashing: ReadonlySet<Finding>;
}

/** The lines of the newer text that the pull request's diff shows, by file. */
export type Diff = ReadonlyMap<string, ReadonlyMap<number, DiffLine>>;

type Fixable = Finding & { readonly fix: readonly Edit[] };

/** Fixes that touch the same lines, which are replaced as a whole. */
interface Group {
  readonly first: number;
  readonly last: number;
  readonly findings: readonly Fixable[];
}

const LONGEST_MESSAGE = 2000;
/** GitHub takes 65,536 characters. */
const LONGEST_BODY = 60_000;

/** What `--fix` would write, as suggestions, wherever all of its lines stand in the diff as they stand in the file. */
export function makeSuggestions(report: Report, view: Pick<View, "source" | "isChanged">, diff: Diff): Suggestions {
  const fixable = sortNewFirst(
    report.plugins.flatMap(({ findings }) => findings.filter(counts)),
    view.isChanged,
  ).filter(isFixable);
  const files = groupByFile(fixable);
  const suggestions: Suggestion[] = [];
  const suggested = new Set<Finding>();
  const times = new Map<string, number>();
  for (const [file, findings] of files) {
    const lines = view.source(file);
    const shown = diff.get(file);
    if (!lines || !shown) continue;
    const text = joinLines(lines);
    const lineBreak = findLineBreak(text);
    const taken = new Map<number, Finding[]>();
    for (const group of groupByLines(findings, text)) {
      const suggestion = makeSuggestion(file, group, { lines, shown, lineBreak, times });
      if (!suggestion) continue;
      const clashes: Finding[] = [];
      suggestions.push({ ...suggestion, clashing: clashes });
      for (const finding of group.findings) suggested.add(finding);
      for (let line = group.first; line <= group.last; line++) taken.set(line, clashes);
    }
    for (const finding of findings.filter((one) => !suggested.has(one))) {
      const { first, last } = getLines(finding);
      for (let line = first; line <= last; line++) taken.get(line)?.push(finding);
    }
  }
  const clashing = new Set(suggestions.flatMap((suggestion) => suggestion.clashing));
  return { suggestions, suggested, clashing };
}

function isFixable(finding: Finding): finding is Fixable {
  const [first, ...others] = finding.fix ?? [];
  return first !== undefined && others.every(({ file }) => file === first.file);
}

function groupByFile(findings: readonly Fixable[]): ReadonlyMap<string, readonly Fixable[]> {
  const files = new Map<string, Fixable[]>();
  for (const finding of findings) {
    const file = finding.fix[0]?.file ?? finding.location.file;
    const found = files.get(file);
    if (found) found.push(finding);
    else files.set(file, [finding]);
  }
  return files;
}

/** Of fixes that clash the first is taken, as `--fix` does in its first round. */
function groupByLines(findings: readonly Fixable[], text: string): readonly Group[] {
  const { applied } = applyFixes(
    text,
    findings.map(({ fix }) => fix),
  );
  const spans = findings
    .filter((_, at) => applied[at])
    .map((finding) => ({ ...getLines(finding), findings: [finding] }));
  const groups: Group[] = [];
  for (const span of spans.toSorted((a, b) => a.first - b.first)) {
    const before = groups.at(-1);
    if (!before || before.last < span.first) groups.push(span);
    else {
      const last = Math.max(before.last, span.last);
      groups[groups.length - 1] = { first: before.first, last, findings: [...before.findings, ...span.findings] };
    }
  }
  return groups;
}

function getLines({ fix }: Fixable): Pick<Group, "first" | "last"> {
  const ranges = fix.map(({ range }) => range);
  return {
    first: Math.min(...ranges.map(({ start }) => start.line)),
    last: Math.max(...ranges.map(({ end }) => end.line)),
  };
}

interface Around {
  readonly lines: Lines;
  readonly shown: ReadonlyMap<number, DiffLine>;
  readonly lineBreak: string | undefined;
  /** How often the same was suggested before in this run. */
  readonly times: Map<string, number>;
}

function makeSuggestion(
  file: string,
  { first, last, findings }: Group,
  { lines, shown, lineBreak, times }: Around,
): Omit<Suggestion, "clashing"> | undefined {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const hunks = new Set(numbers.map((number) => shown.get(number)?.hunk));
  // The checkout is a merge: where the base has moved on, its lines are not those of the pull request.
  const isSame = numbers.every((number) => shown.get(number)?.text === lines.line(number));
  if (hunks.size !== 1 || !isSame) return undefined;

  const end = { line: last, column: (lines.line(last) ?? "").length + 1 };
  const before = lines.slice({ start: { line: first, column: 1 }, end });
  const fixes = findings.map(({ fix }) => fix.map((edit) => shiftEdit(edit, first - 1)));
  const after = applyFixes(before, fixes).text;
  if (!isExact(before, after, lineBreak)) return undefined;

  const same = JSON.stringify([file, before, after]);
  const time = (times.get(same) ?? 0) + 1;
  const mark = makeMark(time === 1 ? same : `${same} ${String(time)}`);
  const said = findings.map(
    ({ message, check, url }) => `**${markdown(shorten(message, LONGEST_MESSAGE))}.** [${check}](${url})`,
  );
  const content = after.replaceAll("\r\n", "\n");
  const fence = makeFence(content);
  const body = [mark, ...said, "", `${fence}suggestion`, content, fence].join("\n");
  if (body.length > LONGEST_BODY) return undefined;
  times.set(same, time);
  return { path: file, line: last, ...(first < last && { start_line: first }), body, mark, findings };
}

/** Whether what is applied is, byte for byte, what is meant: GitHub ends lines as the file does, and shows all it writes. */
function isExact(before: string, after: string, lineBreak: string | undefined): boolean {
  const same = lineBreak !== undefined && after.split(/\r?\n|\r/u).join(lineBreak) === after;
  // Of nothing, GitHub makes no line.
  const unseen = /(?![\t\r\n])\p{Cc}|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]/u;
  return same && after !== "" && !unseen.test(before) && !unseen.test(after);
}

/** What all lines of a text end with; `undefined` where some end in another way. */
function findLineBreak(text: string): string | undefined {
  const breaks = new Set(text.match(/\r?\n|\r/gu));
  return breaks.size > 1 ? undefined : ([...breaks][0] ?? "\n");
}

function shiftEdit({ file, range, text }: Edit, by: number): Edit {
  const { start, end } = range;
  return { file, text, range: { start: { ...start, line: start.line - by }, end: { ...end, line: end.line - by } } };
}

function joinLines(lines: Lines): string {
  const end = { line: lines.count, column: (lines.line(lines.count) ?? "").length + 1 };
  return lines.slice({ start: { line: 1, column: 1 }, end });
}

/** Without the line's number: what has moved is still the same, and of equal lines each has its own. */
function makeMark(what: string): string {
  const hash = createHash("sha256").update(what).digest("hex");
  return `<!-- ${TOOL.name} fix ${hash.slice(0, 32)} -->`;
}
