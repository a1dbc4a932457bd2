// @vitest-environment happy-dom
import { createTestContext } from "plugin-preflight/sdk";
import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Clock, { ClockWidget } from "../src/plugin.js";
import type { Settings } from "../src/time.js";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:30:15Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

async function show(config: Settings) {
  const context = createTestContext<Settings>({ config });
  await new Clock().onEnable(context);
  const element = document.createElement("div");
  const component = mount(ClockWidget, { target: element });
  flushSync();
  const read = (name: string) => element.querySelector(`.clock-${name}`)?.textContent;
  const remove = () => {
    void unmount(component);
  };
  return { ...context, read, remove, element };
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
  const { read, remove, element } = await show({ timeZone: "UTC", hourCycle: "h23", showSeconds: true });
  vi.advanceTimersByTime(2000);
  flushSync();
  expect(read("time")).toBe("12:30:17");
  remove();
  expect(element.childElementCount).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("shows UTC for a time zone that does not exist", async () => {
  const { logged, read } = await show({ timeZone: "Mars/Olympus", hourCycle: "h23", showSeconds: true });
  expect(logged).toEqual([{ level: "warn", message: 'There is no time zone "Mars/Olympus": showing UTC' }]);
  expect(read("time")).toBe("12:30:15");
});
