import { describe, expect, test } from "vitest";
import { RELEASE_TOKEN } from "../servers/release-server.js";
import { startAction, startActionHere, type EndedStep } from "./action.js";
import { FORMATS, listFaults, makeFault, type TimedFault } from "./http-faults.js";
import { nightly } from "./nightly.js";
import { PARTS_OF_FAULTS } from "./promises.js";
import { commitOf, TAG, taggedPlugin } from "./release.js";
import {
  effectsAt,
  expectThree,
  expectTrueReport,
  identityFor,
  threeServers,
  type ThreeServers,
} from "./three-servers.js";
import { IS_TORTURE, sampleOf } from "./torture.js";

const folder = taggedPlugin(undefined);

/** The servers, and the runner's that makes identity tokens. */
type Where = keyof ThreeServers | "identity";

interface Call {
  readonly where: Where;
  /** From 1, of the calls of this server. */
  readonly number: number;
  readonly operation: string;
  readonly isEffect: boolean;
}

interface Job {
  readonly servers: ThreeServers;
  readonly run: () => Promise<EndedStep>;
  readonly calls: Call[];
  /** What goes wrong, if anything does. */
  spoil: (call: Call) => TimedFault | undefined;
}

/** A job with `id-token: write` that releases to three targets, and the servers that it asks. */
async function makeJob(start = startActionHere): Promise<Job> {
  const servers = await threeServers();
  const { github, marketplace, npm } = servers;
  github.repository.tags.set(TAG, commitOf(folder));
  marketplace.versions.judgedAfter = 1;
  const calls: Call[] = [];
  const meet = (where: Where, operation: string, isEffect: boolean) => {
    const call = { where, number: calls.filter((one) => one.where === where).length + 1, operation, isEffect };
    calls.push(call);
    const fault = job.spoil(call);
    return fault && { when: fault.when, what: "raw" as const, raw: makeFault(fault.what, FORMATS[where]) };
  };
  for (const where of ["github", "marketplace", "npm"] as const) {
    servers[where].trouble = ({ operation, effect }: { readonly operation: string; readonly effect: number }) =>
      meet(where, operation, effect > 0);
  }
  const identity = await identityFor(servers, (audience) => {
    const name = audience === marketplace.url ? "of the marketplace" : "of npm";
    return meet("identity", `GET identity ${name}`, false)?.raw;
  });
  const run = (): Promise<EndedStep> =>
    start({
      workspace: folder,
      inputs: {
        targets: "github-release, marketplace, npm",
        "github-token": RELEASE_TOKEN,
        "marketplace-url": marketplace.url,
        "npm-registry": npm.url,
      },
      env: {
        GITHUB_REF: `refs/tags/${TAG}`,
        GITHUB_REF_NAME: TAG,
        GITHUB_REF_TYPE: "tag",
        ...identity,
        GITHUB_API_URL: github.url,
      },
    });
  const job: Job = { servers, run, calls, spoil: () => undefined };
  return job;
}

const straight = await makeJob();
const whole = await straight.run();
const CALLS: readonly Call[] = [...straight.calls];

/** Once, or at every call of the operation from this one on. */
type Often = "once" | "always";
interface Point extends Call, TimedFault {
  readonly often: Often;
}

function listPoints(calls: readonly Call[], often: Often): readonly Point[] {
  return calls.flatMap((call) => listFaults(call.isEffect).map((fault) => ({ ...call, ...fault, often })));
}
const ONCE = listPoints(CALLS, "once");
const FIRST = CALLS.filter((call, at) => CALLS.findIndex((one) => isSame(one, call)) === at);
const LAST = CALLS.filter((call, at) => CALLS.findLastIndex((one) => isSame(one, call)) === at);
/** Every operation from its first or last call on; each takes every third fault, as most of them wait for long. */
const ALWAYS = listPoints([...new Set([...FIRST, ...LAST])], "always").filter(
  ({ what }, at) => what !== "slow" && at % 3 === 0,
);

function isSame(one: Call, other: Call): boolean {
  return one.where === other.where && one.operation === other.operation;
}

function isMet({ often, number, ...point }: Point, call: Call): boolean {
  return isSame(call, { number, ...point }) && (often === "once" ? call.number === number : call.number >= number);
}

/** What a release to three targets that nothing disturbs is made of. */
function describeStraight(): void {
  test("a release to three targets without faults has every call", () => {
    expect(whole.status, whole.output).toBe(0);
    expectThree(straight.servers, whole.output);
    const count = (where: Where): number => CALLS.filter((call) => call.where === where).length;
    const counts = Object.fromEntries(
      (["github", "marketplace", "npm", "identity"] as const).map((one) => [one, count(one)]),
    );
    expect({ ...counts, once: ONCE.length, always: ALWAYS.length }).toEqual({
      github: 49,
      marketplace: 21,
      npm: 27,
      identity: 2,
      once: 1232,
      always: 161,
    });
  });
}

/** One run with the fault, and one without, after which each target has the version exactly once. */
async function meetFault(point: Point): Promise<void> {
  // A process waits beside others. What is done within this one is done one after the other.
  const job = await makeJob(IS_TORTURE && point.often === "always" ? startAction : startActionHere);
  job.spoil = (call) => (isMet(point, call) ? point : undefined);
  const first = await job.run();
  expectTrueReport(job.servers, first);
  job.spoil = () => undefined;
  const effects = effectsAt(job.servers);
  const next = await job.run();
  const outputs = `${first.output}\n${next.output}`;
  expect(next.status, outputs).toBe(0);
  expectTrueReport(job.servers, next);
  expectThree(job.servers, outputs);
  if (first.status !== 0) return;
  expect(next.outputs["release-state"], next.output).toBe("noop");
  expect(effectsAt(job.servers), next.output).toEqual(effects);
}

/** The matrix waits for hours. Its parts wait side by side, each in a file of its own; only the first one has a sample. */
export function describePart(part: number): void {
  const pick = (points: readonly Point[], few: number): readonly Point[] =>
    IS_TORTURE ? points.filter((_, at) => at % PARTS_OF_FAULTS === part - 1) : sampleOf(points, few);
  if (part === 1) describeStraight();
  const isRun = IS_TORTURE || part === 1;
  describe.runIf(isRun)(`a release to three targets that meets one of ${String(ONCE.length)} faults once`, () => {
    nightly.each(pick(ONCE, 3))("$where call $number, $operation: $what $when it", meetFault);
  });
  const always = `a release to three targets in which one of ${String(ALWAYS.length)} faults never ends`;
  describe.runIf(isRun).concurrent(always, () => {
    nightly.each(pick(ALWAYS, 1))("$where from call $number on, $operation: $what $when it", meetFault);
  });
}
