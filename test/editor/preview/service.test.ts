import { afterEach, describe, expect, test } from "vitest";
import { diskWorkspace } from "../../../src/base/files/disk.js";
import { getSurroundings } from "../../../src/base/processes/programs.js";
import type { FromFrame } from "../../../src/editor/preview/protocol.js";
import type { PreviewedPlugin } from "../../../src/editor/preview/read-preview.js";
import { startService, type Service } from "../../../src/editor/preview/start-service.js";
import { makePlugin } from "../../support/folders.js";
import { livingPlugin } from "../../support/live.js";
import { POSIX } from "../../support/product.js";

const CODE = `export const onInstall = async ({ logger, storage }) => {
  logger.info("installed with " + (await storage.get("a")) + (await storage.get("b")));
};
export const onEnable = ({ configService, logger, storage }) => {
  const tell = (what) => logger.info(what + " " + configService.get("place"));
  configService.onChange(() => tell("changed to"));
  tell("enabled in");
};
export const onUpdate = ({ storage }) => storage.set("large", "x".repeat(1.5 * 1024 * 1024));
export const onUninstall = () => { for (let count = 0; count < 20_000; count++) console.log(count); };
export const onDisable = ({ logger }) => logger.info("disabled");\n`;
const config_schema = { type: "object", properties: { place: { type: "string", default: "Lisbon" } } };

describe.runIf(POSIX)("a service", () => {
  let service: Service | undefined;
  afterEach(() => service?.close());

  /** Starts one, and gives what it has told, and how it is asked. */
  async function start(code = CODE, config: object = { place: "Faro" }) {
    const root = makePlugin(
      livingPlugin(code, { manifest: { config_schema, type: "service", background: "dist/plugin.js" } }),
    );
    const { signal } = new AbortController();
    const options = {
      surroundings: getSurroundings(),
      cancellation: { signal, hurry: signal },
      named: [],
      seconds: 20,
    };
    const started = startService(options);
    service = started;
    const told: FromFrame[] = [];
    started.listen((message) => told.push(message));
    const plugin = { workspace: diskWorkspace(root), root, folder: "", permissions: [] } as unknown as PreviewedPlugin;
    const ask = (order: unknown) => started.ask(JSON.stringify(order), plugin);
    const hook = (name: string) => ask({ kind: "hook", name });
    const loaded = await ask({ kind: "load", config, stored: { a: "1", b: 2 } });
    const logged = () => told.flatMap((one) => (one.kind === "log" ? [one.message] : []));
    return { service: started, told, logged, ask, hook, loaded };
  }
  const DONE = { outcome: "done" };

  test("does what it is ordered, and is disabled at its end", async () => {
    const { service: own, logged, ask, hook, loaded } = await start();
    const answers = [loaded, await hook("onInstall"), await hook("onEnable")];
    expect(answers).toMatchObject([DONE, DONE, DONE]);
    expect(await ask({ kind: "config", config: { place: "Porto" } })).toMatchObject(DONE);
    expect(await ask({ kind: "ping" })).toEqual(DONE);
    await own.close();
    expect(logged()).toEqual(["installed with 1undefined", "enabled in Faro", "changed to Porto", "disabled"]);
    expect(await hook("onEnable")).toMatchObject({ error: { message: "The plugin does not run" } });
  });

  test.each([["onInstall"], ["onEnable", "onDisable"]])("is not disabled again after %s %s", async (...names) => {
    const { service: own, logged, hook } = await start();
    for (const name of names) await hook(name);
    const before = logged();
    await own.close();
    expect(logged()).toEqual(before);
  });

  test("is started anew when it is loaded again", async () => {
    const { logged, ask, hook } = await start();
    await hook("onEnable");
    await ask({ kind: "load", config: {} });
    await hook("onEnable");
    expect(logged()).toEqual(["enabled in Faro", "disabled", "enabled in Lisbon"]);
  });

  test("says why it has ended, and answers what was asked before", async () => {
    const { told, hook } = await start("export const onEnable = () => process.kill(process.pid, 'SIGKILL');\n");
    expect(await hook("onEnable")).toMatchObject({
      outcome: "failed",
      error: { message: "The plugin no longer runs: it was ended by SIGKILL" },
    });
    expect(told).toContainEqual({ kind: "ended", why: "it was ended by SIGKILL" });
  });

  test("may send too much at once, or what no page would take", async () => {
    const { told, logged, hook } = await start();
    expect(await hook("onUpdate")).toMatchObject(DONE);
    expect(await hook("onUninstall")).toMatchObject(DONE);
    expect(logged()).toContain("The plugin logs too much at once. Some of it is left out here.");
    expect(told.length).toBeLessThan(20_000);
  });

  test("does not start with settings that do not fit", async () => {
    const { loaded, hook } = await start(CODE, { place: 7 });
    expect(loaded).toMatchObject({ outcome: "failed", error: { message: expect.stringContaining("place") as string } });
    expect(await hook("onEnable")).toMatchObject({ outcome: "failed" });
  });

  test.each([[null], [[]], [{ kind: "jump" }], [{ kind: "hook", name: "toString" }], [{ name: "onEnable" }]])(
    "is not ordered by %j",
    async (order) => {
      expect(await (await start("")).ask(order)).toBeUndefined();
    },
  );
});
