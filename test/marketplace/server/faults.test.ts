import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makeGoodArchive } from "../../../src/marketplace/kit/fixture-archives.js";
import { cleanUpLater } from "../../support/clean-up.js";
import { temporaryFolder } from "../../support/folders.js";
import { NEEDS_SQLITE, NODE_WITH_SQLITE, TOKENS } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { GIVEN, serveCli } from "../../support/serve-cli.js";
import { ask, declare, submit, upload } from "../../support/submit.js";

const PLUGIN = "contract-sandbox";
const { bytes } = makeGoodArchive(PLUGIN, "1.0.0");

/** A small file system in memory. `undefined` where this user may not mount one. */
function mountSmall(size: string): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync("mount", ["-t", "tmpfs", "-o", `size=${size}`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  cleanUpLater(() => {
    execFileSync("umount", ["-l", folder], { stdio: "ignore" });
    return Promise.resolve();
  });
  return folder;
}

const SMALL = NODE_WITH_SQLITE === undefined ? undefined : mountSmall("3m");

describe.skipIf(NODE_WITH_SQLITE === undefined)(`the server as an operator starts it (${NEEDS_SQLITE})`, () => {
  test("needs no option, and makes a token where a variable is empty", async () => {
    const server = await serveCli(temporaryFolder(), [], { ...GIVEN, PLUGIN_MARKETPLACE_TOKEN: "" });
    expect(server.output()).toContain(
      "Publish token  new and not shown outside of a terminal: set PLUGIN_MARKETPLACE_",
    );
    expect(server.output()).toContain("Read token     that of PLUGIN_MARKETPLACE_READ_TOKEN\n");
    const headers = { Authorization: "Bearer " };
    const path = `/plugins/${PLUGIN}/versions/1.0.0`;
    expect((await ask(server.base ?? "", path, { method: "PUT", headers })).status).toBe(401);
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
  });

  nightly("prints no token that it was given, and publishes with its checks", async () => {
    const server = await serveCli(temporaryFolder(), ["--log-requests"]);
    expect(server.output()).toContain("Publish token  that of PLUGIN_MARKETPLACE_TOKEN\n");
    expect(await submit(server.base ?? "", "1.0.0", bytes, { plugin: PLUGIN })).toMatchObject({ state: "published" });
    await ask(server.base ?? "", "/plugins?q=secret-words");
    server.child.kill("SIGTERM");
    expect(await server.ended).toBe(0);
    for (const token of Object.values(TOKENS)) expect(server.output()).not.toContain(token);
    expect(server.output()).not.toContain("secret-words");
    const lines = server
      .output()
      .split("\n")
      .filter((line) => line.startsWith("{"));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toContainEqual(
      expect.objectContaining({ method: "GET", path: "/v1/plugins", status: 200, client: "127.0.0.1" }),
    );
  });

  nightly("ends with a clear line where its database is damaged, at the start and later", async () => {
    const data = temporaryFolder();
    writeFileSync(join(data, "marketplace.sqlite"), "no database ".repeat(1000));
    const refused = await serveCli(data);
    expect(await refused.ended).toBe(2);
    expect(refused.output()).toMatch(/^plugin-preflight: ".*marketplace\.sqlite" is damaged: .*\nRestore a backup/mu);

    const later = temporaryFolder();
    const first = await serveCli(later);
    await submit(first.base ?? "", "1.0.0", bytes, { plugin: PLUGIN });
    first.child.kill("SIGTERM");
    await first.ended;
    const file = join(later, "marketplace.sqlite");
    const content = readFileSync(file);
    // All pages but the first, which has the schema.
    writeFileSync(file, content.fill(0xff, 4096));
    const second = await serveCli(later);
    if (second.base !== undefined) await ask(second.base, "/plugins").catch(() => undefined);
    expect([2, 3]).toContain(await second.ended);
    expect(second.output()).toContain("is damaged");
  });

  nightly.skipIf(SMALL === undefined)(
    "answers 503 on a full disk, loses nothing, and goes on when there is room (needs to mount a tmpfs)",
    async () => {
      const data = join(SMALL ?? "", "data");
      mkdirSync(data);
      const server = await serveCli(data);
      const base = server.base ?? "";
      await submit(base, "1.0.0", bytes, { plugin: PLUGIN });
      const second = makeGoodArchive(PLUGIN, "1.1.0").bytes;
      await declare(base, "1.1.0", second, { plugin: PLUGIN });
      const filler = join(SMALL ?? "", "filler");
      fill(filler);
      const refused = await upload(base, "1.1.0", second, PLUGIN);
      expect([refused.status, await refused.json()]).toMatchObject([503, { code: "temporarily-unavailable" }]);
      expect((await ask(base, `/plugins/${PLUGIN}/versions/1.0.0`)).status).toBe(200);
      writeFileSync(filler, "");
      expect(await submit(base, "1.1.0", second, { plugin: PLUGIN })).toMatchObject({ state: "published" });
      expect(readdirSync(join(data, "archives")).some((name) => name.includes(".part"))).toBe(false);
      server.child.kill("SIGTERM");
      expect(await server.ended).toBe(0);
    },
  );

  test.skipIf(SMALL === undefined)(
    "says at the start that its folder is read-only (needs to mount a tmpfs)",
    async () => {
      const folder = mountSmall("1m") ?? "";
      execFileSync("mount", ["-o", "remount,ro", folder]);
      const server = await serveCli(folder);
      expect(await server.ended).toBe(2);
      expect(server.output()).toMatch(/cannot be written to\nGive --data a folder/u);
    },
  );
});

function fill(file: string): void {
  for (let size = 4 * 1024 * 1024; size > 256; size /= 2) {
    try {
      writeFileSync(file, Buffer.alloc(size), { flag: "a" });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ENOSPC")) throw error;
    }
  }
}
