import { execFileSync } from "node:child_process";
import { chmodSync, lstatSync, mkdirSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import {
  getKind,
  openRegular,
  openSmall,
  readFolder,
  readFolderUpTo,
  readHead,
  readRegular,
  TEXT_SAMPLE,
} from "../../../src/base/files/safe-read.js";
import { countDescriptors, SHOWS_DESCRIPTORS } from "../../support/descriptors.js";
import { temporaryFolder } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";

const SMALL = 32 * 1024;

function makeFile(content: string | Uint8Array): string {
  const path = join(temporaryFolder(), "file.txt");
  writeFileSync(path, content);
  return path;
}

describe("a regular file", () => {
  test("is read whole, up to the limit, and described beyond it", () => {
    const path = makeFile("abc");
    expect(openRegular(path, 3)).toEqual({ size: 3, isExecutable: false, bytes: Buffer.from("abc") });
    expect(openRegular(path, 2)).toEqual({ size: 3, isExecutable: false });
    expect(readRegular(path, 3)).toEqual(Buffer.from("abc"));
    expect(readRegular(path, 2)).toBeUndefined();
    expect(readHead(path, 2)).toEqual(Buffer.from("ab"));
    expect(readHead(path, 9)).toEqual(Buffer.from("abc"));
    expect(openRegular(makeFile(""), 0)).toEqual({ size: 0, isExecutable: false, bytes: Buffer.alloc(0) });
  });

  test.skipIf(!POSIX)("that its owner may run is recognised", () => {
    const path = makeFile("abc");
    chmodSync(path, 0o744);
    expect(openRegular(path, 3)?.isExecutable).toBe(true);
    chmodSync(path, 0o655);
    expect(openRegular(path, 3)?.isExecutable).toBe(false);
  });

  test("that is small is a text where it is ASCII, and bytes where it is not", () => {
    expect(openSmall(makeFile("abc"))).toEqual({ size: 3, isExecutable: false, ascii: "abc" });
    expect(openSmall(makeFile("é"))).toEqual({ size: 2, isExecutable: false, bytes: Buffer.from("é") });
    expect(openSmall(makeFile("a\0b"))).toEqual({ size: 3, isExecutable: false, bytes: Buffer.from("a\0b") });
    // The buffer that is shared by all of them is not handed out.
    const first = openSmall(makeFile("é1"))?.bytes;
    openSmall(makeFile("é2"));
    expect(first).toEqual(Buffer.from("é1"));
  });

  test("is as small as 32 KiB, and a picture as 8 KiB", () => {
    const text = "x".repeat(SMALL);
    expect(openSmall(makeFile(text))?.ascii).toBe(text);
    expect(openSmall(makeFile(`${text}x`))).toEqual({ size: SMALL + 1, isExecutable: false });
    const picture = new Uint8Array(TEXT_SAMPLE).fill(0xff);
    expect(TEXT_SAMPLE).toBe(8192);
    expect(openSmall(makeFile(picture))?.bytes).toEqual(Buffer.from(picture));
    const larger = new Uint8Array([...picture, 0x20]);
    expect(openSmall(makeFile(larger))).toEqual({ size: TEXT_SAMPLE + 1, isExecutable: false });
    // Only its first bytes show whether it is text.
    const late = `${"x".repeat(TEXT_SAMPLE)}é`;
    expect(openSmall(makeFile(late))?.bytes).toEqual(Buffer.from(late));
  });
});

describe.runIf(POSIX)("nothing is read", () => {
  test("of what is not a regular file, and a pipe is not waited for", () => {
    const folder = temporaryFolder();
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    expect(openRegular(pipe, 9)).toBeUndefined();
    expect(openRegular(folder, 9)).toBeUndefined();
    expect(readRegular(folder, 9)).toBeUndefined();
    expect(openRegular("/dev/zero", 9)).toBeUndefined();
    expect(() => openRegular(join(folder, "none"), 9)).toThrow("ENOENT");
  });

  test("through a link, at the end of a path or on the way", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "real"));
    writeFileSync(join(folder, "real", "a.txt"), "abc");
    symlinkSync(join("real", "a.txt"), join(folder, "link.txt"));
    symlinkSync("real", join(folder, "linked"));
    expect(() => openRegular(join(folder, "link.txt"), 9)).toThrow("ELOOP");
    expect(openRegular(join(folder, "linked", "a.txt"), 9)).toBeUndefined();
    expect(openSmall(join(folder, "linked", "a.txt"))).toBeUndefined();
    expect(readFolder(join(folder, "linked"))).toBeUndefined();
    expect(readFolderUpTo(join(folder, "linked"), 9)).toBeUndefined();
    // A folder of links leads to itself only by its real path.
    mkdirSync(join(folder, "real", "below"));
    expect(readFolder(join(folder, "linked", "below"))).toBeUndefined();
    expect(readFolder(join(folder, "real", "below"))).toEqual([]);
  });

  test.runIf(SHOWS_DESCRIPTORS)("and no descriptor stays open, whatever it was", () => {
    const folder = temporaryFolder();
    const path = makeFile("abc");
    symlinkSync(folder, join(folder, "linked"));
    const before = countDescriptors();
    for (let time = 0; time < 20; time++) {
      openRegular(path, 9);
      openSmall(path);
      openRegular(folder, 9);
      readFolder(folder);
      readFolder(join(folder, "linked"));
      readFolderUpTo(folder, 0);
      readFolderUpTo(folder, 9);
    }
    expect(countDescriptors()).toBe(before);
  });
});

describe("a folder", () => {
  const makeFolder = (): string => {
    const folder = temporaryFolder();
    for (const name of ["b.txt", "a.txt", "é.txt", "Z.txt"]) writeFileSync(join(folder, name), "");
    mkdirSync(join(folder, "c"));
    if (POSIX) symlinkSync("c", join(folder, "link"));
    return folder;
  };
  const NAMES = ["Z.txt", "a.txt", "b.txt", "c", ...(POSIX ? ["link"] : []), "é.txt"];
  const KINDS = ["file", "file", "file", "folder", ...(POSIX ? ["link"] : []), "file"];

  test("is listed in the order of the names, with what each is", () => {
    const folder = makeFolder();
    for (const listed of [readFolder(folder), readFolderUpTo(folder, NAMES.length)]) {
      expect(Array.isArray(listed) && listed.map(({ name }: { name: string }) => name)).toEqual(NAMES);
      expect(Array.isArray(listed) && listed.map(({ kind }: { kind: string }) => kind)).toEqual(KINDS);
    }
  });

  test.skipIf(process.platform === "darwin")("is in the order of UTF-16, which is that of no system", () => {
    const folder = temporaryFolder();
    // The first has the lower code unit, and the higher code point.
    const names = ["😀.txt", "\uff5a.txt"];
    for (const name of names) writeFileSync(join(folder, name), "");
    expect(readFolder(folder)?.map(({ name }) => name)).toEqual(names);
  });

  test("with more than so many entries is crowded", () => {
    const folder = makeFolder();
    expect(readFolderUpTo(folder, NAMES.length - 1)).toBe("crowded");
    expect(readFolderUpTo(folder, 0)).toBe("crowded");
    expect(readFolderUpTo(temporaryFolder(), 0)).toEqual([]);
  });

  test("that is none, or is gone, is not listed", () => {
    const folder = makeFolder();
    for (const path of [join(folder, "a.txt"), join(folder, "none")]) {
      expect(readFolder(path)).toBeUndefined();
      expect(readFolderUpTo(path, 9)).toBeUndefined();
    }
  });

  test.skipIf(!POSIX)("has special entries, too", () => {
    const folder = temporaryFolder();
    execFileSync("mkfifo", [join(folder, "pipe")]);
    expect(readFolder(folder)).toEqual([{ name: "pipe", kind: "special" }]);
    expect(getKind(lstatSync(join(folder, "pipe")))).toBe("special");
    expect(getKind(lstatSync(folder))).toBe("folder");
  });

  test.skipIf(!POSIX)("that was moved away is not the one that a link in its place leads to", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "a"));
    renameSync(join(folder, "a"), join(folder, "b"));
    symlinkSync("b", join(folder, "a"));
    expect(readFolder(join(folder, "a"))).toBeUndefined();
  });
});
