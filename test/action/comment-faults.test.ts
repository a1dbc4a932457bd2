import { expect, test } from "vitest";
import type { Fault, GitHubServer, Request } from "../servers/github.js";
import { ACTIONS_BOT, type Account } from "../servers/github-conversation.js";
import { startAction, startActionHere } from "../support/action.js";
import { plugin } from "../support/aged.js";
import { listMarked, listNotices, pullServer, runWithComment } from "../support/commented.js";
import { manifestWith, unknownKeys } from "../support/folders.js";
import { checkedOut, type CheckedOut } from "../support/pull-request.js";
import { sampleOf } from "../support/torture.js";

/*
 * The built Action as a process: each number of findings, of each age, with each token, and each fault at each request.
 */

const COUNTS = [0, 1, 63, 8_004];
const AGES = ["new", "known", "both"] as const;
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
        FAULTS.map((fault) => ({ count, age, token, what, operation, fault, name: JSON.stringify(fault) })),
      ),
    ),
  ),
);

const pulls = new Map<string, CheckedOut>();

function pullWith(count: number, age: (typeof AGES)[number]): CheckedOut {
  const known = age === "new" ? 0 : age === "known" ? count : Math.ceil(count / 2);
  const made = pulls.get(`${String(count)} ${age}`);
  if (made) return made;
  const pull = checkedOut({
    base: plugin({ "manifest.json": manifestWith(unknownKeys(known)) }),
    head: { "manifest.json": manifestWith(unknownKeys(count)), "notes.txt": "" },
  });
  pulls.set(`${String(count)} ${age}`, pull);
  return pull;
}

const run = (pull: CheckedOut, server: GitHubServer, attempt: number, start = startAction) =>
  runWithComment(pull.folder, {
    ...{ server, payload: pull.payload, start, turn: [1, attempt] as const },
    inputs: { "fail-on-new": "warning" },
  });

/** What the comment says of so many findings, of which so many are new. */
function expectComment(body: string, count: number, fresh: number): void {
  const [open = "", folded = ""] = body.split(/<details><summary>(?:[\d,]+ known findings?|Details)<\/summary>/u);
  const rows = (text: string): number => text.match(/^- ⚠️ (?:new|known) · /gmu)?.length ?? 0;
  const most = 10;
  expect([rows(open), rows(folded)]).toEqual([Math.min(fresh, most), Math.min(count - fresh, most)]);
  expect(body).toContain(fresh > 0 ? "❌ Weather Widget 1.4.0 does not pass" : "✅ Weather Widget 1.4.0 passes");
  if (fresh > most) expect(open).toContain(`10 of ${fresh.toLocaleString("en")} findings are shown, the worst first.`);
}

test.each(sampleOf(CASES, 2))(
  "$count findings, $age, with $token.name and $name at $what: the comment as said, and the same verdict",
  async ({ count, age, token, operation, fault }) => {
    const pull = pullWith(count, age);
    const fresh = age === "new" ? count : age === "known" ? 0 : count - Math.ceil(count / 2);
    let isOver = false;
    const isHit = ({ operation: asked }: Request): boolean => !isOver && operation.test(asked);
    const server = await pullServer((request) => (isHit(request) ? fault : undefined), pull.head);
    const { conversation } = server.repository;
    Object.assign(conversation, { account: token.account, mayWrite: token.mayWrite });
    conversation.say({ id: 1, login: "mallory", type: "User" }, "Have a look");

    const ended = await run(pull, server, 1);
    expect([ended.status, ended.outputs]).toMatchObject([
      fresh > 0 ? 1 : 0,
      { verdict: fresh > 0 ? "fail" : "pass", errors: "0", warnings: String(count) },
    ]);
    const notices = listNotices(ended).filter((text) =>
      text.startsWith("The comment on the pull request is not kept: "),
    );
    const isThere = listMarked(server).length === 1;
    expect(listMarked(server).length).toBeLessThanOrEqual(1);
    if (isThere) expect(notices).toEqual([]);
    else if (fresh > 0) expect(notices).toHaveLength(1);
    if (isThere) expectComment(listMarked(server)[0]?.body ?? "", count, fresh);
    expect(server.requests.length).toBeLessThanOrEqual(20);

    isOver = true;
    conversation.mayWrite = true;
    await run(pull, server, 2, startActionHere);
    expect(listMarked(server)).toHaveLength(fresh > 0 ? 1 : 0);
    if (fresh > 0) expectComment(listMarked(server)[0]?.body ?? "", count, fresh);
    expect(conversation.comments[0]).toMatchObject({ body: "Have a look" });
  },
);
