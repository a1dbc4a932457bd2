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
  const context = createTestContext<Config>({ config: { place: "Porto", days: 3 } });
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

test.each<[what: string, value: unknown, says: string]>([
  ["NaN", Number.NaN, "is NaN"],
  ["infinity", { most: Infinity }, "contains Infinity at most"],
  ["a map", new Map([["a", 1]]), "is a Map"],
  ["a set in a list", { tags: [new Set([1])] }, "contains a Set at tags[0]"],
  ["a gap in a list", { list: [1, undefined] }, "contains undefined at list[1]"],
  ["a function in an object", { a: { act: () => 1 } }, "contains a function at a.act"],
  ["bytes", new Uint8Array(2), "is a Uint8Array"],
  ["an expression", { name: /a/u }, "contains a RegExp at name"],
])("neither BasePlugin nor a test context stores %s, of which JSON makes something else", async (_, value, says) => {
  const plugin = new (class extends BasePlugin {})();
  const context = createTestContext();
  await plugin.onEnable(context);
  const message = `The value for "k" ${says}, which cannot be stored: JSON makes something else of it`;
  await expect(plugin.setStorage<unknown>("k", value)).rejects.toThrow(new TypeError(message));
  await expect(context.storage.set("k", value)).rejects.toThrow(new TypeError(message));
  expect(context.stored.size).toBe(0);
});

test("what JSON can express is stored: dates, fields that are not set, objects of a class, strings in a box", async () => {
  class Place {
    constructor(readonly name: string) {}
  }
  const plugin = new (class extends BasePlugin {})();
  const context = createTestContext();
  await plugin.onEnable(context);
  const value = { at: new Date(0), note: undefined, place: new Place("Faro"), bare: Object.create(null) as object };
  await plugin.setStorage<unknown>("k", value);
  expect(context.stored.get("k")).toEqual({ at: "1970-01-01T00:00:00.000Z", place: { name: "Faro" }, bare: {} });
});

test("what is registered is released after onDisable, the last first, and once", async () => {
  const context = createTestContext();
  const done: string[] = [];
  class Timers extends BasePlugin {
    override onEnable(): Promise<void> {
      this.register(() => done.push("first"));
      this.register(async () => {
        await Promise.resolve();
        done.push("second");
        throw new Error("The server is gone");
      });
      return Promise.resolve();
    }
    override onDisable(): Promise<void> {
      done.push("onDisable");
      return Promise.resolve();
    }
  }
  const plugin: BasePlugin = new Timers();
  await plugin.onEnable(context);
  expect(done).toEqual([]);
  await expect(plugin.onDisable(context)).rejects.toThrow("The server is gone");
  expect(done).toEqual(["onDisable", "second", "first"]);
  await plugin.onDisable(context);
  expect(done).toEqual(["onDisable", "second", "first", "onDisable"]);
});

test("what is registered is released where onEnable fails, and the failure is the hook's", async () => {
  const done: string[] = [];
  class Half extends BasePlugin {
    override onEnable(): Promise<void> {
      this.register(() => done.push("released"));
      return Promise.reject(new Error("No network"));
    }
  }
  const plugin: BasePlugin = new Half();
  await expect(plugin.onEnable(createTestContext())).rejects.toThrow("No network");
  expect(done).toEqual(["released"]);
});

test.each([
  [
    "log",
    async (plugin: BasePlugin) => {
      plugin.log("info", "here");
      await Promise.resolve();
    },
  ],
  [
    "register",
    async (plugin: BasePlugin) => {
      plugin.register(() => undefined);
      await Promise.resolve();
    },
  ],
  ["setStorage", (plugin: BasePlugin) => plugin.setStorage("a", 1)],
])("a hook that is a property says so where %s needs a context", async (_, use) => {
  class Arrow extends BasePlugin {
    override onEnable = async (): Promise<void> => {
      await use(this);
    };
  }
  await expect(new Arrow().onEnable()).rejects.toThrow(
    "onEnable is a property of the class, so that BasePlugin never gets a context: write it as a method, async onEnable(context) { ... }",
  );
});

test("the storage lists its keys, and settings tell who listens that they have changed", async () => {
  const context = createTestContext({ config: { days: 3 }, stored: { b: 1 }, previousVersion: "1.0.0" });
  await context.storage.set("a", 2);
  expect(await context.storage.keys?.()).toEqual(["a", "b"]);
  const heard: number[] = [];
  const stop = context.configService.onChange?.(() => heard.push(context.configService.get("days")));
  context.changeConfig({ days: 5 });
  stop?.();
  context.changeConfig({ days: 7 });
  expect([heard, context.configService.get("days"), context.previousVersion]).toEqual([[5], 7, "1.0.0"]);
});

test("the compiler refuses what cannot be stored, and a test context without required settings", () => {
  class Typed extends BasePlugin {
    override async onEnable(): Promise<void> {
      interface Note {
        readonly text: string;
        readonly due?: Date;
      }
      const note: Note = { text: "Call Ada" };
      await this.setStorage("note", note);
      await this.setStorage("all", [note, { text: "b", due: new Date(0) }]);
      await this.setStorage("mixed", { list: [1, "a", null], deep: { yes: true } });
      await this.setStorage<unknown>("anything", JSON.parse("1"));
      // @ts-expect-error A function is no JSON.
      await this.setStorage("f", () => 1);
      // @ts-expect-error Nor is what contains one.
      await this.setStorage("f", { act: () => 1 });
      // @ts-expect-error A map is stored as {}.
      await this.setStorage("m", new Map([["a", 1]]));
      // @ts-expect-error There is no text for a bigint.
      await this.setStorage("n", 1n);
    }
  }
  // @ts-expect-error The setting `days` is required.
  expect(() => createTestContext<Config>()).not.toThrow();
  expect(new Typed()).toBeInstanceOf(BasePlugin);
});

test("a test can abort the signal of its context", () => {
  const { signal, abort } = createTestContext();
  expect(signal.aborted).toBe(false);
  abort();
  expect(signal.aborted).toBe(true);
});
