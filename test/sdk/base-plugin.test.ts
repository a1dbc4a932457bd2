import { expect, test } from "vitest";
import { BasePlugin, createTestContext, type ConfigOf, type PluginRuntimeContext } from "../../src/sdk/index.js";

const SCHEMA = {
  type: "object",
  properties: {
    place: { type: "string", default: "Lisbon" },
    units: { type: "string", enum: ["metric", "imperial"] },
    days: { type: "number" },
    alerts: { type: "array", items: { type: "string" } },
  },
  required: ["days"],
} as const;
type Config = ConfigOf<typeof SCHEMA>;

class Weather extends BasePlugin<Config> {
  override async onInstall(context: PluginRuntimeContext<Config>): Promise<void> {
    const place: string = context.configService.get("place");
    const units: "metric" | "imperial" | undefined = context.configService.get("units");
    await this.setStorage("place", place);
    this.log("info", `${place} ${units ?? "no units"}`);
    await this.notify("Installed", place, "success");
  }
}

test("the helpers reach the host through the context of the hook, without super", async () => {
  const context = createTestContext<Config>({ config: { place: SCHEMA.properties.place.default, days: 3 } });
  await new Weather().onInstall(context);
  expect(context.logged).toEqual([{ level: "info", message: "Lisbon no units" }]);
  expect(context.notified).toEqual([{ title: "Installed", message: "Lisbon", kind: "success" }]);
  expect([...context.stored]).toEqual([["place", "Lisbon"]]);
});

test("every hook may be called, and does nothing where a plugin does not override it", async () => {
  const context = createTestContext<Config>();
  const plugin = new (class extends BasePlugin<Config> {})();
  for (const hook of ["onInstall", "onEnable", "onDisable", "onUpdate", "onUninstall"] as const) {
    await expect(plugin[hook](context)).resolves.toBeUndefined();
  }
  expect([context.logged, context.notified, context.stored.size]).toEqual([[], [], 0]);
});

test("a plugin without notifications in its host goes on", async () => {
  const context = createTestContext<Config>({ config: { place: "Porto", days: 3 }, hasNotifications: false });
  await new Weather().onInstall(context);
  expect(context.notified).toEqual([]);
});

test("what is logged before the first hook is logged with it, and storing before it says what is missing", async () => {
  const context = createTestContext();
  class Early extends BasePlugin {
    constructor() {
      super();
      this.log("warn", "early");
    }
  }
  const plugin = new Early();
  await expect(plugin.setStorage("a", 1)).rejects.toThrow("There is no context yet: the host passes one to the hooks");
  await plugin.onEnable(context);
  expect(context.logged).toEqual([{ level: "warn", message: "early" }]);
});

test("the storage of a test context keeps what a host's could hold", async () => {
  const { storage, stored } = createTestContext({ stored: { days: [1, 2] } });
  expect(await storage.get("days")).toEqual([1, 2]);
  expect(await storage.get("nothing")).toBeUndefined();
  await storage.set("when", new Date(0));
  expect(await storage.get("when")).toBe("1970-01-01T00:00:00.000Z");
  expect(stored.get("days")).toEqual([1, 2]);
  await expect(storage.set("f", () => 1)).rejects.toThrow(
    'The value for "f" is function, which cannot be stored: JSON cannot express it',
  );
  await expect(storage.get("")).rejects.toThrow("A storage key must be a text that is not empty");
  await storage.delete("days");
  expect(await storage.get("days")).toBeUndefined();
});

test("a test can abort the signal of its context", () => {
  const { signal, abort } = createTestContext();
  expect(signal.aborted).toBe(false);
  abort();
  expect(signal.aborted).toBe(true);
});
