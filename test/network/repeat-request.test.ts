import { afterEach, expect, test, vi } from "vitest";
import { repeatRequest, type Attempt } from "../../src/base/network/repeat-request.js";
import { describeRedirect, leadsElsewhere, quoteServer } from "../../src/base/network/server-words.js";

const RETRYABLE = { fault: new Error("busy"), wait: 0 };

/** Gives these results one after the other, and the last one again and again. */
function makeAttempts(...results: readonly Attempt<string>[]) {
  const pauses: number[] = [];
  const attempt = (usualPause: number): Promise<Attempt<string>> => {
    pauses.push(usualPause);
    return Promise.resolve(results[Math.min(pauses.length, results.length) - 1] ?? { answer: "" });
  };
  return { pauses, attempt };
}

test("a request is repeated until it is answered, and each usual pause is twice as long", async () => {
  const { attempt, pauses } = makeAttempts(RETRYABLE, RETRYABLE, { answer: "done" });
  expect(await repeatRequest({ attempts: 5, pause: 10 }, attempt)).toBe("done");
  expect(pauses).toEqual([10, 20, 40]);
});

test.each([
  ["the attempts are used up", RETRYABLE, {}, 3],
  ["the same request would fail again", { fault: new Error("busy") }, {}, 1],
  ["the server asks to wait too long", { ...RETRYABLE, wait: 99 }, { mayWait: (wait: number) => wait < 99 }, 1],
] as const)("the fault is thrown if %s", async (_, result, more, count) => {
  const { attempt, pauses } = makeAttempts(result);
  await expect(repeatRequest({ attempts: 3, pause: 1, ...more }, attempt)).rejects.toThrow("busy");
  expect(pauses).toHaveLength(count);
});

test("a pause ends at once with the reason of an interruption", async () => {
  const controller = new AbortController();
  const { attempt, pauses } = makeAttempts({ ...RETRYABLE, wait: 600_000 });
  const asked = repeatRequest({ attempts: 3, pause: 1, signal: controller.signal }, attempt);
  controller.abort(new Error("called off"));
  await expect(asked).rejects.toThrow("called off");
  expect(pauses).toHaveLength(1);
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["of a second that the server asked for", { wait: 1000, isAsked: true }, 1000],
  ["that is shorter", { wait: 999, isAsked: true }, undefined],
  ["that nobody asked for", { wait: 9000 }, undefined],
  ["that the server did not ask for", { wait: 9000, isAsked: false }, undefined],
] as const)("a pause %s is announced only if it is worth a line", async (_, pause, announced) => {
  vi.useFakeTimers();
  const until = vi.fn();
  const { attempt, pauses } = makeAttempts({ fault: new Error("busy"), ...pause }, { answer: "done" });
  const asked = repeatRequest({ attempts: 2, pause: 1, onWait: until }, attempt);
  await vi.advanceTimersByTimeAsync(pause.wait - 1);
  // Nothing is asked before the pause is over.
  expect(pauses).toHaveLength(1);
  const now = Date.now() - (pause.wait - 1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe("done");
  expect(until.mock.calls).toEqual(announced === undefined ? [] : [["busy", new Date(now + announced)]]);
});

test("a pause that nobody listens to is no fault", async () => {
  vi.useFakeTimers();
  const { attempt } = makeAttempts({ fault: new Error("busy"), wait: 1000, isAsked: true }, { answer: "done" });
  const asked = repeatRequest({ attempts: 2, pause: 1 }, attempt);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe("done");
});

test("the words of a server are one short line without a secret or a command", () => {
  expect(quoteServer(" No, t0ken\n::error::x ", ["t0ken", ""])).toBe("No, ***\\n::error::x");
  expect(quoteServer("x".repeat(500), [], 10).length).toBeLessThan(20);
});

test("an answer leads elsewhere with each status of a redirect but 304", () => {
  expect([200, 300, 301, 304, 307, 399, 400].filter(leadsElsewhere)).toEqual([300, 301, 307, 399]);
  expect(describeRedirect("token")).toBe("it leads elsewhere, and no token is sent there");
});
