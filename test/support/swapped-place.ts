import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { copyFolder, manifestWith, temporaryFolder, wholePlugin } from "./folders.js";
import type { Ended } from "./process.js";
import { initialize } from "./repository.js";

const SECRET = "canary-of-nobody";

export interface SwapCase {
  readonly what: string;
  readonly args: readonly string[];
  /** The folder that is swapped, in the repository. */
  readonly folder: string;
}

/** What reads or writes below a folder that another process may swap for a link. */
export const SWAP_CASES: readonly SwapCase[] = [
  { what: "pack reads", args: ["pack", ".", "--out", "../p.zip"], folder: "dist" },
  { what: "pack writes", args: ["pack", ".", "--out", "out/deep/p.zip"], folder: "out" },
  { what: "pack writes into new folders", args: ["pack", ".", "--out", "out/new/er/p.zip"], folder: "out" },
  { what: "pack writes all", args: ["pack", ".", "--artifact-dir", "out/deep"], folder: "out/deep" },
  { what: "a report is written", args: ["validate", "--format", "json", "--output", "out/deep/r.json"], folder: "out" },
  { what: "a baseline is written", args: ["validate", "--baseline", "out/b.json", "--update-baseline"], folder: "out" },
  { what: "a fix is written", args: ["validate", "inner", "--fix"], folder: "inner" },
];

export interface SwapPlace {
  readonly above: string;
  readonly root: string;
  readonly outside: string;
  /** Fails where something outside was written, or read into an archive or a report. */
  expectNothingOutside(ended: Pick<Ended, "output" | "status">, context: string): void;
}

/** Makes repositories, each with a folder beside it that has files of the same names, which nobody may read or write. */
export function makePlaces(): (folder: string) => SwapPlace {
  const clean = wholePlugin({ "out/deep/": "", "out/keep": "" }, join(temporaryFolder(), "clean"));
  wholePlugin({ "manifest.json": manifestWith({ permissions: ["storage", "storage"] }) }, join(clean, "inner"));
  initialize(clean);
  return (folder) => {
    const above = temporaryFolder();
    const [root, outside] = [copyFolder(clean, join(above, "repository")), join(above, "outside")];
    copyFolder(join(root, folder), outside);
    mkdirSync(join(outside, "deep"), { recursive: true });
    writeFileSync(join(outside, "plugin.js"), `export const secret = "${SECRET}";\n`);
    writeFileSync(join(outside, "b.json"), SECRET);
    const before = listAll(outside);
    return {
      above,
      root,
      outside,
      expectNothingOutside({ status, output }, context) {
        expect(listAll(outside), context).toEqual(before);
        expect([0, 1, 2, 5], context).toContain(status);
        expect(output).not.toContain(SECRET);
        const archive = join(above, "p.zip");
        if (existsSync(archive)) expect(execFileSync("unzip", ["-p", archive]).includes(SECRET), context).toBe(false);
      },
    };
  };
}

function listAll(folder: string): readonly string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isFile() ? `${path} ${readFileSync(path, "latin1")}` : path;
    })
    .toSorted();
}
