import { describe, expect, test } from "vitest";
import { live, stepOf } from "../support/live.js";
import { nightly } from "../support/nightly.js";
import { sampleOf } from "../support/torture.js";

describe("what comes late is of the step that has started it", () => {
  nightly("an error, a log line, a stored value, a printed line and a use of a permission", async () => {
    const run = await live(`const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
export function onInstall(context) {
  void pause(30).then(async () => {
    context.logger.info("late");
    console.log("printed late");
    await context.storage.set("late", 1);
    await fetch("http://192.0.2.1/late").catch(() => {});
  });
}
export async function onEnable() { await pause(300); }`);
    for (const nth of [1, 2]) {
      const { logged, stored, printed } = stepOf(run, "onInstall", nth);
      expect([logged, stored, printed]).toMatchObject([[{ message: "late" }], [{ key: "late" }], ["printed late"]]);
    }
    const { logged, stored, printed } = stepOf(run, "onEnable");
    expect([logged, stored, printed]).toEqual([[], [], []]);
    const uses = run.uses.map(({ permission, step }) => [permission, step]);
    expect(uses).toContainEqual(["network-access", "onInstall"]);
  });

  nightly.each(
    sampleOf(
      [
        ["a timer", 'setTimeout(() => { throw new Error("late"); }, 30);'],
        ["a promise", 'setTimeout(() => { void Promise.reject(new Error("late")); }, 30);'],
        [
          "an event",
          'setTimeout(() => { process.emit("tide"); }, 30);\n  process.once("tide", () => { throw new Error("late"); });',
        ],
        [
          "an async function",
          'void (async () => { await new Promise((r) => setTimeout(r, 30)); throw new Error("late"); })();',
        ],
      ],
      2,
    ),
  )("an error that nothing catches, in %s", async (_, body) => {
    const run = await live(`export function onInstall() {
  ${body}
}
export async function onEnable() { await new Promise((resolve) => setTimeout(resolve, 300)); }`);
    expect(run.steps.filter(({ uncaught }) => uncaught.length > 0).map(({ name }) => name)).toEqual([
      "onInstall",
      "onInstall",
    ]);
    expect(stepOf(run, "onInstall").uncaught).toMatchObject([{ message: "late", at: { file: "dist/plugin.js" } }]);
  });

  test("what is started while the plugin is loaded is of the loading", async () => {
    const run = await live(`setTimeout(() => { throw new Error("late"); }, 50);
export async function onEnable() { await new Promise((resolve) => setTimeout(resolve, 300)); }`);
    expect(stepOf(run, "load").uncaught).toMatchObject([{ message: "late" }]);
    expect(stepOf(run, "onEnable").uncaught).toEqual([]);
  });
});
