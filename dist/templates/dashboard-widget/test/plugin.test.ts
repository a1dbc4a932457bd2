// @vitest-environment happy-dom
import { createTestContext } from "plugin-preflight/sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Settings } from "../src/clock.js";
import Clock, { ClockWidget } from "../src/plugin.js";

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-03-01T12:30:15Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

async function enable(config: Settings) {
  const context = createTestContext<Settings>({ config });
  await new Clock().onEnable(context);
  return context;
}

test("shows the time of the place in the settings", async () => {
  await enable({ timeZone: "Asia/Tokyo", hourCycle: "h23", showSeconds: true });
  const root = document.createElement("div");
  ClockWidget(root);
  expect(root.querySelector(".clock-time")?.textContent).toBe("21:30:15");
  expect(root.querySelector(".clock-date")?.textContent).toBe("Tokyo, Sunday, March 1");
});

test("counts twelve hours, without seconds, where the settings say so", async () => {
  await enable({ timeZone: "America/New_York", hourCycle: "h12", showSeconds: false });
  const root = document.createElement("div");
  ClockWidget(root);
  expect(root.querySelector(".clock-time")?.textContent).toBe("07:30 AM");
});

test("goes on every second until it is removed", async () => {
  await enable({ timeZone: "UTC", hourCycle: "h23", showSeconds: true });
  const root = document.createElement("div");
  const remove = ClockWidget(root);
  vi.advanceTimersByTime(2000);
  expect(root.querySelector(".clock-time")?.textContent).toBe("12:30:17");
  remove();
  expect(root.childElementCount).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test("shows UTC for a time zone that does not exist", async () => {
  const { logged } = await enable({ timeZone: "Mars/Olympus", hourCycle: "h23", showSeconds: true });
  expect(logged).toEqual([{ level: "warn", message: 'There is no time zone "Mars/Olympus": showing UTC' }]);
  const root = document.createElement("div");
  ClockWidget(root);
  expect(root.querySelector(".clock-time")?.textContent).toBe("12:30:15");
});
