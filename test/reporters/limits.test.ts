import { describe, expect, test } from "vitest";
import { GITHUB_LIMITS } from "../../src/core/github-limits.js";
import type { Report } from "../../src/core/report.js";
import { publishCheckRun } from "../../src/github/check-run.js";
import { connect } from "../../src/github/client.js";
import { annotations } from "../../src/reporters/annotations.js";
import { makeCheckRun, MAX_ANNOTATIONS } from "../../src/reporters/check-run.js";
import { formatComment } from "../../src/reporters/comment.js";
import { sarif } from "../../src/reporters/sarif.js";
import { summary } from "../../src/reporters/summary.js";
import { annotationsOf, readCommands } from "../runner/model.js";
import { gitHubServer, TOKEN } from "../servers/github.js";
import { finding, mapFindings, reportOf, runOf } from "../support/sarif-reading.js";
import { IS_TORTURE, sampleOf } from "../support/torture.js";

const VIEW = { source: () => undefined };
const PLACE = {
  commit: "0123456789abcdef0123456789abcdef01234567",
  commitUrl: "https://example.com/c",
  runUrl: "https://example.com/r",
};

/** How many findings are shown, and how many are counted as not shown. */
interface Sums {
  readonly shown: number;
  readonly counted: number;
}
type Count = (report: Report) => Sums | Promise<Sums>;

const errors = (count: number): Report => reportOf(Array.from({ length: count }, (_, at) => finding(at, {})));
const number = (text = "0"): number => Number(text.replaceAll(",", ""));
const count = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** Rows of a summary, and what it says is left out. */
function countRows(text: string, room: number): Sums {
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(room);
  const left = /^_GitHub's size limit is reached: ([\d,]+) of [\d,]+ findings/mu.exec(text)?.[1];
  return { shown: count(text, /^- ❌ `manifest\.json/gmu), counted: number(left) };
}

const { summaryBytes, checkRunSummaryBytes, annotationsOfRequest, annotationsOfSeverity, sarifResults } = GITHUB_LIMITS;
const inSummary =
  (room: number): Count =>
  (report) =>
    countRows(summary(report, { ...VIEW, room }), room);

const inAnnotations: Count = (report) => {
  const text = annotations(report, { ...VIEW, annotated: { own: [] } });
  const { shown, dropped } = annotationsOf(readCommands(text));
  expect(dropped).toBe(0);
  return {
    shown: shown.length,
    counted: number(/^([\d,]+) more findings? (?:is|are) not annotated/mu.exec(text)?.[1]),
  };
};

/** What a server has taken, request by request. */
const inCheckRun: Count = async (report) => {
  const server = await gitHubServer();
  const limits = { total: 300_000, each: 100_000, pause: 1 };
  const github = await connect({ token: TOKEN, apiUrl: server.url, repository: "lumen-labs/plugins", limits });
  const run = makeCheckRun(report, VIEW, summary);
  await publishCheckRun(github, run, { commit: PLACE.commit, id: "of-this-attempt" });
  expect(server.wrong).toEqual([]);
  const shown = server.repository.runs[0]?.annotations.length ?? 0;
  const [, annotated, all] = /([\d,]+) of ([\d,]+) findings are annotated/u.exec(run.summary) ?? [];
  return { shown, counted: number(all) - number(annotated) };
};

const inSarif: Count = (report) => {
  const run = runOf(sarif(report, VIEW));
  const notes = run.invocations?.flatMap(({ toolExecutionNotifications: all = [] }) => all) ?? [];
  const left = notes.flatMap(({ message }) => /^([\d,]+) findings? left out/u.exec(message.text ?? "")?.[1] ?? []);
  return { shown: run.results?.length ?? 0, counted: number(left[0]) };
};

const inComment: Count = (report) => {
  const fresh = mapFindings(report, (one) => ({ ...one, age: "new" }));
  const text = formatComment(fresh, VIEW, PLACE);
  const all = /^.*?([\d,]+) of ([\d,]+) findings are shown/mu.exec(text);
  return { shown: count(text, /^- .* · `manifest\.json/gmu), counted: number(all?.[2]) - number(all?.[1]) };
};

/** The most findings of which nothing is left out. */
async function findLimit(counted: Count, most: number): Promise<number> {
  let [low, high] = [0, most];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if ((await counted(errors(middle))).counted === 0) low = middle;
    else high = middle;
  }
  return low;
}

/** A limit on bytes is searched for. Each other one is known, and nothing may be left out below it. */
const PLACES: readonly { readonly place: string; readonly counted: Count; readonly limit: number }[] = [
  { place: "annotations of a step", counted: inAnnotations, limit: annotationsOfSeverity },
  { place: "annotations of a request", counted: inCheckRun, limit: annotationsOfRequest },
  { place: "annotations of a check run", counted: inCheckRun, limit: MAX_ANNOTATIONS },
  { place: "results that code scanning shows", counted: inSarif, limit: 5_000 },
  { place: "results of a SARIF file", counted: inSarif, limit: sarifResults },
  { place: "a comment", counted: inComment, limit: 10 },
  {
    place: "bytes of a job summary",
    counted: inSummary(summaryBytes),
    limit: await findLimit(inSummary(summaryBytes), 40_000),
  },
  {
    place: "bytes of a check run's summary",
    counted: inSummary(checkRunSummaryBytes),
    limit: await findLimit(inSummary(checkRunSummaryBytes), 4_000),
  },
];

const CASES = PLACES.flatMap(({ limit, ...one }) =>
  [0, 1, limit - 1, limit, limit + 1, 10 * limit].map((found) => ({ ...one, limit, found })),
);

describe("what is found is shown or counted", () => {
  const cases = IS_TORTURE ? CASES : CASES.filter(({ found }) => found < 12_000);
  test.each(sampleOf(cases, 16))("$place, which has room for $limit: $found findings", async ({ counted, found }) => {
    const sums = await counted(errors(found));
    expect(sums.shown + sums.counted).toBe(found);
    expect(found === 0 || sums.shown > 0).toBe(true);
  });

  // More findings take minutes.
  test.each(PLACES.filter(({ limit }) => IS_TORTURE || limit < 12_000))(
    "$place: all is shown up to the limit",
    async ({ counted, limit }) => {
      expect(await counted(errors(limit))).toEqual({ shown: limit, counted: 0 });
    },
  );
});

test("each of two warnings about the run takes the place of a finding", () => {
  const findings = Array.from({ length: annotationsOfSeverity }, (_, at) => finding(at, { severity: "warning" }));
  const notes = ["It has no manifest.json", "It is a link"].map(
    (message, at) => ({ severity: "warning", path: `plugins/${String(at)}`, message }) as const,
  );
  const text = annotations({ ...reportOf(findings), notes }, { ...VIEW, annotated: { own: [] } });
  expect(readCommands(text).commands.filter(({ data }) => data.includes("plugins/"))).toHaveLength(notes.length);
  const { shown, dropped } = annotationsOf(readCommands(text));
  expect([shown.length, dropped]).toEqual([annotationsOfSeverity, 0]);
  expect(text).toContain("\n2 more findings are not annotated: ");
});

/** Characters of an annotation that the runner shows. */
const MAX_SHOWN = 4_096;

describe("a message is whole, or its cut is seen", () => {
  const lengths = [MAX_SHOWN, GITHUB_LIMITS.annotationBytes].flatMap((limit) => [
    0,
    1,
    limit - 1,
    limit,
    limit + 1,
    10 * limit,
  ]);
  test.each(lengths)("of %i characters", (length) => {
    const message = "x".repeat(length);
    const report = reportOf([finding(0, { message })]);
    const log = readCommands(annotations(report, { ...VIEW, annotated: { own: [] } }));
    // The runner itself cuts what it shows, and has all of it in its log.
    const [command] = log.commands;
    expect(command?.data.split("\n")[0]).toBe(message);
    expect(annotationsOf(log).shown[0]?.message).toBe(command?.data.slice(0, MAX_SHOWN));
    const [sent] = makeCheckRun(report, VIEW, summary).annotations;
    const first = sent?.message.split("\n")[0] ?? "";
    expect(Buffer.byteLength(sent?.message ?? "")).toBeLessThanOrEqual(GITHUB_LIMITS.annotationBytes);
    expect(first === message || first.endsWith("…")).toBe(true);
  });
});
