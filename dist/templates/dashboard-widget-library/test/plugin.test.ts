// @vitest-environment happy-dom
import { createTestContext } from "plugin-preflight/sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Clock, { ClockWidget } from "../src/plugin.js";
import type { Settings } from "../src/time.js";
import { act, render } from "./render.js";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:30:15Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

async function show(config: Settings) {
  const context = createTestContext<Settings>({ config });
  await new Clock().onEnable(context);
  const { root, close } = await render(ClockWidget);
  const read = (name: string) => root.querySelector(`.clock-${name}`)?.textContent;
  return { ...context, read, root, close };
}

test("shows the time in the time zone of the settings", async () => {
  const { read } = await show({ timeZone: "Asia/Tokyo", hourCycle: "h23", showSeconds: true });
  expect([read("time"), read("date")]).toEqual(["21:30:15", "Tokyo, Sunday, March 1"]);
});

test("shows 12 hours and no seconds if the settings say so", async () => {
  const { read } = await show({ timeZone: "America/New_York", hourCycle: "h12", showSeconds: false });
  expect(read("time")).toBe("07:30 AM");
});

test("updates every second until it is removed", async () => {
  const { read, root, close } = await show({ timeZone: "UTC", hourCycle: "h23", showSeconds: true });
  await act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(read("time")).toBe("12:30:17");
  await close();
  expect(root.childElementCount).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("shows UTC for a time zone that does not exist", async () => {
  const { logged, read } = await show({ timeZone: "Mars/Olympus", hourCycle: "h23", showSeconds: true });
  expect(logged).toEqual([{ level: "warn", message: 'There is no time zone "Mars/Olympus": showing UTC' }]);
  expect(read("time")).toBe("12:30:15");
});
