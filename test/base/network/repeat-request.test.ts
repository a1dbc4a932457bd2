import { afterEach, expect, test, vi } from "vitest";
import { openConnection, repeat, type ClientOptions } from "../../../src/base/network/connection.js";
import {
  classifyStatus,
  leadsElsewhere,
  ServerFault,
  describeRedirect,
  quoteServer,
} from "../../../src/base/network/server-fault.js";

const FAULT = new ServerFault("GitHub", "lost", "no answer");
const makeBusy = (wait: number): ServerFault => new ServerFault("GitHub", "busy", "busy", { wait });

/** Repeats a request that has these results one after the other, and the last one again and again. */
async function open(results: readonly (string | ServerFault)[], options: ClientOptions = {}) {
  const url = "http://127.0.0.1:9";
  const limits = { each: 1000, pause: 10, ...options.limits };
  const connection = await openConnection({ ...options, limits, url, server: "GitHub", userAgent: "tool/1" });
  const sent: (string | ServerFault | undefined)[] = [];
  const pauses: number[] = [];
  const send = (attempts: number, unasked?: number): Promise<string> => {
    const findWait = ({ wait }: ServerFault, usualPause: number): number | undefined => {
      pauses.push(usualPause);
      return wait ?? unasked;
    };
    return repeat(connection, { attempts, findWait }, () => {
      const result = results[Math.min(sent.length, results.length - 1)];
      sent.push(result);
      return result instanceof ServerFault ? Promise.reject(result) : Promise.resolve(result ?? "");
    });
  };
  return { send, sent, pauses };
}

test("a request is repeated until it is answered, and each usual pause is twice as long", async () => {
  const { send, sent, pauses } = await open([FAULT, FAULT, "done"]);
  expect(await send(5, 0)).toBe("done");
  expect(sent).toHaveLength(3);
  expect(pauses).toEqual([10, 20]);
});

test.each([
  ["the attempts are used up", 0, 3],
  ["the same request would fail again", undefined, 1],
  ["the server asks to wait too long", 99, 1],
])("the fault is thrown if %s", async (_, wait, count) => {
  const { send, sent } = await open([FAULT], { limits: { each: 1000, pause: 1, mostPause: 98 } });
  await expect(send(3, wait)).rejects.toBe(FAULT);
  expect(sent).toHaveLength(count);
});

test("another error than a server's is not repeated", async () => {
  const { send, sent } = await open([]);
  expect(await send(3)).toBe("");
  const connection = await openConnection({
    url: "http://127.0.0.1:9",
    limits: { each: 1, pause: 1 },
    server: "npm",
    userAgent: "tool/1",
  });
  const fault = new RangeError("a fault of ours");
  const repeated = repeat(connection, { attempts: 3, findWait: () => 0 }, () => Promise.reject(fault));
  await expect(repeated).rejects.toBe(fault);
  expect(sent).toHaveLength(1);
});

test("a pause ends at once with the reason of an interruption", async () => {
  const controller = new AbortController();
  const { send, sent } = await open([makeBusy(600_000)], { signal: controller.signal });
  const asked = send(3);
  controller.abort(new Error("called off"));
  await expect(asked).rejects.toThrow("called off");
  expect(sent).toHaveLength(1);
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["of a second that the server asked for", makeBusy(1000), 1000, true],
  ["that is shorter", makeBusy(999), 999, false],
  ["that nobody asked for", FAULT, 9000, false],
])("a pause %s is announced only if it is worth a line", async (_, fault, wait, isAnnounced) => {
  const onWait = vi.fn();
  const { send, sent } = await open([fault, "done"], { onWait });
  vi.useFakeTimers();
  const asked = send(2, wait);
  await vi.advanceTimersByTimeAsync(wait - 1);
  // Nothing is asked before the pause is over.
  expect(sent).toHaveLength(1);
  const now = Date.now() - (wait - 1);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asked).toBe("done");
  expect(onWait.mock.calls).toEqual(isAnnounced ? [["busy", new Date(now + wait)]] : []);
});

test("a pause that nobody listens to is no fault", async () => {
  const { send } = await open([makeBusy(1000), "done"]);
  vi.useFakeTimers();
  const asked = send(2);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await asked).toBe("done");
});

test.each([
  ["GitHub", ["lost", "refused", "forbidden", "forbidden", "forbidden", "refused", "refused", "lost"]],
  ["npm", ["lost", "unreached", "forbidden", "forbidden", "forbidden", "lost", "lost", "lost"]],
  ["marketplace", ["lost", "lost", "refused", "refused", "refused", "refused", "lost", "lost"]],
] as const)("each status of %s has one meaning", (server, kinds) => {
  const meanings = [200, 302, 401, 403, 404, 422, 429, 500].map((status) => classifyStatus(server, status));
  expect(meanings).toEqual(kinds);
});

test("the words of a server are one short line without a secret or a command", () => {
  expect(quoteServer(" No, t0ken\n::error::x ", ["t0ken", ""])).toBe("No, ***\\n::error::x");
  expect(quoteServer("x".repeat(500), [], 10).length).toBeLessThan(20);
});

test("an answer leads elsewhere with each status of a redirect but 304", () => {
  expect([200, 300, 301, 304, 307, 399, 400].filter(leadsElsewhere)).toEqual([300, 301, 307, 399]);
  expect(describeRedirect("token")).toBe("it leads elsewhere, and no token is sent there");
});
