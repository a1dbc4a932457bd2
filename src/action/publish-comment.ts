import type { ActionRun } from "./action-run.js";
import type { ToolCopy } from "../core/tool.js";
import type { Report } from "../core/report.js";
import type { GitHub } from "../github/client.js";
import { makeCommentKey, type CommentMarker } from "../github/comment-marker.js";
import { findPullRequests, type PullRequestHead } from "../github/find-pull-request.js";
import { ServerFault } from "../base/network/server-fault.js";
import { keepComment } from "../github/keep-comment.js";
import type { PullRequest } from "../github/review.js";
import type { View } from "../reporters/reporter.js";
import { formatCount } from "../base/text/numbers.js";
import { formatShard } from "../run/shard.js";
import { makeVisible } from "../base/text/safe.js";
import type { JobEvent } from "./event.js";
import type { Inputs } from "./inputs.js";
import type { Runner } from "./runner.js";
import { attempt, formatRefusal, makeRunUrl, type Attempt } from "./publish.js";

/** Why the comment is not as this run would have it, if so. Sentences without a full stop. */
export interface CommentResult {
  readonly notice?: string;
  /** The same where nothing went wrong. */
  readonly aside?: string;
}

const PERMISSION = "pull-requests: write";

/** Keeps the comment on the pull request up to date. Throws nothing: the verdict never depends on it. */
export async function publishComment(
  github: GitHub,
  report: Report,
  view: View,
  { inputs, event, runner }: Pick<ActionRun, "inputs" | "event" | "runner">,
): Promise<CommentResult> {
  const found = await findPullRequest(github, event);
  if ("refused" in found) return makeNotice(found.refused);
  const { number, head: commit } = found.value;
  const marker = makeMarker(inputs, event, runner, commit);
  if (marker === undefined) return makeNotice("the runner names no workflow, so the comment would not be found again");
  const { serverUrl, repository } = runner;
  const { formatComment, isWorthComment } = await import("../reporters/comment.js");
  const text = formatComment(report, view, {
    commit,
    commitUrl: serverUrl && repository ? `${serverUrl}/${repository}/commit/${commit}` : undefined,
    runUrl: makeRunUrl(runner),
  });
  try {
    const isWorthPosting = isWorthComment(report, view);
    const state = await keepComment(github, number, { marker, text, isWorthPosting });
    if (state === "outdated") return { aside: `The run of the newer commit writes the comment of #${String(number)}` };
    return state === "later" ? { aside: "A later run has written the comment" } : {};
  } catch (error) {
    return makeNotice(explainRefusal(error, event, runner.copy));
  }
}

function makeNotice(why: string): CommentResult {
  return { notice: `The comment on the pull request cannot be updated: ${why}` };
}

/** A fork's job has a token that only reads. There it is another workflow that may write. */
function explainRefusal(error: unknown, { earlier }: JobEvent, copy: ToolCopy): string {
  const words = formatRefusal(error, PERMISSION);
  const isForbidden = error instanceof ServerFault && error.kind === "forbidden" && !error.refusal;
  if (!isForbidden || earlier) return words;
  const page = "docs/guides/forks.md#check-runs-and-comments-for-forks";
  const where = copy.origin === undefined ? page : `${copy.origin.url}/blob/${copy.origin.ref}/${page}`;
  return `${words}. A second workflow can comment there: ${where}`;
}

/** Only GitHub says which pull request a run of another workflow was for. The report has no say. */
async function findPullRequest(github: GitHub, { pullRequest, earlier }: JobEvent): Promise<Attempt<PullRequest>> {
  if (pullRequest) return { value: pullRequest };
  const head = earlier?.head;
  if (!head) return { refused: "GitHub names no branch that the earlier run was for" };
  const found = await attempt(PERMISSION, () => findPullRequests(github, head));
  if ("refused" in found) return found;
  const [number, ...others] = found.value;
  if (number !== undefined && others.length === 0) return { value: { number, head: head.commit } };
  return { refused: `${describeFound(found.value.length)} ${describeHead(head)}` };
}

function describeFound(count: number): string {
  return count === 0 ? "no open pull request has" : `${formatCount(count, "open pull request")} have`;
}

function describeHead({ owner, branch, commit }: PullRequestHead): string {
  return `the last commit ${commit.slice(0, 7)} of ${makeVisible(`${owner}:${branch}`)}`;
}

/** `undefined` where the runner does not name its workflow. */
function makeMarker(
  { paths, report, shard }: Inputs,
  { earlier }: JobEvent,
  runner: Runner,
  commit: string,
): CommentMarker | undefined {
  if (runner.workflowPath === undefined) return undefined;
  // Of a report, the workflow says where it is. What it says itself must not choose the comment.
  const what = report === "" ? paths.map(trimPath) : [report];
  const part = shard ? formatShard(shard) : null;
  const key = makeCommentKey([runner.workflowPath, earlier?.workflow ?? null, what, part]);
  const { run, attempt: turn } = earlier?.turn ?? runner.turn;
  return { key, commit, run, attempt: turn };
}

/** `./plugins/weather/` is the same folder as `plugins/weather`. */
function trimPath(path: string): string {
  return path.replace(/^(?:\.\/)+(?=.)/u, "").replace(/(?<=.)\/+$/u, "");
}
