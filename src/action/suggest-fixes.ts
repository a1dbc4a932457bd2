import { isCounted, type Finding, type Report } from "../core/report.js";
import type { GitHub } from "../github/client.js";
import type { FetchedDiff } from "../github/fetch-diff.js";
import { publishSuggestions, type PullRequest, type SuggestionResult } from "../github/review.js";
import { makeSuggestions } from "../reporters/suggestions.js";
import type { View } from "../reporters/reporter.js";
import { formatNumber, formatVerb } from "../base/text/numbers.js";
import { formatMarkdownCode } from "../base/text/safe.js";
import { formatRefusal, type Attempt } from "./publish.js";

/** Sentences about the suggestions: Markdown in the summary, without a full stop if something failed. */
export interface SuggestedFixes {
  readonly remark: string;
  readonly notice?: string;
  /**
   * The findings that are suggested, and those whose fixes would change the same lines. All others are still to be
   * fixed.
   */
  readonly findings: ReadonlySet<Finding>;
}

interface FixesToSuggest {
  readonly report: Report;
  readonly view: View;
  /** The command that applies all fixes. */
  readonly fix: string;
}

const PERMISSION = "pull-requests: write";
const NOTHING: SuggestionResult = { made: 0, known: 0, refused: 0, unsure: 0, left: 0, there: [] };

/** Suggests the fixes of a report at the lines of a pull request. Throws nothing. Each fix is suggested or counted. */
export async function suggestFixes(
  github: GitHub,
  pullRequest: PullRequest,
  fetched: Attempt<FetchedDiff>,
  { report, view, fix }: FixesToSuggest,
): Promise<SuggestedFixes> {
  const makeNone = (why: string): SuggestedFixes => ({
    remark: `No fix is suggested. ${formatRest(countFixes(report), false, fix)}`.trim(),
    notice: `No fix is suggested: ${why}`,
    findings: new Set(),
  });
  if ("refused" in fetched) return makeNone(fetched.refused);
  const { diff, onlyListed } = fetched.value;
  const { suggestions, clashing } = makeSuggestions(report, view, diff);
  try {
    const suggested = suggestions.length === 0 ? NOTHING : await publishSuggestions(github, pullRequest, suggestions);
    const { refusal, there } = suggested;
    const remark = formatRemark(suggested, clashing.size, { fix, onlyListed });
    const findings = new Set(there.flatMap((one) => [...one.findings, ...one.clashing]));
    const why = suggested.fault ? formatRefusal(suggested.fault, PERMISSION) : refusal?.message;
    if (why === undefined) return { remark, findings };
    const isNone = suggested.made + suggested.known + suggested.unsure === 0;
    if (isNone && !refusal) return makeNone(why);
    return { remark, findings, notice: `${isNone ? "No fix is suggested" : "Not every fix is suggested"}: ${why}` };
  } catch (error) {
    return makeNone(formatRefusal(error, PERMISSION));
  }
}

interface RemarkContext extends Pick<FetchedDiff, "onlyListed"> {
  readonly fix: string;
}

function formatRemark(
  { made, known, refused, unsure, left }: SuggestionResult,
  clashing: number,
  { fix, onlyListed }: RemarkContext,
): string {
  const there = made + known;
  const tried = there + refused + unsure + left;
  const sentences = [
    ...(there > 0
      ? [
          `${formatFixes(there)} ${formatVerb(there)} suggested at the lines of the pull request${formatEarlier(known)}.`,
        ]
      : []),
    ...(tried === 0 ? [formatNothingToSuggest(onlyListed)] : []),
    ...(there === 0 && tried > 0 && unsure === 0 ? ["No fix is suggested."] : []),
    ...(refused > 0 ? [`GitHub refused ${formatFixes(refused)}.`] : []),
    ...(unsure > 0 ? [`GitHub's answer about ${formatFixes(unsure)} was lost.`] : []),
    formatRest(refused + left + clashing, there + unsure > 0 || tried === 0, fix),
  ];
  return sentences.filter((sentence) => sentence !== "").join(" ");
}

/** What GitHub does not list may have lines that a fix is on. */
function formatNothingToSuggest(onlyListed: number | undefined): string {
  if (onlyListed === undefined) return "No fix is on lines that this pull request shows.";
  return `GitHub lists only the first ${formatNumber(onlyListed)} files of this pull request, and no fix is on their lines.`;
}

function formatEarlier(known: number): string {
  return known > 0 ? `, ${formatNumber(known)} of them by an earlier run` : "";
}

function formatRest(count: number, isMore: boolean, fix: string): string {
  if (count === 0) return "";
  const more = isMore ? " more" : "";
  return `${formatNumber(count)}${more} can be fixed by ${formatMarkdownCode(fix)}.`;
}

function formatFixes(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? "fix" : "fixes"}`;
}

/** How many findings of a report have a fix. */
function countFixes({ plugins }: Report): number {
  const withFix = (finding: Finding): boolean => isCounted(finding) && (finding.fix ?? []).length > 0;
  return plugins.reduce((sum, { findings }) => sum + findings.filter(withFix).length, 0);
}
