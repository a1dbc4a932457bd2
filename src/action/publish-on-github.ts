import type { ActionRun } from "./action-run.js";
import { publishOn } from "../reporters/channel.js";
import type { Finding } from "../core/report.js";
import type { GitHub } from "../github/client.js";
import { fetchDiff, type FetchedDiff } from "../github/fetch-diff.js";
import type { PullRequest } from "../github/review.js";
import { keepAnnotatable } from "../reporters/annotations.js";
import { formatFixOfChange } from "../reporters/next-steps.js";
import type { View } from "../reporters/reporter.js";
import type { Diff } from "../reporters/suggestions.js";
import type { Request } from "../run/request.js";
import { type ReportChannel, type Publication } from "./channel.js";
import type { GitHubPlan } from "./github-plan.js";
import type { Inputs } from "./inputs.js";
import { formatFixCommand } from "./next-commands.js";
import { attempt, connectToGitHub, publishFindings, type Attempt } from "./publish.js";
import { offerRemainingFixes } from "./remaining-fixes.js";
import type { Runner } from "./runner.js";
import { suggestFixes } from "./suggest-fixes.js";

interface GitHubRun extends Pick<ActionRun, "inputs" | "event" | "runner" | "environment"> {
  readonly request: Request;
  readonly plan: GitHubPlan;
}

/** What the channels on GitHub tell each other besides. */
interface GitHubPublication extends Publication {
  /** The lines that the pull request changes, where they were asked for. */
  readonly diff?: Attempt<FetchedDiff>;
  /** The findings whose fixes are suggested, and those that would change the same lines. */
  readonly suggested: ReadonlySet<Finding>;
}

type GitHubChannel = ReportChannel<GitHubPublication>;

/** Publishes on GitHub what the plan has. A refusal is reported and changes nothing else. */
export async function publishOnGitHub(first: Publication, job: GitHubRun): Promise<Publication> {
  const { inputs, event, runner, environment, request, plan } = job;
  const { pullRequest } = event;
  const { result, view } = first;
  const fix = (view.next && formatFixOfChange(result.report, view.next)) ?? formatFixCommand(inputs.paths, runner.copy);
  const offers = plan.suggestions ? [makeOfferChannel(request, inputs.patchFile, fix)] : [];
  const connected = await connectToGitHub(inputs.githubToken, runner, environment);
  if ("refused" in connected) {
    return publishOn([makeRefusalChannel(connected.refused, inputs, plan), ...offers], {
      ...first,
      suggested: new Set<Finding>(),
    });
  }
  const github = connected.value;
  const channels = [
    ...(plan.diff && pullRequest ? [makeDiffChannel(github, pullRequest)] : []),
    ...(plan.suggestions && pullRequest ? [makeSuggestionChannel(github, pullRequest, fix)] : []),
    ...offers,
    ...(plan.checks ? [makeCheckRunChannel(github, event.commit, runner)] : []),
    ...(plan.comment ? [await loadCommentChannel(github, job)] : []),
  ];
  return publishOn(channels, { ...first, suggested: new Set<Finding>() });
}

/** Says that nothing was written: as a notice where somebody asked for it by name. */
function makeRefusalChannel(
  refused: string,
  { annotations, suggestions }: Pick<Inputs, "annotations" | "suggestions">,
  { comment }: Pick<GitHubPlan, "comment">,
): GitHubChannel {
  const words = `Nothing was written to GitHub, because ${refused}`;
  const isAskedByName = annotations === "checks" || suggestions || comment;
  return { publish: (publication) => addWords(publication, isAskedByName ? { notice: words } : { aside: words }) };
}

/** Asks what the pull request changes: such findings come first among equals. */
function makeDiffChannel(github: GitHub, { number }: PullRequest): GitHubChannel {
  return {
    async publish(publication) {
      const diff = await attempt("pull-requests: read", () => fetchDiff(github, number));
      if ("refused" in diff) {
        return addWords(
          { ...publication, diff },
          { aside: `Cannot tell what the pull request changes: ${diff.refused}` },
        );
      }
      const { view } = publication;
      return { ...publication, diff, view: { ...view, isChanged: makeChangedTest(diff.value.diff, view) } };
    },
  };
}

function makeSuggestionChannel(github: GitHub, pullRequest: PullRequest, fix: string): GitHubChannel {
  return {
    async publish(publication) {
      const { result, view, diff } = publication;
      if (!diff) return publication;
      const report = keepAnnotatable(result.report, view);
      const { remark, notice, findings } = await suggestFixes(github, pullRequest, diff, { report, view, fix });
      const remarks = [...(view.remarks ?? []), remark];
      return addWords({ ...publication, suggested: findings, view: { ...view, remarks } }, { notice });
    },
  };
}

/** Offers the fixes that are not suggested, as a patch in the summary. */
function makeOfferChannel(request: Request, patchFile: string, fix: string): GitHubChannel {
  return {
    async publish(publication) {
      const { result, view, suggested } = publication;
      const { plugins } = keepAnnotatable(result.report, view);
      const offered = new Set(plugins.flatMap(({ findings }) => findings));
      const offer = await offerRemainingFixes(request, result, suggested, { offered, patchFile, fix });
      return offer ? { ...publication, view: { ...view, offer } } : publication;
    },
  };
}

function makeCheckRunChannel(github: GitHub, commit: string | undefined, runner: Runner): GitHubChannel {
  return {
    async publish(publication) {
      const { result, view } = publication;
      const checks = await publishFindings(github, result.report, view, { commit, runner });
      if ("value" in checks) return { ...publication, view: { ...view, annotated: { count: checks.value } } };
      const notice = `Annotations use workflow commands, and GitHub shows only ten per severity: ${checks.refused}`;
      return addWords(publication, { notice });
    },
  };
}

/** Most runs keep no comment, and then its code does not run. */
async function loadCommentChannel(github: GitHub, { inputs, event, runner }: GitHubRun): Promise<GitHubChannel> {
  const { publishComment } = await import("./publish-comment.js");
  return {
    async publish(publication) {
      const { result, view } = publication;
      return addWords(publication, await publishComment(github, result.report, view, { inputs, event, runner }));
    },
  };
}

function addWords(
  publication: GitHubPublication,
  { notice, aside }: { readonly notice?: string | undefined; readonly aside?: string | undefined },
): GitHubPublication {
  return {
    ...publication,
    notices: [...publication.notices, ...(notice === undefined ? [] : [notice])],
    asides: [...publication.asides, ...(aside === undefined ? [] : [aside])],
  };
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
