import { getOwn, toObject } from "../base/text/json/json-object.js";
import type { RunEvent } from "../repository/tags/decide-release.js";
import { readFileOfCaller } from "../base/files/read-file-of-caller.js";
import type { PullRequestHead } from "../github/find-pull-request.js";
import type { PullRequest } from "../github/review.js";
import type { BaseOfPullRequest } from "../run/compare-with-base.js";
import type { Environment, Turn } from "./runner.js";
import { parseJson } from "../base/text/json/parse-json.js";

/** The event that started this run. */
export interface JobEvent {
  readonly name: string;
  /**
   * The commit that checks belong to. In a pull request and in a merge queue it is the head, not the merge that is
   * checked out.
   */
  readonly commit: string | undefined;
  readonly pullRequest: PullRequest | undefined;
  /** The run of another workflow, for a pull request, whose end started this one. */
  readonly earlier: EarlierRun | undefined;
  /** What decides whether the run releases. */
  readonly run: RunEvent;
  /** The base of a pull request, or of a merge queue's group. */
  readonly base: BaseOfPullRequest | undefined;
  /** Whether the job has the rights of the repository, and a stranger may have chosen the commit that is checked out. */
  readonly mayBeForeign: boolean;
}

/** What GitHub says of another workflow's run. None of it is from a report. */
export interface EarlierRun {
  /** GitHub's number for that workflow. */
  readonly workflow: number;
  readonly turn: Turn;
  /** What the pull request wants to have merged. `undefined` if its repository is gone. */
  readonly head: PullRequestHead | undefined;
}

/** They have the rights of the repository, even if an untrusted change triggered them. */
const PRIVILEGED_EVENTS: readonly string[] = ["pull_request_target", "workflow_run", "issue_comment"];

/**
 * On these events, a job may check out another commit than GitHub's: only people who may write trigger them, or a
 * job for a fork has no rights. Any other event, even a future one, can carry the commit of a fork. It may come with a
 * check or a status of a pull request, a number in a comment, or what another workflow passes on.
 */
const SAFE_EVENTS: ReadonlySet<string> = new Set([
  ...["push", "create", "delete", "release", "merge_group", "workflow_dispatch", "schedule"],
  ...["branch_protection_rule", "page_build", "public", "registry_package"],
  ...["pull_request", "pull_request_review", "pull_request_review_comment"],
]);

/** Whether untrusted people can trigger a job that has rights. */
export function isPrivileged(event: string): boolean {
  return PRIVILEGED_EVENTS.includes(event);
}

/** The payload of the event. `undefined` if there is none, or if it is not JSON. Only the runner writes the file. */
export function readPayload(path: string | undefined): unknown {
  if (!path) return undefined;
  const read = readFileOfCaller(path);
  return "refused" in read ? undefined : parseJson(read.bytes);
}

export function readEvent(environment: Environment, payload: unknown): JobEvent {
  const { GITHUB_EVENT_NAME: name = "", GITHUB_SHA: checkedOut } = environment;
  const pull = readNested(payload, "pull_request");
  const head = parseCommit(readNested(pull, "head", "sha"));
  const number = readNested(pull, "number");
  const isPullRequest = name.startsWith("pull_request") && head !== undefined && typeof number === "number";
  const queued = name === "merge_group" ? parseCommit(readNested(payload, "merge_group", "head_sha")) : undefined;
  // A report from another workflow run is about the commit of that run. Only GitHub says which one it was.
  const ran =
    name === "workflow_run" ? (parseCommit(readNested(payload, "workflow_run", "head_sha")) ?? "") : undefined;
  const findBase = (): BaseOfPullRequest | undefined => {
    if (isPullRequest) return readBase(readNested(pull, "base"), head);
    return queued === undefined ? undefined : readQueueBase(readNested(payload, "merge_group"));
  };
  return {
    name,
    commit: (isPullRequest ? head : undefined) ?? queued ?? parseCommit(ran ?? checkedOut),
    pullRequest: isPullRequest ? { number, head } : undefined,
    earlier: name === "workflow_run" ? readEarlierRun(readNested(payload, "workflow_run")) : undefined,
    run: readRunEvent(environment, payload),
    base: findBase(),
    // GitHub's runner always names the event. Without one, nothing of its rights is here.
    mayBeForeign:
      environment["GITHUB_EVENT_NAME"] !== undefined &&
      !SAFE_EVENTS.has(name) &&
      !isOwnCommit(name, payload, environment),
  };
}

function readBase(base: unknown, head: string): BaseOfPullRequest | undefined {
  const [at, name] = [parseCommit(readNested(base, "sha")), readNested(base, "ref")];
  return at !== undefined && typeof name === "string" ? { name, commit: at, head } : undefined;
}

function readEarlierRun(run: unknown): EarlierRun | undefined {
  const [event, workflow] = [readNested(run, "event"), readNested(run, "workflow_id")];
  if (typeof event !== "string" || !event.startsWith("pull_request") || typeof workflow !== "number") return undefined;
  const [number, attempt] = ["run_number", "run_attempt"].map((key) => Number(readNested(run, key)) || 0);
  const [branch, commit] = [readNested(run, "head_branch"), parseCommit(readNested(run, "head_sha"))];
  const [repository, owner] = ["id", "owner"].map((key) => readNested(run, "head_repository", key));
  const login = readNested(owner, "login");
  const isKnown = typeof repository === "number" && typeof login === "string" && typeof branch === "string";
  return {
    workflow,
    turn: { run: number ?? 0, attempt: attempt ?? 0 },
    head: isKnown && commit !== undefined ? { repository, owner: login, branch, commit } : undefined,
  };
}

function readQueueBase(group: unknown): BaseOfPullRequest | undefined {
  const [at, ref] = [parseCommit(readNested(group, "base_sha")), readNested(group, "base_ref")];
  if (at === undefined || typeof ref !== "string") return undefined;
  return { name: ref.replace(/^refs\/heads\//u, ""), commit: at, head: undefined };
}

/** Whether the event names the commit's repository, and it is this one. The payloads of other events do not name it. */
function isOwnCommit(name: string, payload: unknown, { GITHUB_REPOSITORY: own }: Environment): boolean {
  const head = HEAD_REPOSITORIES.get(name);
  return own !== undefined && head !== undefined && readNested(payload, ...head, "full_name") === own;
}

const HEAD_REPOSITORIES: ReadonlyMap<string, readonly string[]> = new Map([
  ["workflow_run", ["workflow_run", "head_repository"]],
  ["pull_request_target", ["pull_request", "head", "repo"]],
]);

function readRunEvent(environment: Environment, payload: unknown): RunEvent {
  const { GITHUB_EVENT_NAME: name = "", GITHUB_REF_TYPE: type, GITHUB_REF_NAME: ref } = environment;
  const [action, released] = [readNested(payload, "action"), readNested(payload, "release", "tag_name")];
  // A release names its tag also where the run does not stand on it.
  const own = name === "release" && typeof released === "string" && released !== "" ? released : undefined;
  return {
    name,
    action: typeof action === "string" ? action : undefined,
    tag: type === "tag" ? ref : own,
    isDraft: readNested(payload, "release", "draft") === true,
    isDeletion: readNested(payload, "deleted") === true,
  };
}

function parseCommit(value: unknown): string | undefined {
  return typeof value === "string" && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(value) ? value : undefined;
}

function readNested(value: unknown, ...keys: readonly string[]): unknown {
  let found = value;
  for (const key of keys) found = getOwn(toObject(found), key);
  return found;
}
