import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { random } from "../../support/random.js";
import { explain, type Survivor } from "../mutants.js";
import { EXPLAINED } from "./explained.js";
import { drawChanges, findChanges, type Change } from "./find-changes.js";
import { readPlanted } from "./planted.js";
import { UNMEASURED, type OrdinaryRoom } from "./rooms.js";
import { record, tryChange, type Fate } from "./run-tests.js";
import { makeScratch } from "./scratch.js";

export interface UnnoticedChange extends Survivor {
  /** Whether any test runs the code. */
  readonly isReached: boolean;
}

export interface OrdinaryResult {
  readonly room: string;
  readonly seed: number;
  readonly all: number;
  readonly noticed: number;
  readonly survivors: readonly UnnoticedChange[];
}

export interface Draw {
  readonly count: number;
  readonly seed: number;
  /** Only lines that differ from this commit. */
  readonly since: string | undefined;
  /** A file with mistakes that are tried in place of what is drawn. */
  readonly planted: string | undefined;
}

/** Draws changes in these rooms, builds them all together, and runs the tests that reach each of them. */
export async function measureRooms(
  root: string,
  rooms: readonly OrdinaryRoom[],
  draw: Draw,
  print: (line: string) => void,
): Promise<readonly OrdinaryResult[]> {
  const drawn = draw.planted === undefined ? drawInRooms(root, rooms, draw) : readPlanted(root, draw.planted);
  const changes = drawn.map((change, at) => ({ ...change, number: at + 1 }));
  if (changes.length === 0) return [];
  print(`${String(changes.length)} changes, drawn with the seed ${String(draw.seed)}, are built together`);
  const scratch = makeScratch(root, changes);
  const used = rooms.filter(({ room }) => changes.some((change) => change.room === room));
  const files = listTests(root, used);
  print(`${String(files.length)} test files run once, without a change`);
  const { units, failed } = await record(scratch, files);
  for (const file of failed) print(`Left out, as it fails without a change: ${file}`);
  const tried: { readonly change: (typeof changes)[number]; readonly fate: Fate }[] = [];
  for (const change of changes) {
    const reaching = units.get(change.number) ?? [];
    const own = reaching.filter(({ file }) =>
      isTestOf(
        used.find(({ room }) => room === change.room),
        file,
      ),
    );
    const fate = await tryChange(scratch, change, own);
    tried.push({ change, fate });
    print(`${String(change.number)} ${fate}: ${change.file}:${String(change.line)} (${String(own.length)} units)`);
  }
  return used.map(({ room }) =>
    summarize(
      room,
      draw.seed,
      tried.filter(({ change }) => change.room === room),
    ),
  );
}

function summarize(
  room: string,
  seed: number,
  tried: readonly { readonly change: Change; readonly fate: Fate }[],
): OrdinaryResult {
  const left = tried.filter(({ fate }) => fate === "survived" || fate === "unreached");
  const survivors = left.map(({ change: { file, line, source, before, after }, fate }) => {
    const survivor = { file, line, source, before, after };
    return { ...survivor, why: explain(survivor, EXPLAINED), isReached: fate === "survived" };
  });
  return { room, seed, all: tried.length, noticed: tried.length - left.length, survivors };
}

interface ChangeInRoom extends Change {
  readonly room: string;
}

function drawInRooms(root: string, rooms: readonly OrdinaryRoom[], draw: Draw): readonly ChangeInRoom[] {
  const possible = rooms.map((room) => listPossible(root, room, draw.since));
  // What somebody has changed is one whole, whatever rooms it is in.
  const pools = draw.since === undefined ? possible : [possible.flat()];
  return pools.flatMap((pool) => drawChanges(pool, draw.count, random(draw.seed)));
}

function listPossible(
  root: string,
  { room, folder }: OrdinaryRoom,
  since: string | undefined,
): readonly ChangeInRoom[] {
  const names = readdirSync(join(root, folder), { recursive: true, encoding: "utf8" });
  const files = names.map((name) => `${folder}/${name.replaceAll("\\", "/")}`).toSorted();
  const measured = files.filter(
    (file) => /(?<!\.d)\.ts$/u.test(file) && !UNMEASURED.some((start) => file.startsWith(start)),
  );
  const touched = since === undefined ? undefined : listTouched(root, folder, since);
  return measured
    .flatMap((file) => findChanges(file, readFileSync(join(root, file), "utf8")))
    .filter(({ file, line }) => !touched || touched.get(file)?.has(line) === true)
    .map((change) => ({ ...change, room }));
}

/** The lines that differ from a commit, by file. */
function listTouched(root: string, folder: string, since: string): ReadonlyMap<string, ReadonlySet<number>> {
  const words = ["diff", "--unified=0", "--no-color", "--no-ext-diff", "--merge-base", since, "--", folder];
  const lines = execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 1e9 }).split("\n");
  const touched = new Map<string, Set<number>>();
  let own = new Set<number>();
  for (const line of lines) {
    const file = /^\+\+\+ b\/(.*)$/u.exec(line)?.[1];
    if (file !== undefined) touched.set(file, (own = new Set()));
    const [, start, length = "1"] = /^@@ -\S+ \+(\d+)(?:,(\d+))? @@/u.exec(line) ?? [];
    for (let at = 0; start !== undefined && at < Number(length); at++) own.add(Number(start) + at);
  }
  return touched;
}

function listTests(root: string, rooms: readonly OrdinaryRoom[]): readonly string[] {
  const roots = new Set(rooms.flatMap(({ tests }) => tests.map((path) => `test/${path}`)));
  const files = [...roots].flatMap((path) => {
    if (!existsSync(join(root, path)))
      throw new Error(`test/mutation/ordinary/rooms.ts names ${path}, which is not there`);
    if (statSync(join(root, path)).isFile()) return [path];
    const names = readdirSync(join(root, path), { recursive: true, encoding: "utf8" });
    return names.filter((name) => name.endsWith(".test.ts")).map((name) => `${path}/${name.replaceAll("\\", "/")}`);
  });
  return [...new Set(files)].toSorted();
}

function isTestOf(room: OrdinaryRoom | undefined, file: string): boolean {
  return room?.tests.some((path) => file === `test/${path}` || file.startsWith(`test/${path}/`)) ?? false;
}
