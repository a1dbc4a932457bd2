import { describe, expect, test } from "vitest";
import type { Problem } from "../../src/core/check.js";
import { decideSeverity, isOverruling, stopsRelease } from "../../src/core/policy.js";

const problem = (more: Partial<Problem> = {}): Problem => ({ message: "It is not so", ...more }) as Problem;
const PUSH = { occasion: "push", strict: false } as const;
const STRICT = { occasion: "push", strict: true } as const;
const RELEASE = { occasion: "release", strict: false } as const;

describe("the severity of a problem", () => {
  test.each([
    ["its check's", {}, PUSH, "warning"],
    ["its own", { severity: "notice" }, PUSH, "notice"],
    ["its check's under strict rules that say nothing of it", {}, STRICT, "warning"],
    ["that of the strict rules, under them", { strict: "error" }, STRICT, "error"],
    ["not that of the strict rules without them", { strict: "error" }, PUSH, "warning"],
    ["that of a release, in one", { release: "error" }, RELEASE, "error"],
    ["not that of a release outside of one", { release: "error" }, PUSH, "warning"],
    ["not that of a release under strict rules alone", { release: "error" }, STRICT, "warning"],
    ["not that of the strict rules in a release alone", { strict: "error" }, RELEASE, "warning"],
    ["the worst of all that hold", { severity: "error", release: "notice" }, RELEASE, "error"],
  ] as const)("is %s", (_, more, policy, expected) => {
    expect(decideSeverity(problem(more), "warning", policy)).toBe(expected);
  });

  test("decides whether it stops a release", () => {
    expect(stopsRelease(problem(), "error", PUSH)).toBe(true);
    expect(stopsRelease(problem(), "warning", PUSH)).toBe(false);
    expect(stopsRelease(problem({ release: "error" }), "warning", PUSH)).toBe(true);
    expect(stopsRelease(problem({ strict: "error" }), "warning", PUSH)).toBe(false);
    expect(stopsRelease(problem({ strict: "error" }), "warning", STRICT)).toBe(true);
  });

  test("is never hidden by a switch or a baseline under strict rules, or in a release", () => {
    expect([PUSH, STRICT, RELEASE].map(isOverruling)).toEqual([false, true, true]);
  });
});
