import { createTestContext } from "plugin-preflight/sdk";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Breaks, { type Settings } from "../src/plugin.js";

const CONFIG: Settings = { minutes: 50, message: "Stretch" };
const MINUTE = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("reminds after each period of work, and counts the reminders", async () => {
  const context = createTestContext<Settings>({ config: CONFIG });
  await new Breaks().onEnable(context);
  await vi.advanceTimersByTimeAsync(49 * MINUTE);
  expect(context.notified).toEqual([]);
  await vi.advanceTimersByTimeAsync(51 * MINUTE);
  expect(context.notified).toEqual([
    { title: "Break 1", message: "Stretch", kind: "info" },
    { title: "Break 2", message: "Stretch", kind: "info" },
  ]);
  expect(context.stored.get("count")).toBe(2);
});

test("leaves no timer when it is disabled, even if it was enabled twice", async () => {
  const context = createTestContext<Settings>({ config: CONFIG });
  const plugin = new Breaks();
  await plugin.onEnable(context);
  await plugin.onEnable(context);
  expect(vi.getTimerCount()).toBe(1);
  await plugin.onDisable();
  expect(vi.getTimerCount()).toBe(0);
});

test("counts each reminder if the storage is slow, and deletes the count when it is uninstalled", async () => {
  const context = createTestContext<Settings>({ config: CONFIG });
  const { set } = context.storage;
  vi.spyOn(context.storage, "set").mockImplementation(async (key, value) => {
    await new Promise((resolve) => setTimeout(resolve, 60 * MINUTE));
    await set(key, value);
  });
  const plugin = new Breaks();
  await plugin.onEnable(context);
  await vi.advanceTimersByTimeAsync(100 * MINUTE);
  const disabled = plugin.onDisable();
  await vi.advanceTimersByTimeAsync(120 * MINUTE);
  await disabled;
  expect(context.stored.get("count")).toBe(2);
  await plugin.onUninstall(context);
  expect(context.stored.size).toBe(0);
});

test("continues after a reminder fails", async () => {
  const context = createTestContext<Settings>({ config: CONFIG });
  vi.spyOn(context.storage, "set").mockRejectedValueOnce(new Error("The disk is full"));
  await new Breaks().onEnable(context);
  await vi.advanceTimersByTimeAsync(100 * MINUTE);
  expect(context.logged).toContainEqual({ level: "warn", message: "No reminder: Error: The disk is full" });
  expect(context.notified).toHaveLength(1);
});
