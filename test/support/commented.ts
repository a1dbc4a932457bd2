import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { parseMarker } from "../../src/github/comment-marker.js";
import { TOKEN, gitHubServer, type Fault, type GitHubServer, type Request } from "../servers/github.js";
import type { SaidComment } from "../servers/github-conversation.js";
import { startActionHere, type EndedStep } from "./action.js";
import { temporaryFolder } from "./folders.js";

/** The pull request of these tests. */
export const NUMBER = 7;
export const [FIRST, SECOND] = ["1".repeat(40), "2".repeat(40)];
const FORK = 4711;
const WORKFLOW = "lumen-labs/plugins/.github/workflows/plugin.yml@refs/pull/7/merge";

/** A server with one open pull request, whose last commit is the first. */
export async function pullServer(
  faults?: (request: Request) => Fault | undefined,
  head = FIRST,
): Promise<GitHubServer> {
  const server = await gitHubServer(faults);
  server.repository.conversation.pulls = [makePull(head)];
  return server;
}

export function makePull(sha: string, number = NUMBER, repository = FORK) {
  const head = { sha, ref: "work", repo: { id: repository } };
  return { number, state: "open" as const, title: "Work", head };
}

export interface CommentJob {
  readonly server: GitHubServer;
  readonly inputs?: Readonly<Record<string, string>>;
  /** The pull request's last commit, as the event has it. */
  readonly head?: string;
  /** The number of the run of its workflow, and of the attempt. */
  readonly turn?: readonly [run: number, attempt: number];
  readonly env?: Readonly<Record<string, string>>;
  readonly start?: typeof startActionHere;
  readonly event?: string;
  readonly payload?: unknown;
}

/** Runs the Action on the pull request, with `comment: true`. */
export async function runWithComment(workspace: string, job: CommentJob): Promise<EndedStep> {
  const { server, inputs = {}, head = FIRST, turn: [run, attempt] = [1, 1], env = {} } = job;
  const { start = startActionHere, event = "pull_request" } = job;
  const pull = { number: NUMBER, head: { sha: head }, base: { ref: "main", sha: "0".repeat(40) } };
  const file = join(temporaryFolder(), "event.json");
  writeFileSync(file, JSON.stringify(job.payload ?? { pull_request: pull }));
  const ended = await start({
    workspace,
    inputs: { comment: "true", "github-token": TOKEN, annotations: "off", ...inputs },
    env: {
      GITHUB_EVENT_NAME: event,
      GITHUB_EVENT_PATH: file,
      GITHUB_API_URL: server.url,
      GITHUB_RUN_NUMBER: String(run),
      GITHUB_RUN_ATTEMPT: String(attempt),
      GITHUB_WORKFLOW_REF: WORKFLOW,
      ...env,
    },
  });
  expect(server.wrong).toEqual([]);
  return ended;
}

/** What GitHub sends at the end of another workflow's run for a fork's pull request. */
export function makeEarlierRun(changes: Readonly<Record<string, unknown>> = {}): unknown {
  const run = {
    event: "pull_request",
    workflow_id: 99,
    run_number: 5,
    run_attempt: 1,
    head_sha: FIRST,
    head_branch: "work",
    head_repository: { id: FORK, full_name: "mallory/plugins", owner: { login: "mallory" } },
    pull_requests: [],
  };
  return { action: "completed", workflow_run: { ...run, ...changes } };
}

/** The comments with a marker of ours. */
export function listMarked({ repository: { conversation } }: GitHubServer): readonly SaidComment[] {
  return conversation.comments.filter(({ body }) => parseMarker(body) !== undefined);
}

/** The words of the notices that a run annotates. */
export function listNotices({ annotations }: EndedStep): readonly string[] {
  return annotations.shown.filter(({ kind }) => kind === "notice").map(({ message }) => message);
}
