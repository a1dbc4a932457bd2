import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateSync } from "fflate";
import { describe, expect, test } from "vitest";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { makeTarball } from "../../src/release/registry/make-tarball.js";
import type { KnownPackage } from "../../src/release/registry/registry.js";
import { chooseProvenance } from "../../src/release/targets/npm/state-reader.js";
import { chooseTag } from "../../src/release/targets/npm/choose-tag.js";
import { NPM_REGISTRY } from "../../src/release/credentials/npm-access.js";
import { temporaryFolder } from "../support/folders.js";
import { nightly } from "../support/nightly.js";
import { POSIX } from "../support/product.js";

const FILES = [
  { path: "dist/cli.js", isExecutable: true, bytes: Buffer.from("#!/usr/bin/env node\n") },
  { path: "dist/leer.txt", isExecutable: false, bytes: Buffer.alloc(0) },
  { path: `dist/${"long-".repeat(30)}name.js`, isExecutable: false, bytes: Buffer.alloc(512, "a") },
  { path: "dist/größe-😀.js", isExecutable: false, bytes: Buffer.alloc(1025, "b") },
  { path: "package.json", isExecutable: false, bytes: Buffer.from('{ "name": "tides", "version": "1.0.0" }') },
];
const ARCHIVE = makeZip(FILES, (bytes) => deflateSync(bytes));

/** A later version of this tool must still recognise what an earlier one has released, whatever Node it runs on. */
test("an archive and its tarball have the bytes that they have always had", async () => {
  const hash = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
  expect([hash(ARCHIVE), hash(await makeTarball(ARCHIVE))]).toMatchInlineSnapshot(`
    [
      "ff84040dcfbaaecf0323d72b6de2439b37a30a8fe640fe05dd951e8f37ec551b",
      "283b7fcf9165a30754b1e82a29dd072eb058eafb07bb4af605c164640e520240",
    ]
  `);
});

describe.runIf(POSIX)("the tarball of an archive", () => {
  nightly("has its files, as tar and npm read them", async () => {
    const folder = temporaryFolder();
    const tarball = join(folder, "package.tgz");
    writeFileSync(tarball, await makeTarball(ARCHIVE));
    execFileSync("tar", ["-xzf", tarball], { cwd: folder });
    for (const { path, bytes, isExecutable } of FILES) {
      const file = join(folder, "package", path);
      expect(readFileSync(file).equals(bytes), path).toBe(true);
      expect((statSync(file).mode & 0o100) !== 0, path).toBe(isExecutable);
    }
    const printed = execFileSync("npm", ["pack", "--dry-run", "--json", "--offline", tarball], {
      cwd: folder,
      stdio: ["ignore", "pipe", "ignore"],
    }).toString();
    const [packed] = JSON.parse(printed) as readonly { readonly files: readonly { readonly path: string }[] }[];
    expect(packed?.files.map(({ path }) => path).toSorted()).toEqual(FILES.map(({ path }) => path).toSorted());
  });

  test("is the same bytes each time", async () => {
    const [first, second] = [await makeTarball(ARCHIVE), await makeTarball(ARCHIVE)];
    expect(Buffer.from(first).equals(second)).toBe(true);
    // The same on every machine: whoever changes them changes what a later run recognises.
    expect(first.length).toMatchInlineSnapshot(`372`);
  });
});

describe("the dist-tag", () => {
  const known = (tags: Record<string, string>, ...versions: string[]): KnownPackage => ({
    versions,
    tags: new Map(Object.entries(tags)),
  });

  test.each([
    ["1.0.0", undefined, "latest"],
    ["1.4.0", known({ latest: "1.3.0" }, "1.3.0"), "latest"],
    ["1.3.1", known({ latest: "2.0.0" }, "1.3.0", "2.0.0"), "release-1.3"],
    ["2.0.0", known({ latest: "1.3.0" }, "1.3.0", "3.0.0-beta.1"), "latest"],
    ["2.0.0-beta.1", known({ latest: "1.3.0" }, "1.3.0"), "beta"],
    ["2.0.0-rc1", undefined, "rc1"],
    ["2.0.0-0", undefined, "next"],
    ["2.0.0-latest.1", undefined, "next"],
    ["2.0.0-x.1", undefined, "next"],
    ["2.0.0-v1", undefined, "next"],
    ["1.4.0+build.5", known({ latest: "not a version" }, "not a version"), "latest"],
  ])("of %s is as it was published before", (version, before, tag) => {
    expect(chooseTag({ version, tag: `v${version}` }, before)).toEqual({ tag });
  });

  test.each([
    ["1.0.1-rc.1", { rc: "2.0.0-rc.5" }, "rc-1.0"],
    ["1.0.1-rc.1", { rc: "2.0.0-rc.5", "rc-1.0": "1.0.2-rc.1" }, "rc-1.0.1"],
    ["1.0.1-rc.1", { rc: "2.0.0-rc.5", "rc-1.0": "1.0.1-rc.3", "rc-1.0.1": "1.0.1-rc.3" }, "rc-1.0.1-rc.1"],
    ["1.0.1-rc.1+b.7", { rc: "2.0.0", "rc-1.0": "2.0.0", "rc-1.0.1": "2.0.0" }, "rc-1.0.1-rc.1"],
    ["2.0.0-rc.6", { rc: "2.0.0-rc.5" }, "rc"],
    ["2.0.0-rc.5", { rc: "2.0.0-rc.5" }, "rc"],
    ["1.0.1-rc.1", { rc: "not a version" }, "rc"],
    ["1.1.0-0", { next: "2.0.0-0" }, "next-1.1"],
    ["1.4.2", { latest: "2.0.0", "release-1.4": "1.4.5" }, "release-1.4.2"],
    // No stable version is there, and npm gave the first prerelease this tag.
    ["0.9.0", { latest: "1.0.0-rc.1" }, "release-0.9"],
  ] as const)("of %s goes back nowhere, where the tags are %o", (version, tags, tag) => {
    const before = known(tags, ...Object.values(tags));
    expect(chooseTag({ version, tag: `v${version}` }, before)).toEqual({ tag });
  });

  test.each([
    [
      { by: "package", tag: "canary" },
      'npm uses "tag" of package.json, which is "canary", before npm-tag, which is "beta"',
    ],
    [{ by: "package", tag: 5 }, '"tag" of package.json is 5, which is not a dist-tag'],
    [{ by: "publishConfig", tag: "1.x" }, '"tag" in publishConfig of package.json is "1.x", which is not a dist-tag'],
  ] as const)("that is asked for by %o is refused", (asked, reason) => {
    const caller = { by: "caller", tag: "beta" } as const;
    expect(chooseTag({ version: "1.3.1", tag: "v1.3.1" }, undefined, [asked, caller])).toMatchObject({ reason });
  });

  test("that nothing is left for is asked for", () => {
    const tags = { latest: "2.0.0", "release-1.4": "2.0.0", "release-1.4.2": "2.0.0" };
    expect(chooseTag({ version: "1.4.2", tag: "v1.4.2" }, known(tags, "2.0.0"))).toEqual({
      reason: "The tag release-1.4.2 would go back from 2.0.0 to 1.4.2",
      help: "Choose another tag with npm-tag",
    });
  });

  test("that is asked for is taken, but latest never goes back", () => {
    const before = known({ latest: "2.0.0" }, "1.3.0", "2.0.0", "3.0.0");
    const choose = (version: string, tag: string) =>
      chooseTag({ version, tag: `v${version}` }, before, [{ tag, by: "caller" }]);
    expect(choose("1.3.1", "canary")).toEqual({ tag: "canary" });
    expect(choose("2.0.1", "latest")).toEqual({ tag: "latest" });
    expect(choose("1.3.1", "latest")).toEqual({
      reason: "The tag latest would go back from 2.0.0 to 1.3.1, by npm-tag",
      help: "Leave out npm-tag: the tag is then release-1.3",
    });
  });
});

describe("provenance", () => {
  const job = { repository: "lumen-labs/plugins", workflow: "release.yml", environment: "" };
  const claims = { ...job, subject: "", isPublic: true, isHosted: true };
  const own = { name: "tides", publishConfig: {}, repository: "git+https://github.com/Lumen-Labs/plugins.git" };
  const at = { registry: NPM_REGISTRY };

  test.each([
    ["of a public package, repository and runner", own, at, claims, true],
    [
      "of a package with a scope that everybody may read",
      { ...own, name: "@a/b" },
      { ...at, access: "public" },
      claims,
      true,
    ],
    ["of a package with a scope that may be private", { ...own, name: "@a/b" }, at, claims, false],
    ["of a private repository", own, at, { ...claims, isPublic: false }, false],
    ["on a machine of one's own", own, at, { ...claims, isHosted: false }, false],
    ["at another registry", own, { registry: "https://npm.example.com/" }, claims, false],
    ["without an identity", own, at, undefined, false],
    ["that the package refuses", { ...own, publishConfig: { provenance: false } }, at, claims, false],
  ] as const)("is signed or not, %s", (_, made, access, given, isSigned) => {
    expect(chooseProvenance(made, access, given, false)).toEqual({ isSigned });
  });

  test.each(["github:lumen-labs/plugins", "lumen-labs/plugins", "git@github.com:lumen-labs/plugins.git"])(
    "knows the repository %s",
    (repository) => {
      expect(chooseProvenance({ ...own, repository }, at, claims, false)).toEqual({ isSigned: true });
    },
  );

  test.each([undefined, "https://github.com/other/plugins"])(
    "names a repository that npm refuses: %s",
    (repository) => {
      const chosen = chooseProvenance({ ...own, repository }, at, claims, false);
      expect(chosen).toMatchObject({
        isSigned: true,
        help: expect.stringContaining("lumen-labs/plugins.git") as string,
      });
    },
  );
});
