import { execFileSync } from "node:child_process";
import {
  chmodSync,
  closeSync,
  constants,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeFile } from "../../../src/base/output/write-file.js";
import { countDescriptors, SHOWS_DESCRIPTORS } from "../../support/descriptors.js";
import { temporaryFolder } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("a file that must still have a content", () => {
  test("is replaced while it has it", () => {
    const folder = temporaryFolder();
    const path = join(folder, "a.txt");
    writeFileSync(path, "before");
    writeFile(path, "after", [folder], bytesOf("before"));
    expect(readFileSync(path, "utf8")).toBe("after");
    expect(readdirSync(folder)).toEqual(["a.txt"]);
  });

  test.each([
    ["another one of the same length", "beforE"],
    ["a longer one", "before and after"],
    ["a shorter one", "b"],
    ["none at all", ""],
  ])("stays as it is if it has %s, and no draft is left", (_, content) => {
    const folder = temporaryFolder();
    const path = join(folder, "a.txt");
    writeFileSync(path, content);
    const write = (): void => {
      writeFile(path, "after", [folder], bytesOf("before"));
    };
    expect(write).toThrow(expect.objectContaining({ kind: "changed" }));
    expect(write).toThrow(`${path} was changed meanwhile`);
    expect(readFileSync(path, "utf8")).toBe(content);
    expect(readdirSync(folder)).toEqual(["a.txt"]);
  });

  test("may be empty", () => {
    const folder = temporaryFolder();
    const path = join(folder, "a.txt");
    writeFileSync(path, "");
    writeFile(path, "after", [], new Uint8Array());
    expect(readFileSync(path, "utf8")).toBe("after");
  });

  test("is not made where it is gone, or where a folder is in its place", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "taken"));
    for (const path of [join(folder, "gone.txt"), join(folder, "taken")]) {
      const write = (): void => {
        writeFile(path, "after", [], bytesOf("before"));
      };
      expect(write).toThrow(`${path} is not a regular file any more`);
      expect(write).toThrow(expect.objectContaining({ kind: "changed" }));
    }
    expect(readdirSync(folder)).toEqual(["taken"]);
  });
});

describe("a file that is replaced", () => {
  test.skipIf(!POSIX)("keeps its rights, and a new one gets those of the process", () => {
    const folder = temporaryFolder();
    const [old, made] = [join(folder, "old.sh"), join(folder, "new.sh")];
    writeFileSync(old, "before");
    chmodSync(old, 0o754);
    writeFile(old, "after", []);
    writeFile(made, "after", []);
    const usual = join(folder, "usual");
    writeFileSync(usual, "");
    expect(statSync(old).mode & 0o7777).toBe(0o754);
    expect(statSync(made).mode).toBe(statSync(usual).mode);
  });

  test("may have the longest name that a system takes", () => {
    const folder = temporaryFolder();
    const path = join(folder, "a".repeat(250));
    for (const content of ["one", "two"]) writeFile(path, content, []);
    expect(readFileSync(path, "utf8")).toBe("two");
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test.runIf(SHOWS_DESCRIPTORS)("leaves no descriptor open", () => {
    const folder = temporaryFolder();
    const before = countDescriptors();
    for (let time = 0; time < 20; time++) writeFile(join(folder, "a", "b", `${String(time)}.txt`), "x", []);
    expect(countDescriptors()).toBe(before);
  });
});

describe.runIf(POSIX)("what is not a file", () => {
  test("is written to where it is a pipe, and stays one", () => {
    const pipe = join(temporaryFolder(), "pipe");
    execFileSync("mkfifo", [pipe]);
    const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    writeFile(pipe, "x", []);
    const read = Buffer.alloc(9);
    expect(readSync(reader, read)).toBe(1);
    closeSync(reader);
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  test("is refused in a checkout, where a report does not belong into a pipe", () => {
    const folder = temporaryFolder();
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    expect(() => {
      writeFile(pipe, "x", [folder]);
    }).toThrow(`${pipe} is not a regular file`);
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });

  test("is refused by the system where it is a folder", () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, "taken"));
    for (const checkouts of [[], [folder]]) {
      expect(() => {
        writeFile(join(folder, "taken"), "x", checkouts);
      }).toThrow("EISDIR");
    }
    expect(readdirSync(folder)).toEqual(["taken"]);
  });
});
