import { execFileSync } from "node:child_process";
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { describe, expect, test } from "vitest";
import { NotWrittenError } from "../../../src/base/output/path-of-file.js";
import { writeFile } from "../../../src/base/output/write-file.js";
import { temporaryFolder } from "../../support/folders.js";
import { POSIX } from "../../support/product.js";

const CANARY = "//registry.example.com/:_authToken=canary\n";

/** A checkout beside a home with a file in it that nobody may change. */
function place(isRepository = true): { readonly checkout: string; readonly home: string; canary(): string } {
  const root = temporaryFolder();
  const [checkout, home] = [join(root, "checkout"), join(root, "home")];
  mkdirSync(join(checkout, ".git", "hooks"), { recursive: true });
  if (!isRepository) execFileSync("rm", ["-r", join(checkout, ".git")]);
  mkdirSync(home);
  writeFileSync(join(home, ".npmrc"), CANARY);
  return { checkout, home, canary: () => readFileSync(join(home, ".npmrc"), "utf8") + readdirSync(home).join() };
}

const HARMLESS = `${CANARY}.npmrc`;

describe.runIf(POSIX)("in a checkout nothing is written", () => {
  test.each<[what: string, plant: (checkout: string, home: string) => unknown, path: string]>([
    [
      "through a link",
      (at, home) => {
        symlinkSync(join(home, ".npmrc"), join(at, "r.json"));
      },
      "r.json",
    ],
    [
      "through a relative link",
      (at, home) => {
        symlinkSync(relative(at, join(home, ".npmrc")), join(at, "r.json"));
      },
      "r.json",
    ],
    [
      "through a link to nothing",
      (at, home) => {
        symlinkSync(join(home, "new"), join(at, "r.json"));
      },
      "r.json",
    ],
    [
      "through a link to a file of the checkout",
      (at) => {
        symlinkSync(".git/config", join(at, "r.json"));
      },
      "r.json",
    ],
    [
      "through a linked folder",
      (at, home) => {
        symlinkSync(home, join(at, "out"));
      },
      "out/.npmrc",
    ],
    [
      "through a linked folder, into a new one",
      (at, home) => {
        symlinkSync(home, join(at, "out"));
      },
      "out/new/r.json",
    ],
    [
      "through a link far above",
      (at, home) => {
        symlinkSync(home, join(at, "a"));
      },
      "a/b/c/d/r.json",
    ],
    [
      "through a chain of links",
      (at, home) => {
        symlinkSync(home, join(at, "b"));
        symlinkSync("b", join(at, "a"));
      },
      "a/.npmrc",
    ],
    [
      "through a link that leads back in",
      (at) => {
        symlinkSync(".", join(at, "a"));
      },
      "a/r.json",
    ],
    [
      "through a link to git's folder",
      (at) => {
        symlinkSync(".git", join(at, "a"));
      },
      "a/config",
    ],
    ["into a pipe", (at) => execFileSync("mkfifo", [join(at, "r.json")]), "r.json"],
  ])("%s", (_, plant, path) => {
    for (const isRepository of [true, false]) {
      const { checkout, home, canary } = place(isRepository);
      plant(checkout, home);
      const before = readdirSync(checkout, { recursive: true }).join();
      expect(() => {
        writeFile(join(checkout, path), "evil", [checkout]);
      }).toThrow(NotWrittenError);
      expect([canary(), readdirSync(checkout, { recursive: true }).join()]).toEqual([HARMLESS, before]);
    }
  });

  test.each([
    ...[".git/config", ".git/hooks/pre-commit", ".git", ".GIT/config", ".giT/new/x", "sub/.git/config", "git~1/config"],
    ...["GIT~2/x", ".git./config", ".git /config", ".git::$INDEX_ALLOCATION/config", ".g\u200cit/config", ".git:x"],
  ])("into git's own folder, by whatever name: %j", (path) => {
    const { checkout } = place();
    const before = readdirSync(checkout, { recursive: true }).join();
    expect(() => {
      writeFile(join(checkout, path), "evil", [checkout]);
    }).toThrow(/in git's own folder/u);
    expect(readdirSync(checkout, { recursive: true }).join()).toBe(before);
  });

  test("also where the path comes in by a link of the caller's, or the run knows only an inner folder", () => {
    const { checkout, home, canary } = place();
    symlinkSync(home, join(checkout, "out"));
    const own = join(home, "..");
    symlinkSync(checkout, join(own, "mine"));
    symlinkSync("checkout/out", join(own, "folder"));
    symlinkSync("checkout/out/.npmrc", join(own, "file"));
    mkdirSync(join(checkout, "plugin"));
    for (const path of ["mine/out/.npmrc", "folder/.npmrc", "folder/new/x", "file", "checkout/plugin/../out/.npmrc"]) {
      expect(() => {
        writeFile(join(own, path), "evil", [join(checkout, "plugin")]);
      }, path).toThrow(NotWrittenError);
    }
    expect(canary()).toBe(HARMLESS);
  });
});

describe.runIf(POSIX)("what is asked for is written", () => {
  test("as a plain file in the checkout, with the folders above it, and a file that exists keeps its rights", () => {
    const { checkout } = place();
    writeFileSync(join(checkout, "old.json"), "old", { mode: 0o640 });
    for (const path of [
      "new.json",
      "a/b/new.json",
      "old.json",
      ".github/report.json",
      ".gitignore",
      "git/x",
      "a.git/x",
    ]) {
      writeFile(join(checkout, path), path, [checkout]);
      expect(readFileSync(join(checkout, path), "utf8")).toBe(path);
    }
    expect(lstatSync(join(checkout, "old.json")).mode & 0o777).toBe(0o640);
    expect(readdirSync(checkout, { recursive: true }).join()).not.toContain("draft");
  });

  test("outside it wherever the caller's own path leads, links too", () => {
    const { checkout, home } = place();
    symlinkSync(join(home, "target"), join(home, "link"));
    writeFileSync(join(home, "target"), "old");
    symlinkSync(home, join(home, "..", "short"));
    writeFile(join(home, "..", "short", "link"), "new", [checkout]);
    expect(readFileSync(join(home, "target"), "utf8")).toBe("new");
    expect(lstatSync(join(home, "link")).isSymbolicLink()).toBe(true);
  });
});
