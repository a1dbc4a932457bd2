import { symlinkSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { releaseServer } from "../servers/release-server.js";
import { makePlugin, manifestWith, wholePlugin, type Files } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX } from "../support/product.js";
import { packageWith, runReleaseHere, TAG, tagged, taggedPlugin } from "../support/release.js";
import { packed } from "../support/pack.js";
import { secretSamples } from "../support/secret-samples.js";

const KEY = ["-----BEGIN", "OPENSSH PRIVATE", "KEY-----\n"].join(" ");
const everything: Files = { "package.json": packageWith({ files: ["**"] }) };

interface Unfit {
  readonly name: string;
  readonly status: 1 | 5;
  readonly says: string;
  readonly files?: Files;
  /** What no file says. */
  readonly make?: (folder: string) => void;
}

const secrets = secretSamples(20_261_121);
const CASES: readonly Unfit[] = [
  {
    name: "secrets of every kind",
    status: 1,
    says: "dist/config.js",
    files: { "dist/config.js": secrets.map(({ line }) => `${line}\n`).join("") },
  },
  { name: "settings of a machine", status: 5, says: ".env", files: { "dist/.env": "A=b" } },
  {
    name: "a token of npm",
    status: 5,
    says: ".npmrc",
    files: { ...everything, "dist/.npmrc": "//r.example/:_authToken=x" },
  },
  {
    name: "a private key under any name",
    status: 5,
    says: "is a private key",
    files: { "dist/logo.txt": `${KEY}AAAA` },
  },
  { name: "a device of Windows", status: 1, says: "has the name of a device", files: { "dist/aux.js": "x" } },
  ...(POSIX
    ? [
        {
          name: "names that differ in case only",
          status: 1,
          says: "would overwrite",
          files: { "dist/A.js": "x", "dist/a.js": "x" },
        } as const,
        {
          name: "a name that leads up on Windows",
          status: 1,
          says: "that Windows does not allow",
          files: { "dist/..\\up.js": "x" },
        } as const,
        {
          name: "a link out of the tree",
          status: 1,
          says: '"dist/out.js" is a link',
          make: (folder: string) => {
            symlinkSync("/etc/passwd", join(folder, "dist", "out.js"));
          },
        } as const,
      ]
    : []),
  {
    name: "10,001 files",
    status: 1,
    says: "more than 10,000 files",
    make: (folder) => {
      for (let at = 0; at < 10_001; at++) writeFileSync(join(folder, "dist", `${String(at)}.txt`), "");
    },
  },
  {
    name: "a file of 300 MiB",
    status: 1,
    says: "256 MiB",
    make: (folder) => {
      writeFileSync(join(folder, "dist", "huge.bin"), "");
      truncateSync(join(folder, "dist", "huge.bin"), 300 * 1024 * 1024);
    },
  },
];

describe("nothing is packed or released, and GitHub is asked for nothing, with", () => {
  nightly.each(CASES)("$name", async ({ status, says, files = {}, make }) => {
    const server = await releaseServer();
    const folder = taggedPlugin(server, files);
    make?.(folder);
    const ended = await runReleaseHere(folder, server);
    expect(ended.status, ended.output).toBe(status);
    expect(ended.output).toContain(says);
    expect(server.calls).toEqual([]);
    const { bytes, ...own } = await packed(folder);
    expect([1, 5], own.output).toContain(own.status);
    expect(own.output).toContain(says);
    expect(bytes).toBeUndefined();
    for (const { secret } of secrets) expect(`${ended.output}${own.output}`).not.toContain(secret);
  });

  nightly("a file outside of the plugin that its manifest names", async () => {
    const server = await releaseServer();
    const root = makePlugin({ "shared.js": "x" });
    wholePlugin({ "manifest.json": manifestWith({ main: "../shared.js" }) }, join(root, "weather"));
    tagged(root, server, [TAG]);
    const { status, output } = await runReleaseHere(join(root, "weather"), server);
    expect(status, output).toBe(1);
    expect(output).toContain('"shared.js" is outside of the plugin\'s folder');
    expect(server.calls).toEqual([]);
  });
});
