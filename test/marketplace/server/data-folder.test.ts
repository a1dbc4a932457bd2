import { chmodSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { makeGoodArchive } from "../../../src/marketplace/kit/fixture-archives.js";
import { temporaryFolder } from "../../support/folders.js";
import { MarketplaceProcess, NEEDS_SQLITE, NODE_WITH_SQLITE } from "../../support/marketplace.js";
import { POSIX, runCli } from "../../support/product.js";
import { submit } from "../../support/submit.js";

const { bytes } = makeGoodArchive("rain", "1.0.0");
const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);
const listModes = (folder: string): readonly string[] =>
  readdirSync(folder).map((name) => `${name} ${modeOf(join(folder, name))}`);
/** What others may do with a file or a folder. */
const openTo = (folder: string): readonly string[] => listModes(folder).filter((line) => !line.endsWith("00"));

describe.skipIf(NODE_WITH_SQLITE === undefined || !POSIX)(`a server's data (${NEEDS_SQLITE})`, () => {
  let process: MarketplaceProcess;
  beforeAll(() => {
    process = new MarketplaceProcess();
  });

  test("is its user's alone, though the folder was there with other rights", async () => {
    const data = temporaryFolder();
    chmodSync(data, 0o755);
    const first = await process.start({ data });
    await submit(first.base, "1.0.0", bytes, { plugin: "rain" });
    expect([modeOf(data), openTo(data)]).toEqual(["700", []]);
    await first.stop();
    // As a server before this one left it.
    for (const name of readdirSync(data)) chmodSync(join(data, name), 0o755);
    chmodSync(data, 0o755);
    const second = await process.start({ data });
    expect([modeOf(data), openTo(data)]).toEqual(["700", []]);
    expect(openTo(join(data, "archives"))).toEqual([]);
    const copy = temporaryFolder();
    chmodSync(copy, 0o755);
    const { status, output } = await runCli(["marketplace", "backup", copy, "--data", data], {
      node: NODE_WITH_SQLITE ?? "",
    });
    expect(status, output).toBe(0);
    expect([modeOf(copy), openTo(copy), openTo(join(copy, "archives"))]).toEqual(["700", [], []]);
    await second.stop();
  });

  test("is its user's alone in a folder with other things, which keeps its rights", async () => {
    const data = temporaryFolder();
    writeFileSync(join(data, "notes.txt"), "");
    mkdirSync(join(data, "archives"));
    for (const path of [data, join(data, "archives")]) chmodSync(path, 0o755);
    chmodSync(join(data, "notes.txt"), 0o644);
    const server = await process.start({ data });
    expect(modeOf(data)).toBe("755");
    expect(openTo(data)).toEqual(["notes.txt 644"]);
    await server.stop();
  });
});
