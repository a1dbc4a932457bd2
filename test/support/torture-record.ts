import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./project.js";
import { SEED } from "./torture.js";

export interface Score {
  tried: number;
  held: number;
}

/** What one shard has run. */
export interface TortureRecord {
  readonly commit: string;
  readonly seed: number;
  readonly node: string;
  readonly date: string;
  readonly shard: { readonly index: number; readonly count: number };
  readonly minutes: number;
  /** The files that this shard is to run. */
  readonly planned: readonly string[];
  /** By the promise and what was tried, as `1 crashes`. */
  readonly scores: Record<string, Score>;
  /** How many tests of each file passed, failed and were not run. */
  readonly files: Record<string, readonly [passed: number, failed: number, skipped: number]>;
  readonly failures: readonly string[];
}

const FOLDER = join(ROOT, "build", "torture");

/** What a record begins with: all that is known before a test has run. */
export function beginRecord(shard: TortureRecord["shard"]): Omit<TortureRecord, "minutes" | "planned"> {
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
  const changed = git("status", "--porcelain", "--untracked-files=no") === "" ? "" : " with changes";
  const commit = git("rev-parse", "--short=12", "HEAD") + changed;
  const date = new Date().toISOString().slice(0, 10);
  return { commit, seed: SEED, node: process.versions.node, date, shard, scores: {}, files: {}, failures: [] };
}

export function keepRecord(record: TortureRecord): void {
  mkdirSync(FOLDER, { recursive: true });
  const { index, count } = record.shard;
  writeFileSync(join(FOLDER, `${String(index)}-of-${String(count)}.json`), JSON.stringify(record, undefined, 2));
}

/** The records of all shards of one run: of one commit, one seed and one number of shards. */
export function readRecords({ commit, seed, shard: { count } }: TortureRecord): readonly TortureRecord[] {
  return listRecords().filter((one) => one.commit === commit && one.seed === seed && one.shard.count === count);
}

export function listRecords(): readonly TortureRecord[] {
  return readdirSync(FOLDER)
    .filter((name) => /^\d+-of-\d+\.json$/u.test(name))
    .map((name) => JSON.parse(readFileSync(join(FOLDER, name), "utf8")) as TortureRecord)
    .toSorted((one, other) => one.shard.index - other.shard.index);
}
