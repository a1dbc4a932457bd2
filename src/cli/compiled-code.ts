import { lstatSync, readdirSync, rmSync, statSync, type Stats } from "node:fs";
import { isAbsolute, join } from "node:path";
import { TOOL } from "../core/tool.js";
import { makeFolder, writeFile } from "../output/write-file.js";
import { isInside } from "../workspace/inside.js";
import { attempt, readRegular } from "../workspace/safe-read.js";

/**
 * What the engine has made of this program's files, kept from one run to the next. A run needs none of it, and believes
 * only what is whole, was made of the very text that it has, and lies where its user alone can read and write.
 */
export interface CompiledCode {
  read(name: string, text: Uint8Array): Uint8Array | undefined;
  /** Where it cannot be written, the next run is as slow as this one, and nothing is said. */
  write(name: string, text: Uint8Array, code: Uint8Array): void;
}

/** What of a process tells where compiled code is kept, and whose it is. */
export interface Runtime {
  readonly argv: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: string;
  readonly arch: string;
  readonly version: string;
  readonly getuid?: (() => number) | undefined;
  cwd(): string;
}

/** Commands that are run again and again, each with the name for what they call: nothing else of the code is compiled. */
const KEPT_AS: ReadonlyMap<string | undefined, string> = new Map([
  ["validate", "validate"],
  ["check", "validate"],
  ["pack", "pack"],
  ["release", "release"],
]);
const FOLDER = "plugin-preflight";
const LARGEST = 64 * 1024 * 1024;
/** The rights of a folder that is its user's alone. No checkout of a repository makes such folders by itself. */
const OWN = 0o700;
const RIGHTS = 0o777;
/** Of other versions of Node, of this tool, and of commands. */
const MOST_KEPT = 6;
const HOUR = 3_600_000;

/** `undefined` where nothing is kept: unwanted, no place for it, or a machine of CI, which begins anew each time. */
export function compiledCode(runtime: Runtime): CompiledCode | undefined {
  const { argv, env, arch, version } = runtime;
  const command = KEPT_AS.get(argv[2]);
  const isUnwanted = env["CI"] || env["NODE_DISABLE_COMPILE_CACHE"] || env["NODE_V8_COVERAGE"];
  const place = command === undefined || isUnwanted ? undefined : attempt(() => placeOf(runtime));
  if (place === undefined) return undefined;
  const folder = join(place, FOLDER);
  const own = join(folder, [TOOL.version, version, arch, command].join("-"));
  const areOwn = (): boolean => [folder, own].every((path) => isOwn(lstatSync(path), runtime));
  return {
    read: (name, text) => attempt(() => (areOwn() ? codeIn(readRegular(join(own, name), LARGEST), text) : undefined)),
    write: (name, text, code) =>
      attempt(() => {
        makeFolder(own, OWN);
        if (!areOwn()) return;
        writeFile(join(own, name), Buffer.concat([text, code, code]));
        clear(folder, own);
      }),
  };
}

/** Where the system keeps what can be made again, if that is this user's and not in what may be a plugin's repository. */
function placeOf(runtime: Runtime): string | undefined {
  const { XDG_CACHE_HOME, LOCALAPPDATA, HOME } = runtime.env;
  const isWindows = runtime.platform === "win32";
  const usual = runtime.platform === "darwin" ? "Library/Caches" : ".cache";
  const bases = [[XDG_CACHE_HOME, ""] as const, isWindows ? ([LOCALAPPDATA, ""] as const) : ([HOME, usual] as const)];
  const [base, way = ""] = bases.find(([path]) => path !== undefined && isAbsolute(path)) ?? [];
  if (base === undefined || !isOfUser(statSync(base), runtime)) return undefined;
  const place = join(base, way);
  return isInside(runtime.cwd(), place) ? undefined : place;
}

/** Whether it is a folder of this user's; Windows gives each user a place of their own. */
function isOfUser(stat: Stats, { getuid }: Runtime): boolean {
  return stat.isDirectory() && (!getuid || stat.uid === getuid());
}

/** Whether nobody else has a right to it, besides. */
function isOwn(stat: Stats, runtime: Runtime): boolean {
  return isOfUser(stat, runtime) && (!runtime.getuid || (stat.mode & RIGHTS) === OWN);
}

/** The code behind its text. It stands there twice, as the engine would run a damaged one: a lost block is no pair. */
function codeIn(bytes: Uint8Array | undefined, text: Uint8Array): Uint8Array | undefined {
  if (!bytes || Buffer.compare(bytes.subarray(0, text.length), text) !== 0) return undefined;
  const middle = (text.length + bytes.length) / 2;
  const [first, second] = [bytes.subarray(text.length, middle), bytes.subarray(middle)];
  return Buffer.compare(first, second) === 0 ? first : undefined;
}

/** Removes what has not been written to for longest, and what killed runs have left. */
function clear(folder: string, own: string): void {
  const aged = (within: string): readonly { readonly path: string; readonly time: number }[] =>
    readdirSync(within)
      .map((name) => join(within, name))
      .map((path) => ({ path, time: lstatSync(path).mtimeMs }));
  const others = aged(folder).filter(({ path }) => path !== own);
  const oldest = others.toSorted((a, b) => b.time - a.time).slice(MOST_KEPT - 1);
  const left = aged(own).filter(({ path, time }) => path.endsWith(".draft") && time < Date.now() - HOUR);
  for (const { path } of [...oldest, ...left]) rmSync(path, { recursive: true, force: true });
}
