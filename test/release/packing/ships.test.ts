import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { makePlugin, temporaryFolder, wholePlugin, type Files } from "../../support/folders.js";
import { POSIX, runCliHere } from "../../support/product.js";
import { packageWith } from "../../support/release.js";
import { secretSamples } from "../../support/secret-samples.js";

const TOKEN = secretSamples(1).find(({ kind }) => kind === "github-token")?.line ?? "";
const TAG = ["--tag", "v1.4.0"];

const run = (cwd: string, ...args: readonly string[]) => runCliHere(args, { cwd });
const pack = (cwd: string) => run(cwd, "pack", ".", "--out", join(temporaryFolder(), "a.zip"));

describe("what pack refuses does not pass as a release", () => {
  const KEY = "-----BEGIN RSA PRIVATE KEY-----\nMIIE\n";
  test.each<readonly [what: string, files: Files]>([
    ["the name of a device", { "dist/CON.txt": "x" }],
    ["a name that another disk does not tell apart", { "dist/Plugin.js": "x" }],
    ["a repository without a folder .git", { "dist/a/HEAD": "x", "dist/a/commondir": "x" }],
    ["a private key", { "dist/key.txt": KEY }],
    ["a pattern that nobody understands", { "package.json": packageWith({ files: ["dist/", "dist/!(x)"] }) }],
    ["credentials", { "dist/.env": "A=1" }],
  ])("with %s", async (_, files) => {
    const folder = wholePlugin(files);
    const [packed, validated] = [await pack(folder), await run(folder, "validate", ".", ...TAG)];
    expect([packed.status, validated.status], validated.output).toEqual([5, 1]);
    expect(validated.stdout).toContain("does not pass as a release");
  });

  test.runIf(POSIX)("with a link, wherever it is", async () => {
    for (const at of ["dist/link.md", "README.md"]) {
      const folder = wholePlugin();
      const target = makePlugin({ "a.md": "x" });
      rmSync(join(folder, at), { force: true });
      symlinkSync(join(target, "a.md"), join(folder, at));
      const [packed, validated] = [await pack(folder), await run(folder, "validate", ".", ...TAG)];
      expect([packed.status, validated.status], validated.output).toEqual([5, 1]);
    }
  });
});

describe("what only npm would pack", () => {
  const files = {
    "package.json": packageWith({ files: undefined }),
    ".yarn/releases/yarn.cjs": TOKEN,
    ".env": "A=1",
  };

  test("does not ship, and stops no release", async () => {
    const folder = wholePlugin(files);
    const { status, stdout } = await run(folder, "validate", ".", ...TAG);
    expect(status, stdout).toBe(0);
    expect(stdout).toMatch(
      /warning {2}A GitHub token is in a file that npm would also pack, although releases never ship it/u,
    );
    expect(stdout).toMatch(/warning {2}"\.env" is a file that npm would also pack, although releases never ship it/u);
    expect(stdout).not.toContain("ships with the plugin");
    const packed = await pack(folder);
    expect(packed.status, packed.output).toBe(0);
    expect(packed.stdout).not.toMatch(/yarn|\.env/u);
  });
});

test("a plugin at the root of a workspace is packed, as npm packs it", async () => {
  const folder = wholePlugin({
    "package.json": packageWith({ workspaces: ["packages/*"] }),
    "packages/a/package.json": '{ "name": "a", "version": "1.0.0" }\n',
    "packages/a/.gitignore": "dist\n",
    "packages/a/dist/a.js": "1;\n",
  });
  const { status, stdout } = await run(folder, "validate", ".", ...TAG);
  expect([status, stdout]).toEqual([0, expect.stringContaining("passes as a release")]);
  expect(stdout).not.toContain("workspaces");
  const packed = await pack(folder);
  expect(packed.status, packed.output).toBe(0);
});
