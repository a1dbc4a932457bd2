import { GITHUB_LIMITS } from "../core/github-limits.js";
import { listCountedFindings, sortNewFirst, type Finding, type Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import type { DiffLine } from "../base/text/file-change.js";
import { applyFixes } from "../base/text/edits.js";
import { groupBy } from "../base/text/lists.js";
import type { Lines } from "../base/text/lines.js";
import type { Edit } from "../base/text/location.js";
import { formatMarkdown, makeFence, shorten } from "../base/text/safe.js";
import { formatPageLink } from "./finding-message.js";
import type { View } from "./reporter.js";
import { hashContent } from "../base/text/hash.js";

/** A fix as a comment on lines of a pull request. Its author applies it with one click. */
export interface Suggestion {
  readonly path: string;
  readonly line: number;
  /** The first line, if there are several. */
  readonly start_line?: number;
  readonly body: string;
  /** Hidden in the body. By this mark, the next push does not repeat the suggestion. */
  readonly mark: string;
  /** The findings that it fixes. Fixes of the same lines are one suggestion. */
  readonly findings: readonly Finding[];
  /** The findings whose fixes would change the same lines in another way. */
  readonly clashing: readonly Finding[];
}

export interface Suggestions {
  readonly suggestions: readonly Suggestion[];
  /** The findings that the suggestions fix. */
  readonly suggested: ReadonlySet<Finding>;
  /** The findings whose fixes would change the same lines in another way. */
  readonly clashing: ReadonlySet<Finding>;
}

/** The lines of the new text that the diff of the pull request shows, by file. */
export type Diff = ReadonlyMap<string, ReadonlyMap<number, DiffLine>>;

type Fixable = Finding & { readonly fix: readonly Edit[] };

/** Fixes that change the same lines, which are replaced as a whole. */
interface Group {
  readonly first: number;
  readonly last: number;
  readonly findings: readonly Fixable[];
}

const MARK = `<!-- ${TOOL.name} fix `;
const MAX_MESSAGE_LENGTH = 2000;

/** Makes suggestions from the fixes of `--fix`, if the diff shows all of their lines as they are in the file. */
export function makeSuggestions(report: Report, view: Pick<View, "source" | "isChanged">, diff: Diff): Suggestions {
  const fixable = sortNewFirst(listCountedFindings(report), view.isChanged).filter(isFixable);
  const files = groupBy(fixable, ({ fix, location }) => fix[0]?.file ?? location.file);
  const suggestions: Suggestion[] = [];
  const suggested = new Set<Finding>();
  const times = new Map<string, number>();
  for (const [file, findings] of files) {
    const lines = view.source(file);
    const shown = diff.get(file);
    if (!lines || !shown) continue;
    const lineBreak = findLineBreak(lines.text);
    const clashesByLine = new Map<number, Finding[]>();
    for (const group of groupByLines(findings, lines.text)) {
      const suggestion = makeSuggestion(file, group, { lines, shown, lineBreak, times });
      if (!suggestion) continue;
      const clashes: Finding[] = [];
      suggestions.push({ ...suggestion, clashing: clashes });
      for (const finding of group.findings) suggested.add(finding);
      for (let line = group.first; line <= group.last; line++) clashesByLine.set(line, clashes);
    }
    for (const finding of findings.filter((one) => !suggested.has(one))) {
      const { first, last } = getLines(finding);
      for (let line = first; line <= last; line++) clashesByLine.get(line)?.push(finding);
    }
  }
  const clashing = new Set(suggestions.flatMap((suggestion) => suggestion.clashing));
  return { suggestions, suggested, clashing };
}

function isFixable(finding: Finding): finding is Fixable {
  const [first, ...others] = finding.fix ?? [];
  return first !== undefined && others.every(({ file }) => file === first.file);
}

/** If fixes clash, the first is used, as in the first round of `--fix`. */
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

interface FileContext {
  readonly lines: Lines;
  readonly shown: ReadonlyMap<number, DiffLine>;
  readonly lineBreak: string | undefined;
  /** How often this run has suggested the same before. */
  readonly times: Map<string, number>;
}

function makeSuggestion(
  file: string,
  { first, last, findings }: Group,
  { lines, shown, lineBreak, times }: FileContext,
): Omit<Suggestion, "clashing"> | undefined {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
  const hunks = new Set(numbers.map((number) => shown.get(number)?.hunk));
  // The checkout is a merge. If the base has changed, its lines are not those of the pull request.
  const isSame = numbers.every((number) => shown.get(number)?.text === lines.line(number));
  if (hunks.size !== 1 || !isSame) return undefined;

  const end = { line: last, column: (lines.line(last) ?? "").length + 1 };
  const before = lines.slice({ start: { line: first, column: 1 }, end });
  const fixes = findings.map(({ fix }) => fix.map((edit) => shiftEdit(edit, first - 1)));
  const after = applyFixes(before, fixes).text;
  if (!isExact(before, after, lineBreak)) return undefined;

  const same = JSON.stringify([file, before, after]);
  const occurrence = (times.get(same) ?? 0) + 1;
  const mark = makeMark(occurrence === 1 ? same : `${same} ${String(occurrence)}`);
  const messages = findings.map(
    (finding) => `**${formatMarkdown(shorten(finding.message, MAX_MESSAGE_LENGTH))}.** ${formatPageLink(finding)}`,
  );
  const content = after.replaceAll("\r\n", "\n");
  const fence = makeFence(content);
  const body = [mark, ...messages, "", `${fence}suggestion`, content, fence].join("\n");
  if (body.length > GITHUB_LIMITS.commentLength) return undefined;
  times.set(same, occurrence);
  return { path: file, line: last, ...(first < last && { start_line: first }), body, mark, findings };
}

/** Whether GitHub applies exactly these bytes: it ends lines as the file does, and writes only what it shows. */
function isExact(before: string, after: string, lineBreak: string | undefined): boolean {
  const same = lineBreak !== undefined && after.split(/\r?\n|\r/u).join(lineBreak) === after;
  // GitHub does not add a line for an empty text.
  const unseen = /(?![\t\r\n])\p{Cc}|[\p{Cf}\p{Zl}\p{Zp}\p{Cs}\ufffd]/u;
  return same && after !== "" && !unseen.test(before) && !unseen.test(after);
}

/** The line break of all lines of a text. `undefined` if they differ. */
function findLineBreak(text: string): string | undefined {
  const breaks = new Set(text.match(/\r?\n|\r/gu));
  return breaks.size > 1 ? undefined : ([...breaks][0] ?? "\n");
}

function shiftEdit({ file, range, text }: Edit, by: number): Edit {
  const { start, end } = range;
  return { file, text, range: { start: { ...start, line: start.line - by }, end: { ...end, line: end.line - by } } };
}

/** Without the line number: a moved line keeps its mark, and each of several equal lines gets its own. */
function makeMark(what: string): string {
  return `${MARK}${hashContent(what, 32)} -->`;
}

/** Whether the first line of a comment is the mark of a suggestion. */
export function isMark(line: string): boolean {
  return line.startsWith(MARK);
}
