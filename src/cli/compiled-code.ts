import { lstatSync, readdirSync, renameSync, rmSync, statSync, writeFileSync, type Stats } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { makeFolder } from "../output/write-file.js";
import { attempt, readRegular } from "../workspace/safe-read.js";
import { BUILD } from "./build.js";

/**
 * What the engine has made of this program's files, kept from one run to the next. A run needs none of it, and believes
 * only what is whole and lies where its user alone can write.
 */
export interface CompiledCode {
  read(name: string): Uint8Array | undefined;
  /** Where it cannot be written, the next run is as slow as this one, and nothing is said. */
  write(name: string, code: Uint8Array): void;
}

/** What of a process tells where compiled code is kept, and whose it is. */
export interface Runtime {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly arch: string;
  readonly version: string;
  readonly pid: number;
  readonly getuid?: (() => number) | undefined;
}

const FOLDER = "plugin-preflight";
const LARGEST = 64 * 1024 * 1024;
const OWN = 0o700;
const WRITABLE_BY_OTHERS = 0o022;
/** Of other versions of Node and of this tool. */
const MOST_KEPT = 4;

/** `undefined` where nothing is kept: unwanted, no folder for it, or a machine of CI, which begins anew each time. */
export function compiledCode(runtime: Runtime): CompiledCode | undefined {
  const { env, arch, version, pid } = runtime;
  const home = cacheHome(runtime);
  const isUnwanted = env["CI"] || env["NODE_DISABLE_COMPILE_CACHE"] || env["NODE_V8_COVERAGE"];
  if (home === undefined || isUnwanted) return undefined;
  const folder = join(home, FOLDER);
  const own = join(folder, `${BUILD}-${version}-${arch}`);
  return {
    read: (name) => attempt(() => (isOwn(folder, runtime) ? whole(readRegular(join(own, name), LARGEST)) : undefined)),
    write: (name, code) =>
      attempt(() => {
        if (!isOfUser(nearest(home), runtime)) return;
        makeFolder(folder, OWN);
        if (!isOwn(folder, runtime)) return;
        makeRoom(folder, own);
        const draft = join(own, `${name}.${String(pid)}.draft`);
        writeFileSync(draft, twice(code), { flag: "wx", mode: 0o600 });
        renameSync(draft, join(own, name));
      }),
  };
}

/** Where a system keeps what can be made again. */
function cacheHome({ env, platform }: Runtime): string | undefined {
  const { HOME, LOCALAPPDATA, XDG_CACHE_HOME } = env;
  const named = [XDG_CACHE_HOME, platform === "win32" ? LOCALAPPDATA : undefined].find(
    (path) => path && isAbsolute(path),
  );
  if (named || platform === "win32" || !HOME || !isAbsolute(HOME)) return named;
  return platform === "darwin" ? join(HOME, "Library", "Caches") : join(HOME, ".cache");
}

/** Whether a folder is this user's, and no other may write to it; Windows gives each user a place of their own. */
function isOwn(folder: string, runtime: Runtime): boolean {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return false;
  return !runtime.getuid || (isOfUser(stat, runtime) && (stat.mode & WRITABLE_BY_OTHERS) === 0);
}

function isOfUser({ uid }: Stats, { getuid }: Runtime): boolean {
  return !getuid || uid === getuid();
}

/** A folder, or the first above it that is there: a user who borrows another's home leaves nothing in it. */
function nearest(folder: string): Stats {
  return statSync(folder, { throwIfNoEntry: false }) ?? nearest(dirname(folder));
}

// Code is written twice, as the engine would run a damaged one: half a file and a lost block are no pair.
function twice(code: Uint8Array): Uint8Array {
  return Buffer.concat([code, code]);
}

function whole(bytes: Uint8Array | undefined): Uint8Array | undefined {
  if (!bytes) return undefined;
  const [first, second] = [bytes.subarray(0, bytes.length / 2), bytes.subarray(bytes.length / 2)];
  return Buffer.compare(first, second) === 0 ? first : undefined;
}

/** Makes the folder of this build, and removes those of others that were not written to for longest. */
function makeRoom(folder: string, own: string): void {
  if (statSync(own, { throwIfNoEntry: false })) return;
  makeFolder(own, OWN);
  const others = readdirSync(folder).map((name) => join(folder, name));
  const byAge = others.map((path) => ({ path, age: statSync(path).mtimeMs })).toSorted((a, b) => b.age - a.age);
  for (const { path } of byAge.slice(MOST_KEPT)) rmSync(path, { recursive: true, force: true });
}
