import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { copyFolder, manifestWith, temporaryFolder, wholePlugin } from "../support/folders.js";
import { POSIX, runCliHere } from "../support/product.js";
import { initialize } from "../support/repository.js";
import { swapAtCall } from "../support/swap-at-call.js";
import { sampleOf } from "../support/torture.js";

const SECRET = "canary-of-nobody";

interface Case {
  readonly what: string;
  readonly args: readonly string[];
  /** The folder that is swapped, in the repository. */
  readonly folder: string;
}

const CASES: readonly Case[] = [
  { what: "pack reads", args: ["pack", ".", "--out", "../p.zip"], folder: "dist" },
  { what: "pack writes", args: ["pack", ".", "--out", "out/deep/p.zip"], folder: "out" },
  { what: "pack writes into new folders", args: ["pack", ".", "--out", "out/new/er/p.zip"], folder: "out" },
  { what: "pack writes all", args: ["pack", ".", "--artifact-dir", "out/deep"], folder: "out/deep" },
  { what: "a report is written", args: ["validate", "--format", "json", "--output", "out/deep/r.json"], folder: "out" },
  { what: "a baseline is written", args: ["validate", "--baseline", "out/b.json", "--update-baseline"], folder: "out" },
  { what: "a fix is written", args: ["validate", "inner", "--fix"], folder: "inner" },
];

const clean = wholePlugin({ "out/deep/": "", "out/keep": "" }, join(temporaryFolder(), "clean"));
wholePlugin({ "manifest.json": manifestWith({ permissions: ["storage", "storage"] }) }, join(clean, "inner"));
initialize(clean);

/** A repository, and a folder beside it with files of the same names, which nobody may read or write. */
function place(folder: string) {
  const above = temporaryFolder();
  const [root, outside] = [copyFolder(clean, join(above, "repository")), join(above, "outside")];
  copyFolder(join(root, folder), outside);
  mkdirSync(join(outside, "deep"), { recursive: true });
  writeFileSync(join(outside, "plugin.js"), `export const secret = "${SECRET}";\n`);
  writeFileSync(join(outside, "b.json"), SECRET);
  return { above, root, outside };
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

/** Runs a command while the folder is swapped before one call; gives how many calls there were. */
async function runSwapped({ args, folder }: Case, call: number | undefined, isBack: boolean): Promise<number> {
  const { above, root, outside } = place(folder);
  const before = listAll(outside);
  let ended = { status: null as number | null, output: "" };
  const swap = { folder: join(root, folder), outside, isBack, ...(call !== undefined && { call }) };
  const count = await swapAtCall(swap, async () => {
    ended = await runCliHere(args, { cwd: root });
  });
  const context = `call ${String(call)}: ${ended.output}`;
  expect(listAll(outside), context).toEqual(before);
  expect([0, 1, 2, 5], context).toContain(ended.status);
  expect(ended.output).not.toContain(SECRET);
  const archive = join(above, "p.zip");
  if (existsSync(archive)) expect(execFileSync("unzip", ["-p", archive]).includes(SECRET), context).toBe(false);
  rmSync(above, { recursive: true, force: true });
  return count;
}

describe.runIf(POSIX)("a folder that another process swaps for a link, before any of the calls,", () => {
  test.each(CASES)("leads nobody out: $what", async (one) => {
    const count = await runSwapped(one, undefined, false);
    expect(count).toBeGreaterThan(3);
    const calls = Array.from({ length: count }, (_, at) => at);
    const matrix = calls.flatMap((call) => [true, false].map((isBack) => ({ call, isBack })));
    for (const { call, isBack } of sampleOf(matrix, 3)) await runSwapped(one, call, isBack);
  });
});
