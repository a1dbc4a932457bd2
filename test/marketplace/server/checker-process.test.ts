import { join } from "node:path";
import { beforeAll, describe, expect, test, vi } from "vitest";
import type { PluginList, VersionPage } from "../../../src/generated/marketplace-types.js";
import { makeGoodArchive } from "../../../src/marketplace/kit/fixture-archives.js";
import { copyFolder } from "../../support/folders.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { ROOT } from "../../support/project.js";
import { ask, declare, settle, submit, upload } from "../../support/submit.js";

const PLUGIN = "contract-sandbox";
const { bytes } = makeGoodArchive(PLUGIN, "1.0.0");
let process: MarketplaceProcess;

describe.skipIf(NODE_WITH_SQLITE === undefined)(`a check in its own process (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  nightly.each([
    ["memory", { seconds: 60, megabytes: 30 }, "30 MiB of memory|ended by itself"],
    ["time", { seconds: 0.02, megabytes: 1024 }, "longer than 0.02 seconds"],
  ])(
    "is ended at its limit of %s; the second time the version is failed, and may be sent again",
    async (_, checkLimits, why) => {
      const first = await process.start({ checkLimits });
      const { state, findings } = await submit(first.base, "1.0.0", bytes, { plugin: PLUGIN });
      expect(state).toBe("failed");
      expect(findings[0]?.message).toMatch(new RegExp(`was stopped 2 times.*(?:${why})`, "u"));
      await first.stop();
      const second = await process.start({ data: first.data });
      expect(await settle(second.base, "1.0.0", PLUGIN)).toMatchObject({ state: "failed" });
      const etag = (await ask(second.base, `/plugins/${PLUGIN}/versions/1.0.0`)).headers.get("etag") ?? "";
      expect(await submit(second.base, "1.0.0", bytes, { plugin: PLUGIN, ifMatch: etag })).toMatchObject({
        state: "published",
      });
      await second.stop();
    },
  );

  test("keeps no other answer waiting, and what runs at the end is checked by the next server", async () => {
    const server = await process.start();
    await declare(server.base, "1.0.0", bytes, { plugin: PLUGIN });
    await upload(server.base, "1.0.0", bytes, PLUGIN);
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(server.base, "/capabilities")));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    await server.stop();
    const second = await process.start({ data: server.data });
    expect(await settle(second.base, "1.0.0", PLUGIN)).toMatchObject({ state: "published" });
    await second.stop();
  });

  test("lists a plugin of the version before as its archive says, after the first start", async () => {
    const server = await process.start({ data: copyFolder(join(ROOT, "test", "marketplace", "server", "before")) });
    const find = async (): Promise<PluginList> =>
      (await (await ask(server.base, "/plugins", { token: undefined })).json()) as PluginList;
    // It is listed at once, and its archive is read meanwhile.
    expect((await find()).items).toMatchObject([{ pluginId: PLUGIN, version: "1.10.0" }]);
    await vi.waitUntil(async () => (await find()).items[0]?.description !== "", { timeout: 60_000, interval: 100 });
    const published = await ask(server.base, `/plugins/${PLUGIN}/versions`, { token: undefined });
    expect(((await published.json()) as VersionPage).items.length).toBe(4);
    await server.stop();
    const again = await process.start({ data: server.data });
    expect((await ask(again.base, `/plugins/${PLUGIN}`)).status).toBe(200);
    await again.stop();
  });
});
