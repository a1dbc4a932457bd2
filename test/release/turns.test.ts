import { afterEach, describe, expect, test, vi } from "vitest";
import { Interrupted } from "../../src/core/errors.js";
import { TargetFault, type Plan, type Step } from "../../src/release/publisher.js";
import { ALL, release } from "../../src/release/release.js";
import { ScriptedTarget, type ScriptedStep } from "../support/scripted-target.js";

const CALLER = { again: "gh run rerun 1 --failed", later: "gh run rerun 1" };
/** A pause that no other timer has. */
const PAUSE = 7;

afterEach(() => {
  vi.restoreAllMocks();
});

/** All pauses from now on, in milliseconds. None is waited for. */
function recordPauses(): readonly number[] {
  const pauses: number[] = [];
  vi.spyOn(globalThis, "setTimeout").mockImplementation(((act: () => void, milliseconds = 0) => {
    pauses.push(milliseconds);
    setImmediate(act);
    return 0;
  }) as unknown as typeof setTimeout);
  return pauses;
}

/** A target that shows a step only after so many further readings, or says so often that it does not know. */
class SlowTarget extends ScriptedTarget {
  readonly applies: string[] = [];
  applied = 0;
  constructor(
    steps: ScriptedStep[],
    private readonly hidden = 0,
    private readonly unsure = 0,
  ) {
    super("npm", steps, []);
  }
  private left = 0;
  private last: ScriptedStep | undefined;

  override async plan(): Promise<Plan> {
    if (this.last && this.left-- <= 0) {
      this.last.action = "noop";
      this.last = undefined;
    }
    return super.plan();
  }

  override apply(step: Step): Promise<void> {
    this.applies.push(step.id);
    this.applied++;
    if (this.applied <= this.unsure) {
      return Promise.reject(new TargetFault("unsure", `Nobody knows ${String(this.applied)}`, "See"));
    }
    const found = this.steps.find(({ id }) => id === step.id);
    if (found && this.last !== found) [this.last, this.left] = [found, this.hidden];
    return Promise.resolve();
  }
}

const PUBLISH: ScriptedStep = { id: "publish", phase: "commit", irreversible: true, isPublication: true };
const run = (target: ScriptedTarget, signal?: AbortSignal) =>
  release([target], { ...CALLER, ...(signal && { signal }) }, { ...ALL, pause: PAUSE });

describe("a target that is read again", () => {
  test("at once where it shows each step", async () => {
    const pauses = recordPauses();
    const target = new SlowTarget([{ id: "draft", phase: "stage" }, { ...PUBLISH }]);
    expect(await run(target)).toMatchObject({ state: "released" });
    expect(target.applies).toEqual(["draft", "publish"]);
    expect(pauses).toEqual([]);
  });

  test("after a pause where it does not show the last step yet", async () => {
    const pauses = recordPauses();
    const target = new SlowTarget([{ ...PUBLISH }], 2);
    expect(await run(target)).toMatchObject({ state: "released" });
    // It is asked for again, once for each reading that has not shown it.
    expect(target.applies).toEqual(["publish", "publish", "publish"]);
    expect(pauses).toEqual([PAUSE, PAUSE]);
  });

  test("at most thirty times more than it has steps, and then it is said what is left", async () => {
    recordPauses();
    const target = new SlowTarget([{ ...PUBLISH }], Infinity);
    const outcome = await run(target);
    expect(target.applied).toBe(31);
    expect(outcome).toMatchObject({ state: "partially-released", exitStatus: 3 });
    expect(outcome.crash).toBeUndefined();
    expect(JSON.stringify(outcome)).toContain("publish of npm");
  });
});

test("a step that can be undone and is never shown stops the release before anything permanent", async () => {
  recordPauses();
  const target = new SlowTarget([{ id: "draft", phase: "stage" }, { ...PUBLISH }], Infinity);
  const outcome = await run(target);
  expect(new Set(target.applies)).toEqual(new Set(["draft"]));
  expect(target.applied).toBe(32);
  expect(outcome).toMatchObject({ state: "failed", exitStatus: 3 });
  expect(outcome.crash).toBeUndefined();
  expect(JSON.stringify(outcome)).toContain("draft of npm");
});

test("the thirtieth time may be the one that is shown", async () => {
  recordPauses();
  const target = new SlowTarget([{ id: "draft", phase: "stage" }, { ...PUBLISH }], 29);
  expect(await run(target)).toMatchObject({ state: "released", exitStatus: 0 });
  expect(target.applies.filter((id) => id === "draft")).toHaveLength(30);
});

test("steps of two targets with one name are not taken for one another", async () => {
  const pauses = recordPauses();
  const journal: string[] = [];
  const targets = ["npm", "marketplace"].map((id) => new ScriptedTarget(id, [{ ...PUBLISH }], journal));
  expect(await release(targets, CALLER, { ...ALL, pause: PAUSE })).toMatchObject({ state: "released" });
  expect(journal).toEqual(["npm publish", "marketplace publish"]);
  expect(pauses).toEqual([]);
});

test("a target that cannot be read at first has no plan", async () => {
  const target = new SlowTarget([{ ...PUBLISH }]);
  target.plan = () => Promise.reject(new TargetFault("unavailable", "It cannot be read", "See"));
  const outcome = await run(target);
  expect(outcome).toMatchObject({ state: "failed", exitStatus: 3, plan: [], done: [] });
  expect(outcome.crash).toBeUndefined();
});

describe("a target that does not know whether a step was done", () => {
  test("is asked again, each time after a longer pause", async () => {
    const pauses = recordPauses();
    const target = new SlowTarget([{ ...PUBLISH }], 0, 4);
    expect(await run(target)).toMatchObject({ state: "released" });
    expect(target.applied).toBe(5);
    expect(pauses).toEqual([1, 2, 3, 4].map((times) => times * PAUSE));
  });

  test("five times in a row stops the release", async () => {
    recordPauses();
    const target = new SlowTarget([{ ...PUBLISH }], 0, 5);
    expect(await run(target)).toMatchObject({ state: "failed", exitStatus: 3 });
    expect(target.applied).toBe(5);
  });

  test("begins anew after a step that it knows", async () => {
    const pauses = recordPauses();
    const faults = [1, 2, 3].map((number) => new TargetFault("unsure", String(number), "See"));
    const draft: ScriptedStep = { id: "draft", phase: "stage" };
    const target = new SlowTarget([draft, { id: "files", phase: "stage" }, { ...PUBLISH }]);
    const plain = target.apply.bind(target);
    target.apply = (step) => {
      const fault = step.id === "draft" || step.id === "files" ? faults.pop() : undefined;
      if (fault) return Promise.reject(fault);
      if (step.id === "draft") faults.push(new TargetFault("unsure", "4", "See"));
      return plain(step);
    };
    expect(await run(target)).toMatchObject({ state: "released" });
    expect(pauses).toEqual([1, 2, 3, 1].map((times) => times * PAUSE));
  });
});

describe("a release ends", () => {
  test.each(["conflict", "blocked", "rejected"] as const)(
    "before anything is done where a step is %s",
    async (action) => {
      const target = new SlowTarget([
        { id: "draft", phase: "stage" },
        { ...PUBLISH, action },
      ]);
      const outcome = await run(target);
      expect(target.applies).toEqual([]);
      expect(outcome.exitStatus).not.toBe(0);
      expect(outcome.crash).toBeUndefined();
      expect(JSON.stringify(outcome)).toContain("publish of npm");
    },
  );

  test.each([
    ["rejected", "rejected", 1],
    ["create", "failed", 3],
  ] as const)("with what is left where a step is %s at last", async (action, state, exitStatus) => {
    const first = new SlowTarget([{ id: "submit", phase: "stage" }]);
    const second = new ScriptedTarget("github-release", [{ id: "publish", phase: "announce" }], []);
    const plain = second.apply.bind(second);
    // Somebody undoes the first one's step while the last one of all is run.
    second.apply = (step) => {
      const [submitted] = first.steps;
      if (submitted) submitted.action = action;
      return plain(step);
    };
    const outcome = await release([first, second], CALLER, { ...ALL, pause: PAUSE });
    expect(outcome.crash).toBeUndefined();
    expect([outcome.state, outcome.exitStatus], JSON.stringify(outcome)).toEqual([state, exitStatus]);
  });

  test("with the crash of what nobody expects", async () => {
    const target = new SlowTarget([{ ...PUBLISH }]);
    const crash = new TypeError("x is not a function");
    target.apply = () => Promise.reject(crash);
    const outcome = await run(target);
    expect(outcome).toMatchObject({ state: "partially-released", exitStatus: 3, crash });
  });

  test("without a crash where it is interrupted, whatever else fails then", async () => {
    const controller = new AbortController();
    const reason = new Interrupted("SIGTERM");
    const target = new SlowTarget([{ ...PUBLISH }]);
    target.apply = () => {
      controller.abort(reason);
      return Promise.reject(new TypeError("the connection is gone"));
    };
    const outcome = await run(target, controller.signal);
    expect(outcome).toMatchObject({ exitStatus: 143 });
    expect(outcome.crash).toBeUndefined();
    expect("crash" in outcome).toBe(false);
  });

  test("without a crash where a target refuses a step that it still needs", async () => {
    recordPauses();
    const target = new SlowTarget([{ ...PUBLISH, fault: undefined }]);
    const fault = new TargetFault("forbidden", "The token may not do it", "Give another");
    const apply = vi.fn(() => Promise.reject(fault));
    target.apply = apply;
    const outcome = await run(target);
    expect(outcome.crash).toBeUndefined();
    expect(JSON.stringify(outcome)).toContain("The token may not do it");
    expect(apply).toHaveBeenCalledTimes(1);
  });

  test.each([
    ["forbidden", 1, "failed"],
    ["unsure", 5, "partially-released"],
  ] as const)("for the first reason (%s) where the target cannot be read after it", async (kind, times, state) => {
    recordPauses();
    const target = new SlowTarget([{ ...PUBLISH }]);
    const apply = vi.fn(() => Promise.reject(new TargetFault(kind, "The first reason", "See")));
    const plain = target.plan.bind(target);
    target.apply = apply;
    target.plan = () =>
      apply.mock.calls.length === times ? Promise.reject(new TargetFault("unavailable", "No answer", "See")) : plain();
    const outcome = await run(target);
    expect(outcome.crash).toBeUndefined();
    expect(JSON.stringify(outcome)).toContain("The first reason");
    expect(outcome.state).toBe(state);
  });

  test("well where a refused step is another one after it, or is to be done otherwise", async () => {
    recordPauses();
    const target = new SlowTarget([{ id: "draft", phase: "stage" }, { id: "files", phase: "stage" }, { ...PUBLISH }]);
    const plain = target.apply.bind(target);
    target.apply = (step) => {
      const found = target.steps.find(({ id }) => id === step.id);
      if (found && step.action === "create" && step.id !== "publish") {
        found.action = step.id === "draft" ? "noop" : "replace";
        return Promise.reject(new TargetFault("unavailable", "Somebody else was faster", "See"));
      }
      return plain(step);
    };
    expect(await run(target)).toMatchObject({ state: "released", exitStatus: 0 });
    expect(target.applies).toEqual(["files", "publish"]);
  });

  test("well where a refused step is not needed any more", async () => {
    recordPauses();
    const target = new SlowTarget([{ ...PUBLISH }]);
    target.apply = () => {
      const [step] = target.steps;
      if (step) step.action = "noop";
      return Promise.reject(new TargetFault("unavailable", "Somebody else was faster", "See"));
    };
    expect(await run(target)).toMatchObject({ state: "released", exitStatus: 0 });
  });
});
