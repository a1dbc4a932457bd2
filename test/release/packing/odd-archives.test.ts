import { execFileSync } from "node:child_process";
import { lstatSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { explainNameFault } from "../../../src/plugin/npm-files/name-faults.js";
import { openArchive } from "../../../src/base/files/archive.js";
import { temporaryFolder } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { makeField, makeOddArchive, type Oddity } from "../../support/odd-archive.js";
import { hasProgram, runCliHere } from "../../support/product.js";

const explain = (oddity: Oddity): string => {
  const opened = openArchive(makeOddArchive(oddity));
  return "refused" in opened ? opened.refused : "opened";
};
const LINK = 0o120777;
const HOSTS = Array.from({ length: 256 }, (_, host) => host);

describe("whatever system an entry was made by, it is refused", () => {
  test.each([
    ["a link", LINK << 16, "is a link"],
    ["a folder", 0o040755 << 16, "is not a regular file"],
    ["a pipe", 0o010644 << 16, "is not a regular file"],
    ["a socket", 0o140644 << 16, "is not a regular file"],
    ["a disk", 0o060644 << 16, "is not a regular file"],
    ["a terminal", 0o020644 << 16, "is not a regular file"],
    ["a folder of DOS", 0x10, "is not a regular file"],
    ["the name of a disk of DOS", 0x08, "is not a regular file"],
    ["a device of DOS", 0x40, "is not a regular file"],
    ["what leads elsewhere on Windows", 0x420, "is a link"],
    ["a program with setuid", 0o104755 << 16, "setuid"],
    ["a program with setgid", 0o102755 << 16, "setuid, setgid"],
    ["a file with the sticky bit", 0o101644 << 16, "the sticky bit"],
    ["setuid without a kind", 0o004755 << 16, "setuid"],
  ])("as %s", (_, attributes, says) => {
    for (const host of HOSTS) expect(explain({ host, attributes }), `host ${String(host)}`).toContain(says);
  });

  test.each([
    ["a file as Unix has it", 0o100755 << 16],
    ["no attributes at all", 0],
    ["a mode without a kind", 0o644 << 16],
    ["read-only, hidden, of the system, changed", 0x27],
    ["not to be indexed on Windows", 0x2020],
    ["both, as 7-Zip writes them", ((0o100644 << 16) | 0x8020) >>> 0],
    ["both, as macOS writes them", ((0o100644 << 16) | 0x4000) >>> 0],
  ])("but not %s", (_, attributes) => {
    for (const host of HOSTS) expect(explain({ host, attributes }), `host ${String(host)}`).toBe("opened");
  });
});

test.each([
  ["of PKWARE", 0x000d],
  ["of ASi", 0x756e],
  ["of libarchive", 0x6c78],
])("a field %s that may make a link of a file is refused", (_, id) => {
  expect(explain({ field: makeField(id, Buffer.alloc(20)) })).toContain("a field with another kind");
  expect(explain({ field: makeField(0x7875, Buffer.from("010400000000040000000000", "hex")) })).toBe("opened");
});

nightly.runIf(hasProgram("unzip"))("whatever unzip makes a link of is refused", () => {
  const linking = HOSTS.slice(0, 40).filter((host) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, "a.zip"), makeOddArchive({ host, attributes: LINK << 16 }));
    execFileSync("unzip", ["-q", "a.zip"], { cwd: folder });
    const isLink = lstatSync(join(folder, "dist", "lnk")).isSymbolicLink();
    if (isLink) expect(explain({ host, attributes: LINK << 16 })).toContain("is a link");
    return isLink;
  });
  expect(linking).toEqual(expect.arrayContaining([2, 3, 5, 16, 30]));
});

const BEHIND = Buffer.from("and more");

test.each<[string, Oddity, RegExp]>([
  ["a link of BeOS", { host: 16, attributes: LINK << 16 }, /"dist\/lnk" in it is a link/u],
  ["a comment behind the end", { behind: BEHIND, isComment: true }, /it has a comment of 8 more bytes/u],
  ["bytes behind the end", { behind: BEHIND }, /its end is not where it says, but in front of 8 more bytes/u],
  ["git's folder in other letters", { path: "dist/.Git/config" }, /is in a folder that git reserves for itself/u],
  [
    "git's folder by its short name",
    { path: "GIT~1/hooks/pre-commit" },
    /is in a folder that git reserves for itself/u,
  ],
  ["an installed package", { path: "node_modules/a/index.js" }, /is an installed package, which never ships/u],
  ["a device with a superscript digit", { path: "dist/com¹.txt" }, /has the name of a device on Windows/u],
  ["a program with setuid", { host: 0, attributes: 0o104755 << 16 }, /has a mode with setuid/u],
  ["a name of 30,000 characters", { path: `${"a/".repeat(15_000)}b` }, /has more than 1,000 characters/u],
  ["61 folders in each other", { path: `${"a/".repeat(61)}b` }, /is more than 60 folders deep/u],
])("validate refuses an archive with %s", async (_, oddity, says) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "a.zip"), makeOddArchive(oddity));
  const { status, stdout, stderr } = await runCliHere(["validate", "a.zip"], { cwd: folder });
  expect([status, stdout]).toEqual([5, ""]);
  expect(stderr).toMatch(says);
});

test.each(["CON", "nul.txt", "aux .js", "COM1", "com³.tar.gz", "LPT²", "CONIN$", "conout$.log", "a/prn/b"])(
  "%j is the name of a device",
  (path) => {
    expect(explainNameFault(path)).toBe("has the name of a device on Windows");
  },
);

test.each([".git/config", "a/.GIT/b", ".gIt", "git~1/x", "dist/GIT~1", ".g\u200cit/config", "\ufeff.git"])(
  "%j is git's own",
  (path) => {
    expect(explainNameFault(path)).toMatch(/git reserves for itself|invisible/u);
  },
);

test.each([
  ...["console.js", "common.js", "com.js", "com10.js", "lpt.md", "nullable.js", "auxiliary", "com0"],
  ...[".gitignore", ".github/x", "git.js", "dist/git~.js", "a.git/config", "dist/node_modules.js"],
])("%j is a name like others", (path) => {
  expect(explainNameFault(path)).toBeUndefined();
});
