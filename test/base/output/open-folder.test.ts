import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { withOpenFolder } from "../../../src/base/output/open-folder.js";
import { NotWrittenError } from "../../../src/base/output/path-of-file.js";
import { countDescriptors, SHOWS_DESCRIPTORS } from "../../support/descriptors.js";
import { temporaryFolder } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";

const LINUX = process.platform === "linux";

describe("a folder that is written to", () => {
  test("is made where it is missing, with those above it", () => {
    const root = temporaryFolder();
    const path = withOpenFolder(root, ["a", "b"], (folder) => {
      writeFileSync(folder.locate("c.txt"), "x");
      folder.requireInPlace();
      return folder.path;
    });
    expect(path).toBe(join(root, "a", "b"));
    expect(readdirSync(join(root, "a", "b"))).toEqual(["c.txt"]);
    // Another process may have made it first.
    withOpenFolder(root, ["a", "b"], (folder) => {
      writeFileSync(folder.locate("d.txt"), "x");
    });
    expect(readdirSync(join(root, "a", "b"))).toEqual(["c.txt", "d.txt"]);
    expect(withOpenFolder(root, [], ({ path: same }) => same)).toBe(root);
  });

  test.skipIf(!POSIX)("is not entered through a link, or through what is none", () => {
    const root = temporaryFolder();
    const elsewhere = temporaryFolder();
    symlinkSync(elsewhere, join(root, "linked"));
    writeFileSync(join(root, "file"), "");
    for (const name of ["linked", "file"]) {
      const act = (): void => {
        withOpenFolder(root, [name], (folder) => {
          writeFileSync(folder.locate("a.txt"), "x");
        });
      };
      expect(act).toThrow(NotWrittenError);
      expect(act).toThrow(`${join(root, name)} was replaced while it was written to`);
    }
    expect(() => withOpenFolder(join(root, "linked"), [], () => 0)).toThrow(NotWrittenError);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test.skipIf(!LINUX)("is held: what another process puts in its place gets nothing", () => {
    const root = temporaryFolder();
    const elsewhere = temporaryFolder();
    const act = (): void => {
      withOpenFolder(root, ["a"], (folder) => {
        renameSync(join(root, "a"), join(root, "moved"));
        symlinkSync(elsewhere, join(root, "a"));
        writeFileSync(folder.locate("a.txt"), "x");
        folder.requireInPlace();
      });
    };
    expect(act).toThrow(`${join(root, "a")} was replaced while it was written to`);
    expect(readdirSync(join(root, "moved"))).toEqual(["a.txt"]);
    expect(readdirSync(elsewhere)).toEqual([]);
  });

  test("is named by its own path where the system refuses something in it", () => {
    const root = temporaryFolder();
    const act = (): void => {
      withOpenFolder(root, ["a"], (folder) => {
        mkdirSync(folder.locate("none/b"));
      });
    };
    expect(act).toThrow(`ENOENT: no such file or directory, mkdir '${join(root, "a", "none/b")}'`);
    expect(() =>
      withOpenFolder(root, ["a"], () => {
        throw new TypeError("mine");
      }),
    ).toThrow("mine");
  });

  test("that is gone, or whose name no system takes, is a fault of the system", () => {
    const root = temporaryFolder();
    rmSync(root, { recursive: true });
    expect(() => withOpenFolder(root, [], () => 0)).toThrow("ENOENT");
    const other = temporaryFolder();
    expect(() => withOpenFolder(other, ["a".repeat(300)], () => 0)).toThrow(/^ENAMETOOLONG: .*, mkdir /u);
  });

  test.runIf(SHOWS_DESCRIPTORS)("leaves no descriptor open, however it ends", () => {
    const root = temporaryFolder();
    const before = countDescriptors();
    for (let time = 0; time < 20; time++) {
      withOpenFolder(root, ["a", "b", "c"], () => 0);
      expect(() =>
        withOpenFolder(root, ["a"], () => {
          throw new Error("mine");
        }),
      ).toThrow("mine");
    }
    expect(countDescriptors()).toBe(before);
  });
});
