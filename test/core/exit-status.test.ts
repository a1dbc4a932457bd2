import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Interrupted, Refusal, UsageError } from "../../src/core/errors.js";
import {
  EXIT,
  getContractStatus,
  getErrorStatus,
  getPackStatus,
  makePartialVerdict,
  makeReleaseVerdict,
  RELEASE_STATUS,
} from "../../src/core/exit-status.js";
import { filesIn } from "../support/imports.js";
import { ROOT } from "../support/project.js";

const PAGE = readFileSync(join(ROOT, "docs/reference/exit-codes.md"), "utf8");

test("the page of exit statuses lists each of them", () => {
  const listed = [...PAGE.matchAll(/^\| ([\d, ]+) \|/gmu)].flatMap(([, numbers = ""]) =>
    numbers.split(", ").map(Number),
  );
  // A terminal that is closed shows nobody its status.
  expect(listed).toEqual(Object.values(EXIT).filter((status) => status !== EXIT.SIGHUP));
});

test("the page of exit statuses has each state of a release with its status", () => {
  const rows = [...PAGE.matchAll(/^\| (`[a-z-]+`(?:, `[a-z-]+`)*) \| (\d)/gmu)].flatMap(([, states = "", status]) =>
    states.split(", ").map((state) => [state.slice(1, -1), Number(status)]),
  );
  expect(Object.fromEntries(rows)).toEqual(RELEASE_STATUS);
});

test("no other file decides an exit status", () => {
  const deciding = filesIn("src").filter(
    (path) =>
      path.endsWith(".ts") &&
      path !== "src/core/exit-status.ts" &&
      /exitStatus\??(?::| [=<>!]+) \d|process\.exitCode = \d/u.test(readFileSync(join(ROOT, path), "utf8")),
  );
  expect(deciding, "name it by EXIT or a function of core/exit-status.ts").toEqual([]);
});

test.each([
  [new Refusal("unsafe", "do not"), 5],
  [new UsageError("wrong"), 2],
  [new Interrupted("SIGHUP"), 129],
  [new Interrupted("SIGINT"), 130],
  [new Interrupted("SIGTERM"), 143],
  [new TypeError("a crash"), 3],
  ["thrown text", 3],
] as const)("an error decides the exit status: %s", (error, status) => {
  expect(getErrorStatus(error)).toBe(status);
});

test.each([
  ["failed", 2, "partially-released", 3],
  ["failed", 143, "partially-released", 143],
  ["rejected", 1, "partially-released", 3],
  ["conflict", 4, "conflict", 4],
  ["pending-review", 0, "pending-review", 0],
] as const)("a release that is public in part: %s %d", (state, exitStatus, partial, status) => {
  expect(makePartialVerdict(makeReleaseVerdict(state, exitStatus))).toEqual({ state: partial, exitStatus: status });
});

test("a plugin without a name is not packed, even if it has no finding", () => {
  const report = { occasion: "push", strict: false, failOn: "error", plugins: [] } as const;
  expect(getPackStatus({ state: "packed", report })).toBe(0);
  expect(getPackStatus({ state: "unnamed", report })).toBe(1);
  expect(getPackStatus({ state: "refused" })).toBe(5);
});

test("a broken rule of the contract is worse than an answer that is missing", () => {
  const of = (...statuses: readonly string[]): number => getContractStatus(statuses.map((status) => ({ status })));
  expect([of("kept"), of("untested"), of("untested", "unanswered"), of("unanswered", "broken")]).toEqual([0, 2, 3, 1]);
});
