import type { Finding, Report } from "../core/report.js";
import type { GitHub } from "../github/client.js";
import { fetchDiff, type FetchedDiff } from "../github/fetch-diff.js";
import type { PullRequest } from "../github/review.js";
import { keepAnnotatable } from "../reporters/annotations.js";
import { formatFixOfChange } from "../reporters/next-steps.js";
import type { View } from "../reporters/reporter.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import type { Diff } from "../reporters/suggestions.js";
import type { CommentResult } from "./publish-comment.js";
import type { GitHubPlan } from "./github-plan.js";
import type { Job } from "./job.js";
import { attempt, connectToGitHub, publishFindings, type Attempt } from "./publish.js";
import { formatFixCommand, makeNextCommands } from "./next-commands.js";
import { suggestFixes } from "./suggest-fixes.js";
import { offerRemainingFixes } from "./remaining-fixes.js";

/** The result of publishing on GitHub. */
export interface GitHubResult {
  /** The reporters' view, with what GitHub answered. */
  readonly view: View;
  /** What could not be published, and what is needed for it. Sentences without a full stop. */
  readonly notices: readonly string[];
  /** The same for what was not requested by name. */
  readonly asides: readonly string[];
}

export interface ResultToPublish {
  readonly result: Preflight;
  /** The request of the run. */
  readonly request: Request;
  readonly view: View;
  readonly plan: GitHubPlan;
}

/** Publishes on GitHub. A refusal is reported and changes nothing else. */
export async function publishOnGitHub(
  { result, request, view, plan }: ResultToPublish,
  job: Job,
): Promise<GitHubResult> {
  const { annotations, suggestions, patchFile } = job.inputs;
  const { report } = result;
  const fix = formatFixOfChange(report, makeNextCommands(job)) ?? formatFixCommand(job);
  const suggestible = keepAnnotatable(report, view);
  const offered = new Set(suggestible.plugins.flatMap(({ findings }) => findings));
  const offerRest = async (suggested: ReadonlySet<Finding>): Promise<Pick<View, "offer">> => {
    if (!plan.suggestions) return {};
    const offer = await offerRemainingFixes(request, result, suggested, { offered, patchFile, fix });
    return offer ? { offer } : {};
  };
  const connected = await connectToGitHub(job);
  if ("refused" in connected) {
    const words = `Nothing was written on GitHub, as ${connected.refused}`;
    const seen = { ...view, ...(await offerRest(new Set())) };
    const isAskedByName = annotations === "checks" || suggestions || plan.comment;
    return { view: seen, notices: isAskedByName ? [words] : [], asides: isAskedByName ? [] : [words] };
  }
  const github = connected.value;
  const { pullRequest } = job.event;
  const diff = plan.diff && pullRequest ? await readDiff(github, pullRequest) : undefined;
  const isChanged = diff && "value" in diff ? makeChangedTest(diff.value.diff, view) : undefined;
  const seen: View = { ...view, isChanged };
  const asides = diff && "refused" in diff ? [`Cannot tell what the pull request changes: ${diff.refused}`] : [];

  const suggested =
    plan.suggestions && pullRequest && diff
      ? await suggestFixes(github, pullRequest, diff, { report: suggestible, view: seen, fix })
      : undefined;
  const remarks = suggested ? { remarks: [...(view.remarks ?? []), suggested.remark] } : {};
  const offer = await offerRest(suggested?.findings ?? new Set());
  const refusedFixes = suggested?.notice === undefined ? [] : [suggested.notice];

  const published: View = { ...seen, ...remarks, ...offer };
  const checks = plan.checks ? await publishFindings(github, report, published, job) : undefined;
  const refusedChecks =
    checks && "refused" in checks
      ? [`Annotations are made by commands, and GitHub shows only ten of a severity: ${checks.refused}`]
      : [];
  const annotated = checks && "value" in checks ? { annotated: { count: checks.value } } : {};
  const comment = plan.comment ? await commentOn(github, report, published, job) : {};
  return {
    view: { ...published, ...annotated },
    notices: [...refusedFixes, ...refusedChecks, ...(comment.notice === undefined ? [] : [comment.notice])],
    asides: [...asides, ...(comment.aside === undefined ? [] : [comment.aside])],
  };
}

/** Most runs keep no comment, and then its code does not run. */
async function commentOn(github: GitHub, report: Report, view: View, job: Job): Promise<CommentResult> {
  const { publishComment } = await import("./publish-comment.js");
  return publishComment(github, report, view, job);
}

function readDiff(github: GitHub, { number }: PullRequest): Promise<Attempt<FetchedDiff>> {
  return attempt("pull-requests: read", () => fetchDiff(github, number));
}

/** At most so many lines of one finding are compared. */
const MAX_LINES = 1000;

function makeChangedTest(diff: Diff, { source }: View): (finding: Finding) => boolean {
  return ({ location: { file, range } }) => {
    const shown = diff.get(file);
    if (!shown || !range) return false;
    const { start, end } = range;
    const count = Math.min(end.line - start.line + 1, MAX_LINES);
    return Array.from({ length: count }, (_, at) => start.line + at).some((number) => {
      const line = shown.get(number);
      // The checkout may be a merge. Lines that differ there are not the lines of the diff.
      return line?.isNew === true && line.text === source(file)?.line(number);
    });
  };
}
