import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { limitProcessorTime } from "../../../src/plugin/config-schema/validate-config.js";

/** Milliseconds of processor time that this process has had. */
function processorTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

test("a wait for the processor is not counted, and work is", async () => {
  const start = processorTime();
  let usedAtCall: number | undefined;
  limitProcessorTime(500, () => {
    usedAtCall = processorTime() - start;
  });
  // This process pauses, as it does where others have the processor.
  spawnSync(process.execPath, ["-e", "setTimeout(() => {}, 700)"]);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(usedAtCall).toBeUndefined();

  while (usedAtCall === undefined) {
    const until = processorTime() + 20;
    while (processorTime() < until);
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  expect(usedAtCall).toBeGreaterThanOrEqual(500);
});

test("what uses no processor time is waited for, but not without end", async () => {
  let calls = 0;
  await new Promise<void>((resolve) => {
    const count = (): void => {
      calls++;
      resolve();
    };
    limitProcessorTime(1e9, count, 30);
  });
  expect(calls).toBe(1);
});

test("nothing is called after the count was stopped", async () => {
  let calls = 0;
  limitProcessorTime(0, () => calls++)();
  await new Promise((resolve) => setTimeout(resolve, 40));
  expect(calls).toBe(0);
});
