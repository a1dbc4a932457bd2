import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { watchFolders, type FolderWatch, type WatchOptions } from "../../../src/base/files/watch-folders.js";
import { makePlugin, temporaryFolder, type Files } from "../../support/folders.js";
import { nightly } from "../../support/nightly.js";
import { POSIX } from "../../support/product.js";

const open: FolderWatch[] = [];
afterEach(() => {
  for (const watching of open.splice(0)) watching.close();
});

function watchedFolder(files: Files, options: Partial<WatchOptions> = {}) {
  const folder = makePlugin(files);
  const watching = watchFolders(folder, {
    signal: new AbortController().signal,
    enters: (path) => path !== "node_modules",
    ...options,
  });
  open.push(watching);
  return { folder, watching };
}

const FILES = { "manifest.json": "{}", "dist/plugin.js": "", "src/deep/part.ts": "", "node_modules/a/b.js": "" };

describe("a change is seen", () => {
  test.each(["manifest.json", "dist/plugin.js", "src/deep/part.ts", "src/new.ts"])("of %s", async (file) => {
    const { folder, watching } = watchedFolder(FILES);
    writeFileSync(join(folder, file), "{ }");
    expect(await watching.nextChange()).toContain(file);
  });

  test.runIf(POSIX)("of a file whose name has a backslash", async () => {
    const { folder, watching } = watchedFolder(FILES);
    writeFileSync(join(folder, "src", "a\\b.ts"), "");
    expect(await watching.nextChange()).toContain("src/a\\b.ts");
  });

  nightly("of a file that an editor replaces by another", async () => {
    const { folder, watching } = watchedFolder(FILES);
    for (let save = 0; save < 3; save++) {
      writeFileSync(join(folder, ".manifest.json.swp"), String(save));
      renameSync(join(folder, ".manifest.json.swp"), join(folder, "manifest.json"));
      expect(await watching.nextChange()).toContain("manifest.json");
    }
  });

  nightly("of a file that is removed, and of a folder", async () => {
    const { folder, watching } = watchedFolder(FILES);
    rmSync(join(folder, "manifest.json"));
    expect(await watching.nextChange()).toContain("manifest.json");
    rmSync(join(folder, "src"), { recursive: true });
    expect(await watching.nextChange()).toContain("src");
  });

  nightly("in a folder that is made later, and in one that is made again", async () => {
    const { folder, watching } = watchedFolder(FILES);
    rmSync(join(folder, "dist"), { recursive: true });
    await watching.nextChange();
    for (const made of ["dist", "docs/deep"]) {
      mkdirSync(join(folder, made), { recursive: true });
      await watching.nextChange();
      writeFileSync(join(folder, made, "file"), "");
      expect(await watching.nextChange()).toContain(`${made}/file`);
    }
  });

  nightly("where the whole folder was gone for a while", async () => {
    const { folder, watching } = watchedFolder(FILES);
    rmSync(folder, { recursive: true });
    await watching.nextChange();
    const back = watching.nextChange();
    makePlugin(FILES, folder);
    await back;
    writeFileSync(join(folder, "dist", "plugin.js"), "1");
    expect((await watching.nextChange()).join()).toMatch(/plugin\.js|dist/u);
  });

  nightly("that comes while nobody waits", async () => {
    const { folder, watching } = watchedFolder(FILES);
    writeFileSync(join(folder, "manifest.json"), "1");
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await watching.nextChange()).toEqual(["manifest.json"]);
  });
});

describe("the time until a change is reported", () => {
  const TEN = Array.from({ length: 10 }, (_, at) => `dist/part-${String(at)}.js`);

  async function measureReport(files: readonly string[], sleep = 0): Promise<number> {
    const { folder, watching } = watchedFolder(FILES);
    for (const file of files) writeFileSync(join(folder, file), "1");
    await new Promise((resolve) => setTimeout(resolve, sleep));
    const started = performance.now();
    expect(await watching.nextChange()).toContain(files[0]);
    return performance.now() - started;
  }

  nightly("is shorter for a bundle and its map than for a whole build", async () => {
    expect(await measureReport(["dist/plugin.js", "dist/plugin.js.map"])).toBeLessThan(await measureReport(TEN));
  });

  nightly("has passed for a build that came while nobody waited", async () => {
    expect(await measureReport(TEN, 1000)).toBeLessThan(await measureReport(TEN));
  });
});

/** Writes files, and waits for their changes. Returns those that were not seen before the watch ended. */
async function writeAndSee(
  watching: FolderWatch,
  folder: string,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  for (const file of files) writeFileSync(join(folder, file), String(Math.random()));
  const missing = new Set(files);
  while (missing.size > 0) {
    const changed = await watching.nextChange();
    if (changed.length === 0) break;
    for (const path of changed) missing.delete(path);
  }
  return missing;
}

function remake(folder: string, files: Files = { "plugin.js": "made again", "deep/part.js": "" }): void {
  rmSync(folder, { recursive: true });
  makePlugin(files, folder);
}

/** What builds, checkouts and package managers do within the quiet time. */
const REPLACEMENTS: Readonly<Record<string, (folder: string) => void>> = {
  "a folder is made again": (folder) => {
    remake(join(folder, "dist"));
  },
  "a folder is made again five times": (folder) => {
    for (let time = 0; time < 5; time++) remake(join(folder, "dist"));
  },
  "another folder is moved into the place of one": (folder) => {
    makePlugin({ "plugin.js": "", "deep/part.js": "" }, join(folder, "node_modules", "new"));
    renameSync(join(folder, "dist"), join(folder, "node_modules", "old"));
    renameSync(join(folder, "node_modules", "new"), join(folder, "dist"));
  },
  "a folder is moved away and back": (folder) => {
    renameSync(join(folder, "dist"), join(folder, "node_modules", "aside"));
    renameSync(join(folder, "node_modules", "aside"), join(folder, "dist"));
  },
  "a folder of a folder is made again": (folder) => {
    remake(join(folder, "dist", "deep"), { "part.js": "made again" });
  },
  "a folder with its own name in it is made again": (folder) => {
    remake(join(folder, "dist"), { "plugin.js": "", "deep/part.js": "", "dist/plugin.js": "" });
  },
  "a folder was a file for a while": (folder) => {
    rmSync(join(folder, "dist"), { recursive: true });
    writeFileSync(join(folder, "dist"), "");
    rmSync(join(folder, "dist"));
    makePlugin({ "plugin.js": "", "deep/part.js": "" }, join(folder, "dist"));
  },
  "the whole folder is made again": (folder) => {
    remake(folder, { ...FILES, "dist/deep/part.js": "" });
  },
  "another folder is moved into the place of the whole one": (folder) => {
    makePlugin({ ...FILES, "dist/deep/part.js": "" }, `${folder}-new`);
    renameSync(folder, `${folder}-old`);
    renameSync(`${folder}-new`, folder);
  },
  "the folder above the whole one is replaced": (folder) => {
    renameSync(dirname(folder), `${dirname(folder)}-old`);
    makePlugin({ ...FILES, "dist/deep/part.js": "" }, folder);
  },
};

describe.concurrent("a change is still seen after", () => {
  nightly.each(Object.entries(REPLACEMENTS))("%s", async (_, replace) => {
    const folder = makePlugin({ ...FILES, "dist/deep/part.js": "" }, join(temporaryFolder(), "above", "plugin"));
    const { signal } = new AbortController();
    const watching = watchFolders(folder, { signal, enters: (path) => path !== "node_modules" });
    // Twice: the new watchers must be replaced, too.
    for (let time = 0; time < 2; time++) {
      replace(folder);
      await watching.nextChange();
      const files = ["dist/plugin.js", "dist/deep/part.js"];
      expect(await writeAndSee(watching, folder, files)).toEqual(new Set());
      const aside = [`${folder}-old`, `${dirname(folder)}-old`, join(folder, "node_modules", "old")];
      for (const path of aside) rmSync(path, { recursive: true, force: true });
    }
    watching.close();
  });
});

describe("no change", () => {
  nightly("is one of what is left out, and many at once are one", async () => {
    const { folder, watching } = watchedFolder(FILES, { ignores: (path) => path === "report.json" });
    writeFileSync(join(folder, "node_modules", "a", "b.js"), "1");
    writeFileSync(join(folder, "report.json"), "1");
    for (let at = 0; at < 200; at++) writeFileSync(join(folder, "src", `${String(at)}.ts`), "");
    const changed = await watching.nextChange();
    expect([changed.length, changed.every((path) => path.startsWith("src"))]).toEqual([200, true]);
  });

  test("is waited for once the watching is called off", async () => {
    const controller = new AbortController();
    const { watching } = watchedFolder(FILES, { signal: controller.signal });
    const changed = watching.nextChange();
    controller.abort();
    expect(await changed).toEqual([]);
    expect(await watching.nextChange()).toEqual([]);
  });

  nightly.runIf(POSIX)("is looked for behind a link", async () => {
    const outside = makePlugin({ "file.js": "" });
    const folder = makePlugin(FILES);
    symlinkSync(outside, join(folder, "linked"));
    const watching = watchFolders(folder, { signal: new AbortController().signal, enters: () => true });
    open.push(watching);
    writeFileSync(join(outside, "file.js"), "1");
    writeFileSync(join(folder, "manifest.json"), "1");
    expect(await watching.nextChange()).toEqual(["manifest.json"]);
  });
});

nightly("ten thousand files need no more watchers than their folders", async () => {
  const files = Array.from({ length: 10_000 }, (_, at) => [`many/${String(at % 20)}/${String(at)}.txt`, ""] as const);
  const { folder, watching } = watchedFolder(Object.fromEntries(files));
  expect(watching.countUnwatched()).toBe(0);
  writeFileSync(join(folder, "many", "19", "9999.txt"), "1");
  expect(await watching.nextChange()).toEqual(["many/19/9999.txt"]);
});

nightly("more folders than a system may watch are counted, and the nearest are watched", async () => {
  const files = Array.from({ length: 4100 }, (_, at) => [`many/${String(at)}/`, ""] as const);
  const { folder, watching } = watchedFolder({ "manifest.json": "", ...Object.fromEntries(files) });
  // The folder itself, the one with the others in it, and those.
  expect(watching.countUnwatched()).toBe(102);
  writeFileSync(join(folder, "manifest.json"), "1");
  expect(await watching.nextChange()).toEqual(["manifest.json"]);
});
