/**
 * The only shapes that a line of the job summary has. Foreign text matches none of them when a character that
 * Markdown, HTML or GitHub would make something of is neither escaped nor in a code span.
 */

const ESCAPED = String.raw`\\[!-\/:-@[-\x60{-~]`;
/** Each replaces a code span while a line is read. No hostile text has them. */
const FIRST_CODE = 0xe000;
const CODE = "[\ue000-\uf8ff]";
const TEXT = String.raw`((?:[^\\\x60*_{}[\]()<>\x23!|~&@$]|${ESCAPED})*)`;
const URL = String.raw`\(https:\/\/[\w.:\/%\x23-]+\)`;
const MARK = String.raw`\P{ASCII}+`;
const CHECK = String.raw`(?:\[[a-z-]+\]${URL}|${CODE})`;

const SHAPES: readonly RegExp[] = [
  "",
  String.raw`## plugin-preflight: ${MARK} (?:(?:pass(?:es)?|does not pass|do not all pass|could not (?:all )?be checked)(?: as a release)?|nothing to check)`,
  String.raw`## plugin-preflight: ${MARK} ${TEXT}(?:: (?:[\d,]+ new findings?(?: in [\d,]+ plugins?)?|nothing new)(?:, [\d,]+ (?:not compared|suppressed by this change|fixed))*)?`,
  String.raw`### (?:New|Not compared|Suppressed by this change|Fixed by this change): [\w, ]+|### (?:Plugins|More new findings)`,
  String.raw`- ${MARK} (?:\[${TEXT}\]${URL}|${TEXT}): \*\*(?:Suppresses ${TEXT}|Adds to the baseline):\*\* ${TEXT} It suppresses (?:nothing|[\d,]+ findings?)\.(?: ${CODE})?`,
  String.raw`- ${MARK} ${CODE}: ~~${TEXT}~~ ${CHECK}`,
  String.raw`- (?:Added|Removed|Renamed): (?:${CODE}|the root)(?: is now (?:${CODE}|the root))?(?: \(${TEXT}\))?`,
  String.raw`- ${MARK} \*\*No longer a plugin: (?:${CODE}|the root) has no manifest\.json\.\*\* [\d,]+ files? (?:is|are) still there, and not checked\.`,
  String.raw`(?:[\d,]+ findings? (?:is|are) about built code, or other files that git does not track: the build of ${TEXT} is not available|[\d,]+ findings? (?:was|were) found by commands, hooks, npm or git, but no code of ${TEXT} is run|[\d,]+ findings? always counts?, such as a secret|[\d,]+ findings? (?:is|are) of checks that could not run on ${TEXT})\.`,
  String.raw`###? ${TEXT}`,
  String.raw`\d+ of \d+ checks? passed(?:, \d+ skipped)?(?: · [\w, ]+)?`,
  String.raw`Nothing else was checked, because ${TEXT} · [\w, ]+`,
  String.raw`\d+ of \d+ checks (?:was|were) chosen\.`,
  String.raw`(?:[\d,]+ of [\d,]+ (?:new )?findings?|All [\d,]+ (?:new )?findings|The (?:new )?finding) can be fixed automatically:`,
  "What a check requires, and how to fix its findings:",
  String.raw`[\d,]+ of [\d,]+ findings are annotated, most severe first(?:, and new ones first within a severity)?; the list is below(?:, as far as it fits GitHub's limit)?\.`,
  "If the base has such findings in built code, pass its build with base-artifact, or write a baseline:",
  String.raw`⚠️ \*\*Not verified\*\*: a job of the pull request reported this about itself, so it could report anything\.`,
  String.raw`- ${MARK} (?:(?:new|existing) · )?(?:\[${TEXT}\]${URL}|${TEXT}): \*\*${TEXT}\*\*${TEXT} ${CHECK}`,
  String.raw`- ${MARK} ${CHECK}: ${TEXT}(?: \(crashed\))?`,
  String.raw`${MARK} The check [a-z-]+ crashed: a fault of this tool, not of the plugin\.`,
  String.raw`<details><summary>(?:All checks|Checks that failed or were skipped|All [\d,]+ plugins?|[\d,]+ existing findings?: [\w, ]+|[\d,]+ (?:more new findings|fixed by this change)|[\d,]+ suppressed|[\d,]+ plugins? without findings)</summary>`,
  String.raw`\| Verdict \| Plugin \| New \| Findings \| Stop a release \||\|(?: --- \|){5}`,
  String.raw`\| (?:${MARK}|⛔ refused as a release) \| ${TEXT} \| [\d,]+ \| [\w, ]* \| (?:0|[\d,]+: [a-z, -]+(?: and [\d,]+ more)?) \|`,
  String.raw`\| Verdict \| Plugin \| Findings \| Stop a release \||\|(?: --- \|){4}`,
  String.raw`\| (?:${MARK}|⛔ refused as a release) \| ${TEXT} \| [\w, ]* \| (?:0|[\d,]+: [a-z, -]+(?: and [\d,]+ more)?) \|`,
  String.raw`- ✅ ${TEXT}`,
  String.raw`- ⏭️ (?:[a-z, -]+|\d+ checks?) skipped(?: in [\d,]+ plugins?)?: ${TEXT}`,
  String.raw`(?:[\d,]+ new|Nothing new)(?:, [\d,]+ existing(?: in ?${TEXT})?)?(?:, [\d,]+ not compared)?\.(?: Only new findings(?: and those that were not compared)? of severity (?:error|warning|notice) or higher make it fail\.)?`,
  String.raw`Every finding counts, because there is no base to compare with\.`,
  String.raw`Cannot tell new findings from those of ${TEXT}: ${TEXT}\.`,
  String.raw`[\d,]+ findings? would stop a release[\w, ]*\.`,
  String.raw`(?:None|[\d,]+) of [\d,]+ plugins?: ?${TEXT}\.`,
  String.raw`${TEXT}: ?(?:files of its own have changed|it uses ?${TEXT} ?has changed|${TEXT} ?has changed, which is in no other package|there are too many files to find out what each plugin uses|the plugin was removed|its ?${TEXT} ?is a web app's, so it is not checked|it has a built ?${TEXT}, so it is not checked|a submodule that was not fetched, so no plugin in it is checked)\.`,
  String.raw`The baseline ?${TEXT} ?lists [\w, ]+\. Run again with ${TEXT}\.`,
  "</details>",
  String.raw`GitHub shows at most 10 annotations per severity(?:, including those that are not findings)?\. [\w, ]+ of [\w, ]+ (?:is|are) not annotated; the list is below(?:, as far as it fits GitHub's limit)?\.`,
  String.raw`(?:(?:, )?[\d,]+ (?:error|warning|notice)s?)+`,
  String.raw`_GitHub's size limit is reached: ${TEXT} left out\. Everything is in ${TEXT}\._`,
].map((shape) => new RegExp(`^${shape}$`, "u"));

/** What GitHub makes something of in a text, without any markup. */
const LINKED = /[@$]|#\d|:\/\/|www\.|GH-\d|\b[\da-f]{7,40}\b|:[\w+-]+:/iu;

export interface SummaryLine {
  readonly line: string;
  /** The foreign texts in the line, as a reader sees them. */
  readonly texts: readonly string[];
  /** What is wrong with the line. */
  readonly fault: "shape" | "link" | undefined;
}

/** The lines of a summary. What is in a block of code is foreign, and nothing is made of it. */
export function readSummary(text: string): readonly SummaryLine[] {
  let fence: string | undefined;
  const lines = text.split("\n").map((line): SummaryLine => {
    const [, ticks] = /^(?: {2})?(`{3,})(?:text)?$/u.exec(line) ?? [];
    const isOpening = fence === undefined && ticks !== undefined && line.endsWith("text");
    const isClosing = ticks === fence;
    if (fence === undefined && !isOpening) return { line, ...readLine(line) };
    fence = isOpening ? ticks : isClosing ? undefined : fence;
    return { line, texts: isOpening || isClosing ? [] : [line], fault: undefined };
  });
  return fence === undefined ? lines : [...lines, { line: fence, texts: [], fault: "shape" }];
}

export function faultsOf(text: string): readonly string[] {
  return readSummary(text).flatMap(({ line, fault }) => (fault === undefined ? [] : [line]));
}

function readLine(line: string): Pick<SummaryLine, "texts" | "fault"> {
  const spans: string[] = [];
  const marked = line.replace(/\\[^]|(?<!`)(`+)(?!`)([^]*?)(?<!`)\1(?!`)/gu, (all, ticks?: string, code = "") => {
    if (ticks === undefined) return all;
    const isPadded = /^ .*[^ ].* $/u.test(String(code));
    return String.fromCharCode(FIRST_CODE + spans.push(isPadded ? String(code).slice(1, -1) : String(code)) - 1);
  });
  const match = SHAPES.map((shape) => shape.exec(marked)).find((found) => found !== null);
  if (!match) return { texts: [], fault: "shape" };
  const texts = match.slice(1).flatMap((text: string | undefined) => (text === undefined ? [] : [unescaped(text)]));
  const fault = texts.some((text) => LINKED.test(text)) ? "link" : undefined;
  const codes = new RegExp(CODE, "gu");
  return { texts: texts.map((text) => text.replace(codes, (at) => spans[at.charCodeAt(0) - FIRST_CODE] ?? "")), fault };
}

function unescaped(text: string): string {
  return text.replace(/\\([!-/:-@[-`{-~])/gu, "$1");
}
