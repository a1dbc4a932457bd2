import { expect, test } from "vitest";
import { repeatRequest, type Attempt } from "../../src/network/repeat-request.js";
import { describeRedirect, leadsElsewhere, quoteServer } from "../../src/network/server-words.js";

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

test("the words of a server are one short line without a secret or a command", () => {
  expect(quoteServer(" No, t0ken\n::error::x ", ["t0ken", ""])).toBe("No, ***\\n::error::x");
  expect(quoteServer("x".repeat(500), [], 10).length).toBeLessThan(20);
});

test("an answer leads elsewhere with each status of a redirect but 304", () => {
  expect([200, 300, 301, 304, 307, 399, 400].filter(leadsElsewhere)).toEqual([300, 301, 307, 399]);
  expect(describeRedirect("token")).toBe("it leads elsewhere, and no token is sent there");
});
