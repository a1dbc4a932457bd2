/**
 * The only shapes that a line of the job summary has. Foreign text matches none of them when a character that
 * Markdown, HTML or GitHub would make something of is not escaped.
 */

const ESCAPED = String.raw`\\[!-\/:-@[-\x60{-~]|@\u200b|&(?:\x2336|nbsp);`;
const TEXT = String.raw`((?:[^\\\x60*_{}[\]()<>\x23!|~&@$]|${ESCAPED})*)`;
const URL = String.raw`\(https:\/\/[\w.:\/%\x23-]+\)`;
const MARK = String.raw`\P{ASCII}+`;
const CHECK = String.raw`\[[a-z-]+\]${URL}`;

const SHAPES: readonly RegExp[] = [
  "",
  String.raw`## plugin-preflight: ${MARK} (?:(?:pass(?:es)?|does not pass|do not all pass|could not (?:all )?be checked)(?: as a release)?|nothing to check)`,
  String.raw`### ${TEXT}`,
  String.raw`\d+ of \d+ checks? met(?:, \d+ skipped)?(?: · [\w, ]+)?`,
  String.raw`- ${MARK} (?:(?:new|known) · )?(?:\[${TEXT}\]${URL}|${TEXT}): \*\*${TEXT}\*\*${TEXT} ${CHECK}`,
  String.raw`- ${MARK} ${CHECK}: ${TEXT}(?: \(crashed\)| \(skipped: ${TEXT}\))?`,
  String.raw`${MARK} The check [a-z-]+ crashed: a fault of this tool, not of the plugin\.`,
  // What a line begins with may make a list, a rule, a heading or a block of code of it.
  String.raw`(?: {2})?> (?! *[-+=]| {4}|\d+[.)])${TEXT}`,
  String.raw`<details><summary>(?:All checks|Checks that are not met|[\d,]+ suppressed|[\d,]+ plugins? without findings)</summary>`,
  String.raw`\| \| Plugin \| Findings \| Stop a release \||\|(?: --- \|){4}`,
  String.raw`\| ${MARK} \| ${TEXT} \| [\w, ]* \| [\d,]+ \|`,
  String.raw`- ✅ ${TEXT}`,
  String.raw`- ⏭️ [\d,]+ plugins?: skipped, as ${TEXT}: [a-z, -]+`,
  String.raw`(?:[\d,]+ new|Nothing new), (?:none|[\d,]+) known(?: from ${TEXT})?(?:, [\d,]+ not compared)?\.`,
  String.raw`A release would be stopped by [\w, ]+\.`,
  String.raw`(?:None|[\d,]+) of [\d,]+ plugins?: ${TEXT}\.`,
  String.raw`The baseline ${TEXT} lists [\w, ]+: run again with ${TEXT}\.`,
  "</details>",
  String.raw`GitHub shows 10 annotations of a severity\. [\w, ]+ of [\w, ]+ (?:is|are) not among them; the list is below(?:, as far as GitHub takes it)?\.`,
  String.raw`(?:(?:, )?[\d,]+ (?:error|warning|notice)s?)+`,
].map((shape) => new RegExp(`^${shape}$`, "u"));

/** What GitHub links in a text, without any markup. */
const LINKED = /@[\w-]|#\d|:\/\/|\bwww\.|\bGH-\d/iu;

export interface SummaryLine {
  /** The foreign texts in the line, as a reader sees them. */
  readonly texts: readonly string[];
  /** What is wrong with the line. */
  readonly fault: "shape" | "link" | undefined;
}

export function readSummaryLine(line: string): SummaryLine {
  const match = SHAPES.map((shape) => shape.exec(line)).find((found) => found !== null);
  if (!match) return { texts: [], fault: "shape" };
  const texts = match.slice(1).flatMap((text: string | undefined) => (text === undefined ? [] : [rendered(text)]));
  return { texts, fault: texts.some((text) => LINKED.test(text)) ? "link" : undefined };
}

function rendered(text: string): string {
  return text
    .replace(/&#36;/gu, "$")
    .replace(/&nbsp;/gu, " ")
    .replace(/\\([!-/:-@[-`{-~])/gu, "$1");
}
