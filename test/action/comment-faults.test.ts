import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parseInputs } from "../../src/action/inputs.js";
import { readJob } from "../../src/action/main.js";
import type { ActionRun } from "../../src/action/action-run.js";
import { publishReport } from "../../src/action/publish-report.js";
import { makeRequest } from "../../src/action/request.js";
import { runWithScripts } from "../../src/action/run-with-scripts.js";
import type { Environment } from "../../src/action/runner.js";
import { getReportStatus, type ExitStatus } from "../../src/core/exit-status.js";
import { connect } from "../../src/github/client.js";
import { formatMarker, makeCommentKey, parseMarker, readShownText } from "../../src/github/comment-marker.js";
import { keepComment, type KeptState } from "../../src/github/keep-comment.js";
import { markNewFindings } from "../../src/run/mark-new-findings.js";
import { preflight } from "../../src/run/preflight.js";
import type { Preflight } from "../../src/run/result.js";
import { TOKEN, type Fault, type GitHubServer, type Request } from "../servers/github.js";
import { ACTIONS_BOT, type Account } from "../servers/github-conversation.js";
import { readInputs, startAction, startHere, type EndedStep } from "../support/action.js";
import { plugin } from "../support/aged.js";
import { FIRST, listMarked, listNotices, makePull, NUMBER, pullServer, runWithComment } from "../support/commented.js";
import { manifestWith, unknownKeys } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { checkedOut, type CheckedOut } from "../support/pull-request.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";

/*
 * Each number of findings, of each age, with each token, and each fault at each request. Where nothing is new, there is
 * a comment of an earlier push to update. What is judged is the same whatever GitHub answers: one report of a number
 * and an age is judged once, and published in each case. The built Action does all of it as a process for each number,
 * age, token and request, with one of the faults. A part of the matrix is run by the names of its tests, such as
 * `-t "8004 findings, 'both'"`.
 */

const COUNTS = [0, 1, 63, 8_004];
const AGES = ["new", "known", "both"] as const;
const KEY = makeCommentKey([".github/workflows/plugin.yml", null, ["."], null]);
const EARLIER = `${formatMarker({ key: KEY, commit: FIRST, run: 0, attempt: 1 })}\nOf an earlier push`;
const MALLORY: Account = { id: 1, login: "mallory", type: "User" };
const OCTOCAT: Account = { id: 583231, login: "octocat", type: "User" };
const APP: Account = { id: 278716306, login: "lumen-checks[bot]", type: "Bot" };
const TOKENS = [
  { name: "a token that only reads", account: ACTIONS_BOT, mayWrite: false },
  { name: "the job's token", account: ACTIONS_BOT, mayWrite: true },
  { name: "a person's token", account: OCTOCAT, mayWrite: true },
  { name: "an App's token", account: APP, mayWrite: true },
];

const OPERATIONS: readonly (readonly [string, RegExp])[] = [
  ["whose the token is", /^POST \/graphql$/u],
  ["the list", /^GET \/issues/u],
  ["the last commit", /^GET \/pulls\/\{pull_number\}$/u],
  ["the writing", /^(?:POST|PATCH) \/issues/u],
];
const HOUR = { "retry-after": "3600" };
const FAULTS: readonly Fault[] = [
  { answer: 401 },
  { answer: 403, message: "Resource not accessible by integration" },
  { answer: 403, message: "Unable to create comment because issue is locked." },
  { answer: 403, message: "You have exceeded a secondary rate limit", headers: HOUR },
  { answer: 404, message: "Not Found" },
  { answer: 410, message: "This issue was deleted" },
  { answer: 422, message: "Validation Failed" },
  { answer: 429, headers: HOUR },
  { answer: 502 },
  { answer: 200, message: "nothing of what was asked for" },
  "HTML with 200",
  "cut off",
  "reset",
  "slow",
  "elsewhere",
];
const CASES = COUNTS.flatMap((count) =>
  AGES.flatMap((age) =>
    TOKENS.flatMap((token) =>
      OPERATIONS.flatMap(([what, operation]) =>
        FAULTS.map((fault, at) => ({ count, age, token, what, operation, fault, at, name: JSON.stringify(fault) })),
      ),
    ),
  ),
);
/** Each request of each token meets another fault. */
const OF_PROCESSES = CASES.filter(({ at }, index) => at === Math.floor(index / FAULTS.length) % FAULTS.length);

interface Judged {
  readonly pull: CheckedOut;
  readonly result: Preflight;
  /** How many findings are new. */
  readonly fresh: number;
  /** The comment, as a run writes it that nothing disturbs. */
  readonly written: string;
}

const judged = new Map<string, Judged>();

async function judge(count: number, age: (typeof AGES)[number]): Promise<Judged> {
  const known = age === "new" ? 0 : age === "known" ? count : Math.ceil(count / 2);
  const key = `${String(count)} ${age}`;
  const made = judged.get(key);
  if (made) return made;
  const pull = checkedOut({
    base: plugin({ "manifest.json": manifestWith(unknownKeys(known)) }),
    head: { "manifest.json": manifestWith(unknownKeys(count)), "notes.txt": "" },
  });
  const server = await pullServer(undefined, pull.head);
  server.repository.conversation.say(ACTIONS_BOT, EARLIER);
  const results: Preflight[] = [];
  await run(pull, server, (step) =>
    startHere(step, async (environment, workspace) => {
      const job = makeJob(environment, workspace);
      const result = await judgeFor(job);
      results.push(result);
      return publish(result, job);
    }),
  );
  const [result] = results;
  if (!result) throw new Error("Nothing was judged");
  const [{ body: written } = { body: "" }] = listMarked(server);
  expectComment(written, count, count - known);
  const all: Judged = { pull, result, fresh: count - known, written };
  judged.set(key, all);
  return all;
}

const run = (pull: CheckedOut, server: GitHubServer, start = startAction): Promise<EndedStep> =>
  runWithComment(pull.folder, { server, payload: pull.payload, start, inputs: { "fail-on-new": "warning" } });

function makeJob(environment: Environment, workspace: string): ActionRun {
  const texts = readInputs(environment);
  return { ...readJob(texts, environment, workspace), inputs: parseInputs(texts, environment, workspace) };
}

/** What a step does first. */
async function judgeFor(job: ActionRun): Promise<Preflight> {
  const { base } = job.event;
  if (!base) throw new Error("The event names no base");
  const { inputs, task, runner } = job;
  const request = makeRequest(inputs, task, runner);
  const found = await runWithScripts(preflight, request, { ...job, packs: false });
  return (await markNewFindings(base, found, request, { commands: job.inputs.commands })).result;
}

/** What a step does then. */
async function publish(result: Preflight, job: ActionRun): Promise<ExitStatus> {
  const { inputs, task, runner } = job;
  await publishReport(result, makeRequest(inputs, task, runner), job);
  return getReportStatus(result.report);
}

/** What the next run does at its end: it judges the same, and so would write the same. */
async function keepAgain({ url }: GitHubServer, written: string, isWorthPosting: boolean): Promise<KeptState> {
  const marker = parseMarker(written);
  if (!marker) throw new Error("The comment has no marker");
  const github = await connect({ token: TOKEN, apiUrl: url, repository: "lumen-labs/plugins" });
  return keepComment(github, NUMBER, {
    marker: { ...marker, attempt: 2 },
    text: readShownText(written),
    isWorthPosting,
  });
}

/** What the comment says of so many findings, of which so many are new. */
function expectComment(body: string, count: number, fresh: number): void {
  const [open = "", folded = ""] = body.split(/<details><summary>(?:[\d,]+ existing findings?|Details)<\/summary>/u);
  const rows = (text: string): number => text.match(/^- ⚠️ \[?`[^`]+`/gmu)?.length ?? 0;
  const most = 10;
  expect([rows(open), rows(folded)]).toEqual([Math.min(fresh, most), Math.min(count - fresh, most)]);
  expect(body).toContain(fresh > 0 ? "❌ Weather Widget 1.4.0 does not pass" : "✅ Weather Widget 1.4.0 passes");
  if (fresh > most)
    expect(open).toContain(`10 of ${fresh.toLocaleString("en")} findings are shown, most severe first.`);
}

type Case = (typeof CASES)[number];

async function expectAsSaid(
  { count, age, token, operation, fault }: Case,
  start: (judged: Judged) => typeof startAction,
): Promise<void> {
  const found = await judge(count, age);
  const { pull, fresh, written } = found;
  let isOver = false;
  const isHit = ({ operation: asked }: Request): boolean => !isOver && operation.test(asked);
  const server = await pullServer((request) => (isHit(request) ? fault : undefined), pull.head);
  const { conversation } = server.repository;
  const { account, mayWrite } = token;
  Object.assign(conversation, { account, mayWrite, pulls: [{ ...makePull(pull.head), title: written }] });
  for (const body of [written, EARLIER, "Have a look"]) conversation.say(MALLORY, body);
  const forged = [...conversation.comments];
  const before = fresh > 0 ? [] : [EARLIER];
  for (const body of before) conversation.say(account, body);
  const listOwn = (): readonly string[] =>
    conversation.comments.filter(({ user }) => user?.id === account.id).map(({ body }) => body);

  const ended = await run(pull, server, start(found));
  expect([ended.status, ended.outputs]).toMatchObject([
    fresh > 0 ? 1 : 0,
    { verdict: fresh > 0 ? "fail" : "pass", errors: "0", warnings: String(count) },
  ]);
  const notices = listNotices(ended).filter((text) =>
    text.startsWith("The comment on the pull request cannot be updated: "),
  );
  expect(listOwn()).toEqual(notices.length === 0 ? [written] : before);
  expect(notices.length).toBeLessThanOrEqual(1);
  expect(server.requests.length).toBeLessThanOrEqual(20);

  isOver = true;
  conversation.mayWrite = true;
  expect(await keepAgain(server, written, fresh > 0)).toBe("kept");
  expect(listOwn().map(readShownText)).toEqual([readShownText(written)]);
  expect(conversation.comments.filter(({ user }) => user === MALLORY)).toEqual(forged);
  expect(conversation.writes.filter((write) => !write.endsWith(` ${account.login}`))).toEqual([]);
}

/** What GitHub's client waits before it repeats a request, 15 seconds in all. Nothing here is a matter of time. */
const PAUSES = new Set([1_000, 2_000, 4_000, 8_000]);
const realTimeout = globalThis.setTimeout;

const NAME = "$count findings, $age, with $token.name and $name at $what: the comment as said, and the same verdict";

/** To judge thousands of findings takes ten seconds. */
const isQuick = ({ count }: { readonly count: number }): boolean => IS_TORTURE || count < 1_000;

describe("published", () => {
  beforeAll(() => {
    vi.stubGlobal("setTimeout", (act: () => void, milliseconds: number, ...given: []) =>
      realTimeout(act, PAUSES.has(milliseconds) ? 1 : milliseconds, ...given),
    );
  });
  afterAll(() => vi.unstubAllGlobals());

  nightly.each(sampleOf(CASES.filter(isQuick), 8))(NAME, (one) =>
    expectAsSaid(
      one,
      ({ result }) =>
        (step) =>
          startHere(step, (environment, workspace) => publish(result, makeJob(environment, workspace))),
    ),
  );
});

describe("a process", () => {
  test.each(sampleOf(OF_PROCESSES.filter(isQuick), 1))(NAME, (one) => expectAsSaid(one, () => startAction));
});
