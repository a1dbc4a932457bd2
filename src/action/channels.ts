import type { Finding, Report } from "../core/report.js";
import { TOOL } from "../core/tool.js";
import type { GitHub } from "../github/client.js";
import { diffOf } from "../github/diff.js";
import { suggest, type Suggested } from "../github/review.js";
import type { View } from "../reporters/reporter.js";
import type { Preflight, Request } from "../preflight/preflight.js";
import { suggestionsOf, type Diff } from "../reporters/suggestions.js";
import { counted } from "../reporters/words.js";
import type { JobEvent, PullRequest } from "./event.js";
import type { Inputs } from "./inputs.js";
import type { Wishes } from "./wishes.js";
import { attempted, connection, publishFindings, type Published } from "./publish.js";

type Environment = Readonly<Record<string, string | undefined>>;

/** What has become of it. */
export interface Spoken {
  /** What the reporters know by it. */
  readonly view: View;
  /** That something was not told there, and what it takes; each a sentence without a full stop. */
  readonly notices: readonly string[];
  /** The same of what nobody has asked for by name. */
  readonly asides: readonly string[];
}

export interface Speech {
  readonly result: Preflight;
  /** What was asked for. */
  readonly request: Request;
  readonly view: View;
  readonly wishes: Wishes;
}

/** Speaks to GitHub. What it refuses is told on, and changes nothing else. */
export async function speak(
  { result, request, view, wishes }: Speech,
  { githubToken, annotations, suggestions: isAsked, patchFile }: Inputs,
  event: JobEvent,
  environment: Environment,
): Promise<Spoken> {
  const { report } = result;
  const offered = async (suggested: ReadonlySet<Finding>): Promise<Pick<View, "offer">> => {
    if (!wishes.suggestions) return {};
    const { leftFixes } = await import("./left-fixes.js");
    const offer = await leftFixes(request, result, suggested, patchFile);
    return offer ? { offer } : {};
  };
  const connected = await connection(githubToken, environment);
  if ("refused" in connected) {
    const words = `Nothing was written on GitHub, as ${connected.refused}`;
    const told = { ...view, ...(await offered(new Set())) };
    return annotations === "checks" || isAsked ? spoken(told, [words]) : spoken(told, [], [words]);
  }
  const github = connected.told;
  const { pullRequest } = event;
  const diff = wishes.diff && pullRequest ? await readDiff(github, pullRequest) : undefined;
  const isChanged = diff && "told" in diff ? changedIn(diff.told, view) : undefined;
  const seen: View = { ...view, ...(isChanged && { isChanged }) };
  const asides = diff && "refused" in diff ? [`What the pull request changes is not known: ${diff.refused}`] : [];

  const suggested =
    wishes.suggestions && pullRequest ? await suggestFixes(github, pullRequest, diff, report, seen) : undefined;
  const remarks = suggested && "told" in suggested ? { remarks: [suggested.told.words] } : {};
  const offer = await offered(suggested && "told" in suggested ? suggested.told.findings : new Set());
  const refusedFixes = suggested && "refused" in suggested ? [`No fix is suggested: ${suggested.refused}`] : [];

  const told: View = { ...seen, ...remarks, ...offer };
  const checks = wishes.checks ? await publishFindings(github, report, told, event, environment) : undefined;
  const refusedChecks =
    checks && "refused" in checks
      ? [`Annotations are made by commands, of which GitHub shows ten of a severity: ${checks.refused}`]
      : [];
  const annotated = checks && "told" in checks ? { annotated: checks.told } : {};
  return spoken({ ...told, ...annotated }, [...refusedFixes, ...refusedChecks], asides);
}

function spoken(view: View, notices: readonly string[], asides: readonly string[] = []): Spoken {
  return { view, notices, asides };
}

function readDiff(github: GitHub, { number }: PullRequest): Promise<Published<Diff>> {
  return attempted("pull-requests: read", () => diffOf(github, number));
}

/** The most lines of one finding that are looked at. */
const MOST_LINES = 1000;

function changedIn(diff: Diff, { source }: View): (finding: Finding) => boolean {
  return ({ location: { file, range } }) => {
    const shown = diff.get(file);
    if (!shown || !range) return false;
    const { start, end } = range;
    const count = Math.min(end.line - start.line + 1, MOST_LINES);
    return Array.from({ length: count }, (_, at) => start.line + at).some((number) => {
      const line = shown.get(number);
      // The checkout may be a merge: what stands elsewhere there is not what the diff shows.
      return line?.isNew === true && line.text === source(file)?.line(number);
    });
  };
}

interface SuggestedFixes {
  /** A sentence in Markdown. */
  readonly words: string;
  /** What is suggested, and what would change the same lines. */
  readonly findings: ReadonlySet<Finding>;
}

async function suggestFixes(
  github: GitHub,
  pullRequest: PullRequest,
  diff: Published<Diff> | undefined,
  report: Report,
  view: View,
): Promise<Published<SuggestedFixes> | undefined> {
  if (!diff || "refused" in diff) return diff;
  const { suggestions, suggested, clashing } = suggestionsOf(report, view, diff.told);
  const none = { made: 0, known: 0, refused: 0, left: 0 };
  return attempted("pull-requests: write", async () => {
    const made = suggestions.length === 0 ? none : await suggest(github, pullRequest, suggestions);
    return { words: suggestionWords(made, clashing.size), findings: new Set([...suggested, ...clashing]) };
  });
}

function suggestionWords({ made, known, refused, left }: Suggested, clashing: number): string {
  const there = made + known;
  const told =
    there === 0
      ? "No fix is on lines that this pull request shows."
      : `${counted(there, "fix").replace(/fixs$/u, "fixes")} ${there === 1 ? "is" : "are"} suggested at the lines of the pull request${known > 0 ? `, ${String(known)} of them since an earlier push` : ""}.`;
  const rest = refused + left + clashing;
  return rest === 0 ? told : `${told} ${restWords(rest)}`;
}

function restWords(rest: number): string {
  const others = rest === 1 ? "1 more can" : `${String(rest)} more can`;
  return `${others} be mended by \`${TOOL.name} validate --fix\`.`;
}
