import type { Finding } from "../core/report.js";
import type { GitHub } from "../github/client.js";
import { diffOf } from "../github/diff.js";
import type { View } from "../reporters/reporter.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import type { Diff } from "../reporters/suggestions.js";
import type { JobEvent, PullRequest } from "./event.js";
import type { Inputs } from "./inputs.js";
import type { Wishes } from "./wishes.js";
import { attempted, connection, publishFindings, type Published } from "./publish.js";
import { suggestFixes } from "./suggest-fixes.js";

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
    wishes.suggestions && pullRequest && diff ? await suggestFixes(github, pullRequest, diff, report, seen) : undefined;
  const remarks = suggested ? { remarks: [suggested.remark] } : {};
  const offer = await offered(suggested?.findings ?? new Set());
  const refusedFixes = suggested?.notice === undefined ? [] : [suggested.notice];

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
