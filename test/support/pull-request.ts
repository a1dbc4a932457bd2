import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startActionHere, type EndedStep } from "./action.js";
import { makePlugin, temporaryFolder, type Files } from "./folders.js";
import { commitAll, git } from "./repository.js";

/** A pull request as a job gets it. */
export interface CheckedOut {
  /** The clone of the job. */
  readonly folder: string;
  /** What main was when the pull request was made. */
  readonly base: string;
  readonly head: string;
  readonly payload: { readonly pull_request: unknown };
}

export interface Branches {
  /** Writes the contents of main. */
  readonly base: (folder: string) => unknown;
  /** What the pull request writes, and what it removes. */
  readonly head?: Files;
  readonly removed?: readonly string[];
  /** What comes to main meanwhile. */
  readonly later?: Files;
  /** Of the clone; all when left out. */
  readonly depth?: number;
  /** Whether the pull request's own last commit is checked out, and not its merge. */
  readonly isHead?: boolean;
}

/** A clone of a repository with a pull request to main, made as actions/checkout makes it. */
export function checkedOut({ base, head = {}, removed = [], later, depth, isHead = false }: Branches): CheckedOut {
  const origin = temporaryFolder();
  git(origin, "init", "--quiet", "--initial-branch=main", "--template=");
  base(origin);
  commitAll(origin);
  const started = readBranch(origin, "main");
  git(origin, "switch", "--quiet", "--create", "work");
  for (const path of removed) rmSync(join(origin, path), { recursive: true });
  makePlugin(head, origin);
  commitAll(origin);
  const last = readBranch(origin, "work");
  git(origin, "switch", "--quiet", "main");
  if (later) {
    makePlugin(later, origin);
    commitAll(origin);
  }
  const tip = readBranch(origin, "main");
  if (!isHead) {
    git(origin, "switch", "--quiet", "--detach");
    git(origin, "merge", "--quiet", "--no-ff", "--message", "Merge", "work");
    git(origin, "update-ref", "refs/pull/7/merge", "HEAD");
  }

  const folder = join(temporaryFolder(), "clone");
  git(origin, "init", "--quiet", "--template=", folder);
  const depths = depth === undefined ? [] : ["--depth", String(depth)];
  const refs = isHead ? ["refs/heads/work"] : ["refs/pull/7/merge"];
  const all = depth === undefined ? ["refs/heads/*:refs/remotes/origin/*"] : [];
  git(folder, "fetch", "--quiet", ...depths, `file://${origin}`, ...refs, ...all);
  git(folder, "checkout", "--quiet", "--detach", isHead ? last : "FETCH_HEAD");
  // GitHub's data may be older than the commit that it merged with.
  const pull = { number: 7, head: { sha: last }, base: { ref: "main", sha: isHead ? tip : started } };
  return { folder, base: started, head: last, payload: { pull_request: pull } };
}

/** The commit of a branch that was just written: git has not packed it yet. */
export function readBranch(folder: string, name: string): string {
  return readFileSync(join(folder, ".git", "refs", "heads", name), "utf8").trim();
}

export interface Job {
  readonly inputs?: Readonly<Record<string, string>>;
  readonly event?: string;
  readonly payload?: unknown;
  /** The address of GitHub. */
  readonly url?: string;
  readonly node?: string;
  readonly fences?: boolean;
}

/** Runs the Action on it. */
export function onPullRequest(pull: CheckedOut, job: Job = {}): Promise<EndedStep> {
  const { inputs = {}, event = "pull_request", payload = pull.payload, url, node, fences = false } = job;
  const file = join(temporaryFolder(), "event.json");
  writeFileSync(file, JSON.stringify(payload));
  const env = { GITHUB_EVENT_NAME: event, GITHUB_EVENT_PATH: file, ...(url !== undefined && { GITHUB_API_URL: url }) };
  return startActionHere({ workspace: pull.folder, inputs, env, fences, ...(node !== undefined && { node }) });
}
