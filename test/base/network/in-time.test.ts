import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { pause, finishInTime } from "../../../src/base/network/pause.js";

const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener("abort", () => {
      reject(signal.reason as Error);
    });
  });

test("a limit is reached, whatever the engine has collected meanwhile", async () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  const ended = finishInTime(300, new AbortController().signal, untilAborted).catch((error: unknown) => error);
  for (let turn = 0; turn < 5; turn++) {
    await pause(20);
    collect();
  }
  expect(await Promise.race([ended, pause(5000)])).toMatchObject({ name: "TimeoutError" });
});

test("what is called off ends at once, with the reason, and nothing begins afterwards", async () => {
  const controller = new AbortController();
  const ended = finishInTime(60_000, controller.signal, untilAborted);
  controller.abort(new RangeError("called off"));
  await expect(ended).rejects.toThrow("called off");
  const begun = finishInTime(60_000, controller.signal, () => Promise.resolve("begun"));
  await expect(begun).rejects.toThrow("called off");
});

test("what ends in time leaves no timer and no listener", async () => {
  const before = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
  expect(await finishInTime(60_000, undefined, () => Promise.resolve("done"))).toBe("done");
  expect(process.getActiveResourcesInfo().filter((name) => name === "Timeout")).toHaveLength(before);
});
