import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SEED } from "./torture.js";

export interface Score {
  tried: number;
  held: number;
}

/** What became of a file of tests. */
export interface FileRecord {
  /** How many tests passed, failed, and were not run on this machine. */
  readonly tests: readonly [passed: number, failed: number, skipped: number];
  /** By the promise and what was tried, as `1 crashes`. */
  readonly scores: Readonly<Record<string, Score>>;
  readonly failures: readonly string[];
  /** What failed, and passed when it was run again. */
  readonly mended?: readonly string[];
}

/** What one shard has run. */
export interface TortureRecord {
  readonly commit: string;
  readonly seed: number;
  readonly node: string;
  /** When it ended. */
  readonly date: string;
  readonly shard: { readonly index: number; readonly count: number };
  readonly minutes: number;
  /** The files of all shards. */
  readonly planned: readonly string[];
  readonly files: Readonly<Record<string, FileRecord>>;
  /** In place of files: the tests that were chosen by their titles, and passed. */
  readonly passedAgain?: readonly string[] | undefined;
}

/** The current folder is the root of the project, also where this runs from `build/`. */
const FOLDER = resolve("build", "torture");

/** The commit that is tested, and whether it is tested as it is. */
export function describeCommit(): string {
  const git = (...args: readonly string[]) => execFileSync("git", args, { encoding: "utf8" }).trim();
  const isChanged = git("status", "--porcelain", "--untracked-files=no", "--", ".", ":!docs") !== "";
  return git("rev-parse", "--short=12", "HEAD") + (isChanged ? " with changes" : "");
}

export function makeRecord(
  run: Pick<TortureRecord, "commit" | "shard" | "minutes" | "planned" | "files">,
): TortureRecord {
  return { ...run, seed: SEED, node: process.versions.node, date: new Date().toISOString() };
}

/** A shard that runs again takes the place of its last run. */
export function keepRecord(record: TortureRecord, name: string): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify(record, undefined, 2));
}

/** All that has run here, the oldest first: what ran again later counts. */
export function readRecords(): readonly TortureRecord[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as TortureRecord)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
