import { describe, expect, test } from "vitest";
import { publishCheckRun } from "../../src/github/check-run.js";
import { connect } from "../../src/github/client.js";
import { makeCheckRun } from "../../src/reporters/check-run.js";
import { summary } from "../../src/reporters/summary.js";
import { gitHubServer, TOKEN, type Fault, type GitHubServer, type Request } from "../servers/github.js";
import { reportWith } from "../support/many-findings.js";
import { nightly } from "../support/nightly.js";
import { sampleOf } from "../support/torture.js";

const COUNTS = [0, 1, 10, 11, 50, 51, 1_000, 10_000];
const COMMIT = "0123456789abcdef0123456789abcdef01234567";
/** Nothing here is a matter of time, but for an answer that never comes: only that is waited for, and so not for long. */
const LIMITS = { total: 300_000, each: 100_000, pause: 1 };
const limitsWith = (faults: string): typeof LIMITS => ({
  ...LIMITS,
  ...(faults.startsWith("no answer") && { each: 2_000 }),
});
/** Each silence is waited for. */
const countsWith = (faults: string): readonly number[] =>
  faults === "nothing" ? COUNTS : sampleOf(COUNTS, faults.startsWith("no answer") ? 2 : 4);

const runs = new Map(
  COUNTS.map((count) => [count, makeCheckRun(reportWith(count), { source: () => undefined }, summary)]),
);

async function publish(count: number, { url }: GitHubServer, limits = LIMITS): Promise<string> {
  const run = runs.get(count);
  if (!run) throw new Error("There is no such run");
  const github = await connect({ token: TOKEN, apiUrl: url, repository: "lumen-labs/plugins", limits });
  try {
    await publishCheckRun(github, run, { commit: COMMIT, id: "of-this-attempt" });
    return "";
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

const isWrite = ({ operation }: Request): boolean => !operation.startsWith("GET ");
const once = (fault: Fault) => (request: Request) => (isWrite(request) && request.turn === 1 ? fault : undefined);

const PASSING: readonly (readonly [string, (request: Request) => Fault | undefined])[] = [
  ["nothing", () => undefined],
  ["a 502 that comes after it is done", once("502 after it is done")],
  ["an answer of HTML after it is done", once("HTML after it is done")],
  ["an answer that is cut off after it is done", once("cut off after it is done")],
  ["an answer that is cut off", once("cut off")],
  ["no answer at all", once("no answer")],
  ["no answer after it is done", once("no answer after it is done")],
  ["a connection that is reset", once("reset")],
  ["a connection that is reset after it is done", once("reset after it is done")],
  ["a slow answer", once("slow")],
  ["a 503", once({ answer: 503 })],
  ["a 429 that asks to wait", once({ answer: 429, headers: { "retry-after": "0" } })],
  [
    "a secondary limit",
    once({ answer: 403, headers: { "retry-after": "0" }, message: "You have exceeded a secondary rate limit" }),
  ],
];

describe.each(PASSING)("with %s going wrong", (name, faults) => {
  nightly.each(countsWith(name))("%i findings are annotated once each, or counted", async (count) => {
    const server = await gitHubServer(faults);
    expect(await publish(count, server, limitsWith(name))).toBe("");
    expect(server.wrong).toEqual([]);
    const [run, ...others] = server.repository.runs;
    const shown = Math.min(count, 1_000);
    expect(run?.annotations).toHaveLength(shown);
    expect(new Set(run?.annotations.map((annotation) => JSON.stringify(annotation))).size).toBe(shown);
    expect(run?.values).toMatchObject({ status: "completed", conclusion: count === 0 ? "success" : "failure" });
    expect(others).toEqual([]);
    const output = JSON.stringify(run?.values["output"]);
    if (count > shown) expect(output).toContain("1,000 of 10,000 findings are annotated");
    expect(output.length).toBeLessThan(65_535 * 1.2 + 50 * 1_000);
  });
});

nightly("the worst findings come first", async () => {
  const server = await gitHubServer();
  await publish(10_000, server);
  const levels = server.repository.runs[0]?.annotations.map(
    (given) => (given as { annotation_level: string }).annotation_level,
  );
  expect(new Set(levels)).toEqual(new Set(["failure"]));
});

const FAILING: readonly (readonly [string, Fault, RegExp])[] = [
  [
    "a token that only reads",
    { answer: 403, message: "Resource not accessible by integration" },
    /answers 403 .*not accessible/u,
  ],
  ["a limit that lasts an hour", { answer: 429, headers: { "retry-after": "3600" } }, /requires a wait of 3600 s/u],
  [
    "a limit without end",
    { answer: 429, headers: { "retry-after": "1000000000" } },
    /requires a wait of 1000000000 s/u,
  ],
  ["HTML for an answer", "HTML with 200", /answers 200 .*not JSON/u],
  ["an answer that leads elsewhere", "elsewhere", /answers 302 .*no token is sent there/u],
  ["an answer without end", "too large", /no answer .*8 MiB/u],
  ["a token that is repeated", { answer: 403, message: `Bad token ${TOKEN}` }, /Bad token \*\*\*/u],
];

nightly.each(FAILING)("%s is reported in one sentence, and only once", async (_, fault, words) => {
  const server = await gitHubServer((request) => (isWrite(request) ? fault : undefined));
  const reported = await publish(51, server, { ...LIMITS, each: 3_000, total: 10_000 });
  expect(reported).toMatch(words);
  expect(reported).not.toContain(TOKEN);
  expect(server.requests.filter(isWrite).length).toBeLessThanOrEqual(3);
});

test("a list that is not a list is not taken for an empty one: no second run is made", async () => {
  const server = await gitHubServer((request) => (isWrite(request) ? "502 after it is done" : "no list"));
  expect(await publish(10, server)).toMatch(/check-runs is not a list$/u);
  expect(server.repository.runs).toHaveLength(1);
});

test("a check run that GitHub stops accepting is concluded, and reports how much it accepted", async () => {
  const server = await gitHubServer(({ operation, turn }) =>
    operation.startsWith("PATCH") && turn === 3 ? { answer: 403 } : undefined,
  );
  expect(await publish(1_000, server)).toMatch(/answers 403/u);
  const [run] = server.repository.runs;
  expect(run?.annotations).toHaveLength(150);
  expect(run?.values).toMatchObject({ status: "completed", conclusion: "failure" });
  expect(run?.values["output"]).toMatchObject({ title: expect.stringContaining("accepted 150 of 1000") as string });
});

test("a missing server is reported by its fault, in time", async () => {
  const github = await connect({ token: TOKEN, apiUrl: "http://127.0.0.1:9", repository: "a/b", limits: LIMITS });
  await expect(github.call("GET /repos/{owner}/{repo}/pulls/{pull_number}/files", { pull_number: 1 })).rejects.toThrow(
    /no answer .*ECONNREFUSED|no answer/u,
  );
});
