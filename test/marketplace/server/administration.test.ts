import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { makeGoodArchive } from "../../../src/marketplace/kit/fixture-archives.js";
import { makePng } from "../../../scripts/made-png.js";
import { manifestWith, temporaryFolder } from "../../support/folders.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE, type TestMarketplace } from "../../support/marketplace.js";
import { nightly } from "../../support/nightly.js";
import { runCli, runCliHere } from "../../support/product.js";
import { signIn } from "../../support/reviewer.js";
import { ask, declare, packVersion, submit } from "../../support/submit.js";

let process: MarketplaceProcess;
const DATABASE = "marketplace.sqlite";
const bytes = makeGoodArchive("rain", "1.0.0").bytes;

/** Runs a command beside the server, as an operator does. */
async function administer({ data }: Pick<TestMarketplace, "data">, ...words: readonly string[]): Promise<string> {
  const node = NODE_WITH_SQLITE ?? "";
  const { status, output, stdout } = await runCli(["marketplace", ...words, "--data", data], { node });
  expect(status, output).toBe(0);
  return stdout;
}

/** Spoils a file of a backup. */
type Damage = (files: Readonly<Record<"archive" | "image" | "database", string>>) => void;

let backup: Promise<string> | undefined;
/** A backup with an archive and an image, which a test copies before it damages it. */
function makeBackup(): Promise<string> {
  backup ??= (async () => {
    const server = await process.start();
    const shot = makePng(4, 3, () => [1, 2, 3]);
    const manifest = manifestWith({ version: "1.4.0", screenshots: ["screenshots/dashboard.png"] });
    const files = { "manifest.json": manifest, "screenshots/dashboard.png": shot };
    const { state, findings } = await submit(server.base, "1.4.0", await packVersion("1.4.0", files));
    expect(state, JSON.stringify(findings)).toBe("published");
    const to = join(temporaryFolder(), "backup");
    await administer(server, "backup", to);
    await server.stop();
    return to;
  })();
  return backup;
}

const createToken = async (server: TestMarketplace, owner: string, ...more: readonly string[]): Promise<string> =>
  (await administer(server, "token", "create", "--owner", owner, ...more)).trimEnd().split("\n").at(-1) ?? "";

const declareBy = (server: TestMarketplace, token: string, plugin: string): Promise<Response> => {
  const artifact = { filename: "a.zip", mediaType: "application/zip", size: 10, sha256: "a".repeat(64) };
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ channel: "stable", artifact });
  return ask(server.base, `/plugins/${plugin}/versions/9.0.0`, { method: "PUT", token, headers, body });
};

describe.skipIf(NODE_WITH_SQLITE === undefined)(`an operator, beside the running server, (${NEEDS_SQLITE})`, () => {
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  nightly("gives owners tokens that sign in to review, until they are revoked", async () => {
    const server = await process.start({ review: "manual" });
    await administer(server, "owner", "add", "ann");
    const token = await createToken(server, "ann", "--may", "review");
    await submit(server.base, "1.0.0", bytes, { plugin: "rain" });
    // It opens the review only, and a token that publishes does not.
    expect((await declareBy(server, token, "rain")).status).toBe(401);
    expect((await signIn(server.base, "", await createToken(server, "ann"))).cookie).toBe("");
    const ann = await signIn(server.base, "Somebody Else", token);
    expect((await ann.decide("approve", "rain", "1.0.0")).status).toBe(303);
    expect(await administer(server, "audit", "rain")).toMatch(/"actor":"owner ann, tok_\w+","action":"approve"/u);
    expect(await ann.read("/review/log")).toMatch(/owner ann, tok_\w+/u);
    const [, id = ""] = /^(tok_\w+) {2}ann {2}review/mu.exec(await administer(server, "token", "list")) ?? [];
    await administer(server, "token", "revoke", id);
    expect(await ann.read("/review/log")).toContain("Sign in to review");
    expect((await signIn(server.base, "", token)).cookie).toBe("");
    await server.stop();
  });

  test("gives owners tokens that publish their plugins, and revokes them", async () => {
    const server = await process.start({ plugins: 3 });
    await administer(server, "owner", "add", "ann", "--plugin", "plugin-1");
    await administer(server, "owner", "add", "bob");
    const [ann, bob, reader] = [
      await createToken(server, "ann"),
      await createToken(server, "bob", "--days", "9"),
      await createToken(server, "bob", "--may", "read"),
    ];
    const statuses = async (...asked: readonly (readonly [string, string])[]): Promise<readonly number[]> =>
      Promise.all(asked.map(async ([token, plugin]) => (await declareBy(server, token, plugin)).status));
    expect(await statuses([ann, "plugin-1"], [ann, "plugin-2"], [bob, "plugin-1"], [reader, "new"])).toEqual([
      201, 403, 403, 403,
    ]);
    // Whoever declares a new plugin owns it from then on.
    expect(await statuses([bob, "new"])).toEqual([201]);
    expect(await statuses([ann, "new"], [bob, "new"])).toEqual([403, 200]);
    expect(await administer(server, "owner", "list")).toBe("ann: plugin-1\nbob: new\n");
    const listed = await administer(server, "token", "list");
    expect(listed).toMatch(/^tok_\w+ {2}ann {2}publish {2}made \S+ {2}used 20\S+ {2}valid until it is revoked$/mu);
    expect(listed).not.toContain(ann);
    for (const file of ["marketplace.sqlite", "marketplace.sqlite-wal"]) {
      expect(readFileSync(join(server.data, file)).includes(ann)).toBe(false);
    }
    await administer(server, "token", "revoke", /^(tok_\w+) {2}ann/mu.exec(listed)?.[1] ?? "");
    expect(await statuses([ann, "plugin-1"])).toEqual([401]);
    expect(await administer(server, "audit", "new")).toMatch(
      /"actor":"owner bob, tok_\w+","action":"declare: created"/u,
    );
    await server.stop();
  });

  nightly("yanks, deprecates and takes down a version, and says why", async () => {
    const server = await process.start();
    await submit(server.base, "1.0.0", bytes, { plugin: "rain" });
    const later = makeGoodArchive("rain", "1.1.0").bytes;
    await submit(server.base, "1.1.0", later, { plugin: "rain" });
    const read = async (path: string): Promise<unknown> => (await ask(server.base, path, { token: undefined })).json();
    const download = async (version: string): Promise<number> =>
      (await ask(server.base, `/plugins/rain/versions/${version}/artifact`, { token: undefined })).status;
    await administer(server, "yank", "rain@1.1.0", "--reason", "It forgets its settings");
    expect(await read("/plugins")).toMatchObject({ items: [{ version: "1.0.0" }] });
    expect(await read("/plugins/rain/channels/stable/latest")).toMatchObject({ version: "1.0.0", critical: false });
    expect(await read("/plugins/rain/versions/1.1.0")).toMatchObject({
      state: "published",
      yanked: { reason: "It forgets its settings" },
    });
    expect(await download("1.1.0")).toBe(200);
    await administer(server, "yank", "rain@1.1.0", "--undo");
    await administer(server, "critical", "rain@1.1.0");
    const longest = `Use snow${".".repeat(992)}`;
    await administer(server, "deprecate", "rain@1.1.0", "--reason", ` ${longest} `);
    expect(await read("/plugins")).toMatchObject({
      items: [{ version: "1.1.0", deprecated: { message: longest } }],
    });
    expect(await read("/plugins/rain/channels/stable/latest")).toMatchObject({ version: "1.1.0", critical: true });
    const { cookie } = await signIn(server.base);
    const review = async (): Promise<number> => {
      const address = `${server.base}/plugins/rain/versions/1.1.0/archive`;
      return (await fetch(address, { headers: { Cookie: cookie } })).status;
    };
    expect(await review()).toBe(200);
    await administer(server, "take-down", "rain@1.1.0", "--reason", "It copies passwords");
    expect(await download("1.1.0")).toBe(404);
    expect(await review()).toBe(404);
    expect((await ask(server.base, "/plugins/rain/versions/1.1.0", { token: undefined })).status).toBe(404);
    expect(await read("/plugins")).toMatchObject({ items: [{ version: "1.0.0" }] });
    expect((await declare(server.base, "1.1.0", bytes, { plugin: "rain" })).status).toBe(409);
    const { status } = await runCli(["marketplace", "yank", "rain@1.1.0", "--reason", "x", "--data", server.data], {
      node: NODE_WITH_SQLITE ?? "",
    });
    expect(status).toBe(2);
    await server.stop();
  });

  nightly("writes nothing into the log for a command that fails", async () => {
    const server = await process.start();
    const node = NODE_WITH_SQLITE ?? "";
    for (const words of [
      ["token", "revoke", "tok_unknown"],
      ["token", "create", "--owner", "nobody"],
      ["owner", "add", "no name"],
      ["yank", "rain@1.0.0", "--reason", "It forgets its settings"],
      ["take-down", "rain@1.0.0", "--reason", "It copies passwords"],
    ]) {
      const { status, output } = await runCliHere(["marketplace", ...words, "--data", server.data], { node });
      expect(status, output).toBe(2);
    }
    expect(await administer(server, "audit")).toBe("");
    await server.stop();
  });

  nightly("copies it to a new folder, which is whole, and never writes over one", async () => {
    const server = await process.start();
    await submit(server.base, "1.0.0", bytes, { plugin: "rain" });
    const copy = join(temporaryFolder(), "copy");
    expect(await administer(server, "backup", copy)).toContain("1 archives");
    const node = NODE_WITH_SQLITE ?? "";
    const again = await runCli(["marketplace", "backup", copy, "--data", server.data], { node });
    expect([again.status, again.stderr]).toEqual([2, expect.stringContaining("is not empty")]);
    const restored = { data: join(temporaryFolder(), "restored") };
    await administer(restored, "restore", copy);
    const second = await process.start(restored);
    expect((await ask(second.base, "/plugins/rain/versions/1.0.0/artifact", { token: undefined })).status).toBe(200);
    await Promise.all([server.stop(), second.stop()]);
  });

  nightly.each<readonly [string, Damage, RegExp]>([
    [
      "without an archive",
      ({ archive }) => {
        rmSync(archive);
      },
      /the archive [0-9a-f]{64} is missing/u,
    ],
    [
      "with other bytes",
      ({ archive }) => {
        writeFileSync(archive, "x");
      },
      /the archive [0-9a-f]{64} has other bytes/u,
    ],
    [
      "with a link in place of an archive",
      ({ archive }) => {
        renameSync(archive, `${archive}.moved`);
        symlinkSync(`${archive}.moved`, archive);
      },
      /the archive [0-9a-f]{64} is missing/u,
    ],
    [
      "with a folder in place of an archive",
      ({ archive }) => {
        rmSync(archive);
        mkdirSync(archive);
      },
      /the archive [0-9a-f]{64} is missing/u,
    ],
    [
      "without an image",
      ({ image }) => {
        rmSync(image);
      },
      /the image [0-9a-f]{64} is missing/u,
    ],
    [
      "with half a database",
      ({ database }) => {
        truncateSync(database, statSync(database).size >> 1);
      },
      /is damaged/u,
    ],
    [
      "with text in place of the database",
      ({ database }) => {
        writeFileSync(database, "x".repeat(9999));
      },
      /is damaged/u,
    ],
    [
      "with an empty database",
      ({ database }) => {
        truncateSync(database);
      },
      /is not the folder of a marketplace/u,
    ],
  ])("says what is wrong with a backup %s, and restores nothing of it", async (_, damage, message) => {
    const copy = join(temporaryFolder(), "copy");
    cpSync(await makeBackup(), copy, { recursive: true });
    const first = (kind: string): string => join(copy, kind, readdirSync(join(copy, kind))[0] ?? "");
    damage({ archive: first("archives"), image: first("images"), database: join(copy, DATABASE) });
    const to = join(temporaryFolder(), "restored");
    const node = NODE_WITH_SQLITE ?? "";
    const { status, output } = await runCli(["marketplace", "restore", copy, "--data", to], { node });
    expect(status, output).toBe(2);
    expect(output).toMatch(message);
    expect(output).not.toContain("Please report it");
    expect(existsSync(join(to, DATABASE))).toBe(false);
  });

  test("says what is wrong with a server's data instead of copying half of it", async () => {
    const data = join(temporaryFolder(), "data");
    cpSync(await makeBackup(), data, { recursive: true });
    for (const name of readdirSync(join(data, "archives"))) rmSync(join(data, "archives", name));
    const to = join(temporaryFolder(), "copy");
    const { status, output } = await runCli(["marketplace", "backup", to, "--data", data], {
      node: NODE_WITH_SQLITE ?? "",
    });
    expect(status, output).toBe(2);
    expect(output).toMatch(/is missing\nRestore a backup/u);
    expect(readdirSync(to)).toEqual([]);
  });

  nightly("finds old archives removed that no version names, and young ones left", async () => {
    const server = await process.start();
    await submit(server.base, "1.0.0", bytes, { plugin: "rain" });
    await server.stop();
    const archives = join(server.data, "archives");
    for (const name of ["old", "young"]) writeFileSync(join(archives, name), name);
    utimesSync(join(archives, "old"), 0, 0);
    for (const file of readdirSync(archives)) if (file.length === 64) utimesSync(join(archives, file), 0, 0);
    await (await process.start({ data: server.data })).stop();
    expect(readdirSync(archives).filter((file) => file.length < 64)).toEqual(["young"]);
    expect(readdirSync(archives).length).toBe(2);
  });
});
