import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeGoodArchive } from "../../../src/marketplace/kit/fixture-archives.js";
import { temporaryFolder } from "../../support/folders.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE, type TestMarketplace } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { runCli } from "../../support/product.js";
import { ask, declare, settle, sha256Of, upload } from "../../support/submit.js";
import { sampleOf } from "../../support/torture.js";

/** Servers that are killed one after the other, over one folder, while authors publish. */
const KILLS = 4;
const ROUNDS = Array.from({ length: 25 }, (_, at) => at);
const AUTHORS = ["ann", "bob", "eve"];

interface Acknowledged {
  readonly plugin: string;
  readonly version: string;
  readonly sha256: string;
  readonly state: string;
}

/** Publishes version after version until the server ends, and notes every answer. */
async function publishOn(
  server: TestMarketplace,
  plugin: string,
  from: number,
  answers: Map<string, Acknowledged>,
): Promise<void> {
  for (let number = from; ; number++) {
    const version = `1.0.${String(number)}`;
    const { bytes } = makeGoodArchive(plugin, version);
    const note = (state: string): void => {
      answers.set(`${plugin}@${version}`, { plugin, version, state, sha256: sha256Of(bytes) });
    };
    try {
      if ((await declare(server.base, version, bytes, { plugin })).ok) note("awaiting-upload");
      if ((await upload(server.base, version, bytes, plugin)).ok) note("received");
      note((await settle(server.base, version, plugin)).state);
    } catch (error) {
      if (error instanceof TypeError || error instanceof SyntaxError) return;
      throw error;
    }
  }
}

/** @throws if an answer was lost: a published version is not there with its bytes, or a received one went back. */
async function requireKept(server: TestMarketplace, answers: ReadonlyMap<string, Acknowledged>): Promise<void> {
  const require = async ({ plugin, version, sha256, state }: Acknowledged): Promise<void> => {
    const read = (await (await ask(server.base, `/plugins/${plugin}/versions/${version}`)).json()) as {
      readonly state: string;
      readonly artifact: { readonly sha256: string };
    };
    expect(read.artifact.sha256).toBe(sha256);
    if (state === "published") expect(read.state).toBe("published");
    if (state !== "awaiting-upload") {
      expect(["received", "validating", "published"]).toContain(read.state);
      expect(sha256Of(readFileSync(join(server.data, "archives", sha256)))).toBe(sha256);
    }
  };
  await Promise.all([...answers.values()].map(require));
}

describe.skipIf(NODE_WITH_SQLITE === undefined)(`a server under load (${NEEDS_SQLITE})`, () => {
  nightly.each(sampleOf(ROUNDS, 1))(
    "that is killed again and again loses no answer, and checks all of it (%i)",
    async (round) => {
      const data = temporaryFolder();
      const answers = new Map<string, Acknowledged>();
      for (let kill = round * KILLS; kill < (round + 1) * KILLS; kill++) {
        const process = new MarketplaceProcess();
        const server = await process.start({ data });
        await requireKept(server, answers);
        const working = AUTHORS.map((author) => publishOn(server, author, kill * 1000, answers));
        // Another moment each time, at which something of each kind is under way.
        await new Promise((resolve) => setTimeout(resolve, 300 + ((kill * 197) % 1500)));
        // On a busy machine nothing may be answered by then.
        while (answers.size === 0) await new Promise((resolve) => setTimeout(resolve, 20));
        await process.kill();
        await Promise.all(working);
      }
      const last = await new MarketplaceProcess().start({ data });
      await requireKept(last, answers);
      for (const { plugin, version, state } of answers.values()) {
        if (state !== "awaiting-upload") expect((await settle(last.base, version, plugin)).state).toBe("published");
      }
      expect(answers.size).toBeGreaterThan(0);
      await last.stop();
    },
  );

  test("is backed up while authors publish: the copy has all that was published before", async () => {
    const process = new MarketplaceProcess();
    const server = await process.start();
    const answers = new Map<string, Acknowledged>();
    const working = AUTHORS.map((author) => publishOn(server, author, 0, answers));
    await settled(answers, AUTHORS.length);
    const before = new Map([...answers].filter(([, { state }]) => state === "published"));
    const copy = join(temporaryFolder(), "copy");
    const data = join(temporaryFolder(), "restored");
    const node = NODE_WITH_SQLITE ?? "";
    const backedUp = await runCli(["marketplace", "backup", copy, "--data", server.data], { node });
    expect(backedUp.status, backedUp.output).toBe(0);
    await process.kill();
    await Promise.all(working);
    const restored = await runCli(["marketplace", "restore", copy, "--data", data], { node });
    expect(restored.status, restored.output).toBe(0);
    const second = await new MarketplaceProcess().start({ data });
    await requireKept(second, before);
    expect(before.size).toBeGreaterThan(0);
    expect(readdirSync(join(copy, "archives")).every((name) => /^[a-f0-9]{64}$/u.test(name))).toBe(true);
    await second.stop();
  });
});

/** Waits until so many versions are published. */
async function settled(answers: ReadonlyMap<string, Acknowledged>, least: number): Promise<void> {
  while ([...answers.values()].filter(({ state }) => state === "published").length < least) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
