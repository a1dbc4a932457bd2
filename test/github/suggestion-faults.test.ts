import { describe, expect, test } from "vitest";
import { connect } from "../../src/github/client.js";
import { publishSuggestions, type SuggestionResult } from "../../src/github/review.js";
import { makeSuggestions, type Suggestions } from "../../src/reporters/suggestions.js";
import type { Finding } from "../../src/core/report.js";
import { parseDiffLines } from "../../src/base/text/file-change.js";
import { indexLines } from "../../src/base/text/lines.js";
import { gitHubServer, TOKEN, type Fault, type GitHubServer, type Request } from "../servers/github.js";
import { reportWith } from "../support/many-findings.js";
import { sampleOf } from "../support/torture.js";

const COUNTS = [0, 1, 10, 11, 50, 51, 1_000, 10_000];
const MOST = 30;
const FILE = "manifest.json";
const HEAD = "ec26c3e57ca3a959ca5aad62de7213c562f8c821";
const NEXT = "1".repeat(40);
/** Nothing here is a matter of time, but for an answer that never comes: only that is waited for, and so not for long. */
const LIMITS = { total: 300_000, each: 100_000, pause: 1 };
const limitsWith = (faults: string): typeof LIMITS => ({
  ...LIMITS,
  ...(faults.startsWith("no answer") && { each: 2_000 }),
});
/** Each silence is waited for. */
const countsWith = (faults: string): readonly number[] =>
  faults === "nothing" ? COUNTS : sampleOf(COUNTS, faults.startsWith("no answer") ? 2 : 4);

/** So many fixes, each of a line of its own, of which every fifth is the same as the others before it. */
function suggestionsFor(count: number): Suggestions {
  const lines = Array.from({ length: 2 * count }, (_, at) => (at % 10 === 0 ? "the same" : `line ${String(at)}`));
  const { plugins, ...report } = reportWith(count);
  const withFix = (finding: Finding, at: number): Finding => {
    const [line, column] = [2 * at + 1, 1];
    const range = { start: { line, column }, end: { line, column: 3 } };
    return { ...finding, fix: [{ file: FILE, text: "mended", range }] };
  };
  const fixed = plugins.map((plugin) => ({ ...plugin, findings: plugin.findings.map(withFix) }));
  const shown = parseDiffLines(`@@ -0,0 +1,${String(lines.length)} @@\n${lines.map((line) => `+${line}`).join("\n")}`);
  const text = indexLines(lines.join("\n"));
  return makeSuggestions({ ...report, plugins: fixed }, { source: () => text }, new Map([[FILE, shown]]));
}

const all = new Map(COUNTS.map((count) => [count, suggestionsFor(count)]));

/** What one push reports, with whatever is not suggested at all counted. */
async function push(
  count: number,
  { url }: GitHubServer,
  limits = LIMITS,
  head = HEAD,
): Promise<SuggestionResult & { readonly shown: number }> {
  const { suggestions = [], suggested = new Set() } = all.get(count) ?? {};
  const access = { token: TOKEN, apiUrl: url, repository: "lumen-labs/plugins", limits };
  const reported = await publishSuggestions(await connect(access), { number: 7, head }, suggestions);
  const { made, known, refused, unsure, left } = reported;
  expect([made + known + refused + unsure + left, suggested.size]).toEqual([count, count]);
  return { ...reported, shown: made + known };
}

/** No comment is twice at a line. */
function expectOnce({ repository, wrong }: GitHubServer, comments: number): void {
  expect(wrong).toEqual([]);
  expect(new Set(repository.comments.map(({ path, line }) => `${path}:${String(line)}`)).size).toBe(comments);
  expect(repository.comments).toHaveLength(comments);
}

const isWrite = ({ operation }: Request): boolean => operation.startsWith("POST ");
const isReview = ({ operation }: Request): boolean => operation.endsWith("/reviews");
const once = (fault: Fault) => (request: Request) => (isWrite(request) && request.turn === 1 ? fault : undefined);
const readingOnce = (fault: Fault) => (request: Request) =>
  !isWrite(request) && request.turn === 1 ? fault : undefined;
const SECONDARY = {
  answer: 403,
  headers: { "retry-after": "0" },
  message: "You have exceeded a secondary rate limit",
} as const;

const PASSING: readonly (readonly [string, (request: Request) => Fault | undefined])[] = [
  ["nothing", () => undefined],
  ["a 502 that comes after it is done", once("502 after it is done")],
  ["an answer of HTML after it is done", once("HTML after it is done")],
  ["HTML for an answer", once("HTML with 200")],
  ["an answer that is cut off after it is done", once("cut off after it is done")],
  ["an answer that is cut off", once("cut off")],
  ["a connection that is reset after it is done", once("reset after it is done")],
  ["a connection that is reset", once("reset")],
  ["no answer after it is done", once("no answer after it is done")],
  ["no answer at all", once("no answer")],
  ["a slow answer", once("slow")],
  ["a 503", once({ answer: 503 })],
  ["a 429 that asks to wait", once({ answer: 429, headers: { "retry-after": "0" } })],
  ["a secondary limit", once(SECONDARY)],
  ["a list that is reset", readingOnce("reset")],
  ["a list that is HTML", readingOnce("HTML with 200")],
  ["a list that is cut off", readingOnce("cut off")],
  ["a list that is refused for a moment", readingOnce(SECONDARY)],
];

describe.each(sampleOf(PASSING, 6))("with %s going wrong", (name, faults) => {
  test.each(countsWith(name))("%i fixes are suggested once each, or counted, also on the next push", async (count) => {
    const server = await gitHubServer(faults);
    const first = Math.min(count, MOST);
    expect(await push(count, server, limitsWith(name))).toMatchObject({
      shown: first,
      refused: 0,
      unsure: 0,
      left: count - first,
    });
    expectOnce(server, first);
    const second = Math.min(count, 2 * MOST);
    expect(await push(count, server, limitsWith(name), NEXT)).toMatchObject({
      known: first,
      shown: second,
      left: count - second,
    });
    expectOnce(server, second);
  });
});

const LASTING: readonly (readonly [string, Fault, number])[] = [
  ["a token that only reads", { answer: 403, message: "Resource not accessible by integration" }, 1],
  ["a pull request that is not found", { answer: 404, message: "Not Found" }, 1],
  ["a limit that lasts an hour", { answer: 429, headers: { "retry-after": "3600" } }, 1],
  ["a secondary limit that lasts", { ...SECONDARY, headers: { "retry-after": "600" } }, 1],
  ["a server that is down", { answer: 502 }, 3],
  ["an answer that leads elsewhere", "elsewhere", 1],
  ["connections that are reset", "reset", 3],
  ["answers that are all HTML", "HTML with 200", 3],
];

describe.each(sampleOf(LASTING, 3))("with %s for all writes", (_, fault, requests) => {
  test.each(COUNTS.filter((count) => count > 0))(
    "none of %i fixes is suggested, all are counted, and what can be is suggested on the next push",
    async (count) => {
      let isOver = false;
      const server = await gitHubServer((request) => (isWrite(request) && !isOver ? fault : undefined));
      const reported = await push(count, server);
      expect(reported).toMatchObject({ made: 0, known: 0, refused: 0, unsure: 0, left: count });
      expect(reported.fault?.message).toMatch(/^GitHub /u);
      expect(server.requests.filter(isWrite).length).toBeLessThanOrEqual(requests);
      expectOnce(server, 0);
      isOver = true;
      expect(await push(count, server)).toMatchObject({ made: Math.min(count, MOST) });
      expectOnce(server, Math.min(count, MOST));
    },
  );
});

const ALONE: readonly (readonly [string, (request: Request) => Fault | undefined])[] = [
  ["nothing else", () => undefined],
  ["a 502 that comes after it is done", (request) => alone(request, "502 after it is done")],
  ["a connection that is reset", (request) => alone(request, "reset")],
  ["a connection that is reset after it is done", (request) => alone(request, "reset after it is done")],
  ["an answer that is cut off after it is done", (request) => alone(request, "cut off after it is done")],
  ["HTML after it is done", (request) => alone(request, "HTML after it is done")],
  ["no answer after it is done", (request) => alone(request, "no answer after it is done")],
  ["a secondary limit", (request) => alone(request, SECONDARY)],
];

function alone(request: Request, fault: Fault): Fault | undefined {
  return isWrite(request) && !isReview(request) && request.turn === 2 ? fault : undefined;
}

describe.each(sampleOf(ALONE, 3))("with a line that GitHub refuses, and %s going wrong", (name, faults) => {
  test.each(countsWith(name).filter((count) => count > 1))("the others of %i are suggested once", async (count) => {
    const server = await gitHubServer(faults);
    // The sixth is the same as the first, and only one of the two is refused.
    server.repository.refused.add(`${FILE}:11`);
    const refused = count > 5 ? 1 : 0;
    const first = Math.min(count, MOST);
    expect(await push(count, server, limitsWith(name))).toMatchObject({
      made: first - refused,
      refused,
      left: count - first,
    });
    expectOnce(server, first - refused);
    await push(count, server, limitsWith(name));
    expect(new Set(server.repository.comments.map(({ line }) => line)).size).toBe(server.repository.comments.length);
  });
});

test("a 404 for one comment is the word on that one only", async () => {
  const server = await gitHubServer((request) => alone(request, { answer: 404, message: "Not Found" }));
  server.repository.refused.add(`${FILE}:11`);
  expect(await push(11, server)).toMatchObject({ made: 9, refused: 2, left: 0 });
  expectOnce(server, 9);
});

test("what a limit stops half way is counted, and made on the next push", async () => {
  let isOver = false;
  const server = await gitHubServer((request) => {
    const isStopped = isWrite(request) && !isReview(request) && request.turn >= 4 && !isOver;
    return isStopped ? { answer: 403, headers: { "retry-after": "600" }, message: "secondary rate limit" } : undefined;
  });
  server.repository.refused.add(`${FILE}:1`);
  const reported = await push(11, server);
  expect(reported).toMatchObject({ made: 2, refused: 1, unsure: 0, left: 8, fault: { kind: "busy" } });
  isOver = true;
  expect(await push(11, server)).toMatchObject({ made: 8, known: 2, refused: 1, left: 0 });
  expectOnce(server, 10);
});

test("what was sent and cannot be read back is counted as unsure, and not made twice", async () => {
  let isOver = false;
  const server = await gitHubServer((request) => {
    if (isOver) return undefined;
    if (isWrite(request)) return "502 after it is done";
    return request.turn > 1 ? { answer: 503 } : undefined;
  });
  expect(await push(51, server)).toMatchObject({ made: 0, unsure: 30, left: 21, fault: { kind: "lost" } });
  isOver = true;
  expect(await push(51, server)).toMatchObject({ known: 30, made: 0, left: 21 });
  expect(await push(51, server, LIMITS, NEXT)).toMatchObject({ known: 30, made: 21 });
  expectOnce(server, 51);
});

test("what is not a list is not taken for an empty one: nothing is suggested again", async () => {
  let isStrange = false;
  const server = await gitHubServer((request) => (!isWrite(request) && isStrange ? "no list" : undefined));
  await push(10, server);
  isStrange = true;
  await expect(push(10, server)).rejects.toThrow(/is not a list/u);
  expectOnce(server, 10);
});
