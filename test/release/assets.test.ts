import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { computeSha256, SUMS } from "../../src/release/packing/sums.js";
import { RELEASE_TOKEN, releaseServer, type ReleaseServer } from "../servers/release-server.js";
import { startActionHere } from "../support/action.js";
import { expectOne, runRelease, runReleaseHere, TAG, tagged } from "../support/release.js";
import { wholePlugin } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { sampleOf } from "../support/torture.js";

const ARCHIVE = "weather-widget-1.4.0.zip";
const FILES = { "extra/guide.pdf": "a guide", "extra/data.json": "{}", "extra/more/data.txt": "data" };

/** A plugin with more files, which are no part of its archive. */
function plugin(server: ReleaseServer): string {
  return tagged(wholePlugin(FILES), server, [TAG]);
}

const run = (folder: string, server: ReleaseServer, assets = "extra/*.pdf,extra/data.json") =>
  runReleaseHere(folder, server, "--assets", assets);

describe("assets", () => {
  nightly("are released beside the archive, each with its digest, and the next run has nothing to do", async () => {
    const server = await releaseServer();
    const folder = plugin(server);
    const { status, output } = await run(folder, server);
    expect(status, output).toBe(0);
    expectOne(server, output, ["data.json", "guide.pdf"]);
    const again = await run(folder, server);
    expect(again.output).toContain("Nothing to do");
  });

  nightly("are read back where the server names no digests", async () => {
    const server = await releaseServer();
    server.repository.digests = false;
    const folder = plugin(server);
    const { status, output } = await run(folder, server);
    expect(status, output).toBe(0);
    expectOne(server, output, ["data.json", "guide.pdf"]);
    // Archive, two files and the list.
    expect(server.storage.fetched).toBe(4);
  });

  nightly("are named one per line in the Action", async () => {
    const server = await releaseServer();
    const inputs = { "github-token": RELEASE_TOKEN, targets: "github-release", command: "release", tag: TAG };
    const { status, output } = await startActionHere({
      workspace: plugin(server),
      inputs: { ...inputs, assets: "extra/*.pdf\nextra/**/*.txt\n" },
      env: { GITHUB_API_URL: server.url },
    });
    expect(status, output).toBe(0);
    expectOne(server, output, ["data.txt", "guide.pdf"]);
  });

  const POINTS = [1, 2, 3, 4, 5, 6].flatMap((effect) =>
    (["before", "during", "after"] as const).map((when) => ({ effect, when })),
  );
  nightly.each(sampleOf(POINTS, 2))(
    "of a run that is killed $when effect $effect are completed by the next one",
    async (point) => {
      const server = await releaseServer();
      const folder = plugin(server);
      server.trouble = ({ effect }) => (effect === point.effect ? { when: point.when, what: "end" } : undefined);
      const killed = await runRelease(folder, server, "--assets", "extra/*.pdf,extra/data.json");
      expect(killed.status, killed.output).toBeUndefined();
      server.trouble = () => undefined;
      const { status, output } = await run(folder, server);
      expect(status, output).toBe(0);
      expectOne(server, output, ["data.json", "guide.pdf"]);
    },
  );

  nightly("that a person has in the draft already are a conflict, and stay", async () => {
    const server = await releaseServer();
    const folder = plugin(server);
    const draft = server.repository.add({ tag_name: TAG, body: "My words" });
    const own = server.repository.addAsset(draft, "guide.pdf", Buffer.from("of a person"));
    const { status, output } = await run(folder, server);
    expect(status, output).toBe(4);
    expect(output).toContain("guide.pdf is in the draft with other bytes");
    expect(own.bytes.toString()).toBe("of a person");
  });

  nightly("change nothing of a release that is public without them", async () => {
    const server = await releaseServer();
    const folder = plugin(server);
    expect((await runReleaseHere(folder, server)).status).toBe(0);
    const { status, output } = await run(folder, server);
    expect(status, output).toBe(0);
    expect(output.replace(/\s+/gu, " ")).toContain("v1.4.0 is released without guide.pdf");
    expectOne(server, output);
  });

  test("need the target github-release", async () => {
    const server = await releaseServer();
    const inputs = { targets: "npm", "npm-token": "x", command: "release", tag: TAG, assets: "extra/*.pdf" };
    const env = { GITHUB_API_URL: server.url };
    const { status, output } = await startActionHere({ workspace: plugin(server), inputs, env });
    expect(status, output).toBe(2);
    expect(output).toContain("only a release on GitHub has extra files");
  });
});

nightly.each([
  ["no/such.pdf", "no file matches"],
  ["*.exe", "no file matches"],
  ["../outside.pdf", "it is not inside the repository"],
  ["link.pdf", "it is a link"],
  ["linked/guide.pdf", "no file matches. Links are not followed"],
  ["extra/guide.pdf,copy/guide.pdf", "already has a file named"],
  ["extra/guide.pdf,copy/GUIDE.PDF", "already has a file named"],
  [`copy/${ARCHIVE}`, "the release itself already has a file named"],
  [`copy/${SUMS}`, "the release itself already has a file named"],
  ["copy/a b.pdf", "GitHub would change its name"],
  ["copy/.hidden", "GitHub would change its name"],
  ["copy/empty.bin", "it is empty"],
  ["many/*", "matches 51 files, but at most 50"],
])("the assets %s are refused with the reason, and nothing is written", async (assets, says) => {
  const server = await releaseServer();
  const folder = plugin(server);
  for (const name of ["copy", "many"]) mkdirSync(join(folder, name));
  for (const name of ["guide.pdf", "GUIDE.PDF", ARCHIVE, SUMS, "a b.pdf", ".hidden"])
    writeFileSync(join(folder, "copy", name), "x");
  writeFileSync(join(folder, "copy", "empty.bin"), "");
  for (let at = 0; at < 51; at++) writeFileSync(join(folder, "many", `${String(at)}.txt`), "x");
  symlinkSync("extra/guide.pdf", join(folder, "link.pdf"));
  symlinkSync("extra", join(folder, "linked"));
  const { status, output } = await run(folder, server, assets);
  expect(status, output).toBe(2);
  expect(output.replace(/\s+/gu, " ")).toContain(says);
  expect(server.repository.releases).toEqual([]);
});

nightly("the digest of an asset in the list is that of its bytes", async () => {
  const server = await releaseServer();
  await run(plugin(server), server);
  const [release] = server.repository.releases;
  const sums = release?.assets.find(({ name }) => name === SUMS)?.bytes.toString() ?? "";
  expect(sums).toContain(`${computeSha256(Buffer.from("a guide"))}  guide.pdf\n`);
});
