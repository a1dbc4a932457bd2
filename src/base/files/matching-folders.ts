import { statSync, type Dirent } from "node:fs";
import { dirname, join, posix } from "node:path";
import { globbySync } from "globby";
import micromatch from "micromatch";
import { isInside } from "./inside.js";
import { attempt, readFolder } from "./safe-read.js";
import { joinPath, type Listed } from "./workspace.js";

const OPTIONS: micromatch.Options = { noextglob: true };
/** After this many entries a search gives up. */
const MAX_ENTRIES = 1_000_000;
/** How many patterns the braces of one may expand to. Each is searched for by itself. */
const MAX_ALTERNATIVES = 1000;

export interface SplitGlob {
  /** The folder that the search begins in: the part of the pattern without signs. */
  readonly base: string;
  /** The rest, relative to it. */
  readonly pattern: string;
}

/** Takes a pattern such as `plugins/*` apart. */
export function splitGlob(text: string): SplitGlob {
  const { base, glob } = micromatch.scan(text.replace(/\/+$/u, ""), OPTIONS);
  return { base, pattern: glob };
}

/** Makes a test of whether a folder, or one above it, matches a pattern. */
export function makeMatcher(pattern: string): (folder: string) => boolean {
  const matches = micromatch.matcher(pattern.replace(/^\.\//u, "").replace(/\/+$/u, ""), OPTIONS);
  return (folder) => {
    const names = folder.split("/");
    return names.some((_, at) => matches(names.slice(0, at + 1).join("/")));
  };
}

/** Makes a test of whether a folder with a file of some name matches a pattern, as {@link findMatchingFolders} finds it. */
export function makeFolderTest(pattern: string, file: string): (folder: string) => boolean {
  const matches = micromatch.matcher(`${pattern}/${file}`, OPTIONS);
  return (folder) => matches(joinPath(folder, file));
}

/** What matches a pattern, relative to the repository; or why the search ended before all was looked at. */
export type FolderSearch = FoundFolders | UnfinishedSearch;

export interface FoundFolders {
  readonly folders: readonly string[];
  /** Those that are links to such folders, wherever they lead. */
  readonly links: readonly string[];
}

export type UnfinishedSearch =
  | { readonly refused: "too-many-alternatives"; readonly most: number }
  | { readonly refused: "too-many-entries"; readonly most: number; readonly foldersLeft: number };

/** The limit of a search, and what lists a folder instead of the disk. */
interface Search {
  readonly most?: number;
  list?(folder: string): readonly Listed[] | undefined;
}

/**
 * Finds the folders below `base` that match a pattern and have a file of some name, in no order. Nothing below a link
 * is searched; node_modules, hidden folders that the pattern does not spell out, and what such a folder has built into
 * its dist/ are passed by. globby reads the tree, which is untrusted, through a reader that counts, and that shows
 * nothing else.
 *
 * @param root the repository's real path
 */
export function findMatchingFolders(
  root: string,
  base: string,
  pattern: string,
  file: string,
  { most = MAX_ENTRIES, list = readFolder }: Search = {},
): FolderSearch {
  if (countAlternatives(pattern) > MAX_ALTERNATIVES)
    return { refused: "too-many-alternatives", most: MAX_ALTERNATIVES };
  const top = join(root, base);
  const hidden = /(?:^|\/)\./u.test(pattern);
  /** The folders that may be looked into, and whether they were. */
  const open = new Map<string, boolean>([[top, false]]);
  const links = new Set<string>();
  let entries = 0;

  const isSearched = (name: string, isBuilt: boolean): boolean =>
    name !== "node_modules" && name !== ".git" && (hidden || !name.startsWith(".")) && !(isBuilt && name === "dist");
  const isOpen = (folder: string): boolean => {
    if (!open.has(folder) && folder !== top && isInside(top, folder)) readEntries(dirname(folder));
    return open.has(folder);
  };
  const leadsToFile = (link: string): boolean => attempt(() => statSync(join(link, file)).isFile()) === true;
  const readEntries = (folder: string): readonly Listed[] => {
    if (entries > most) return [];
    // Behind a link, only the file itself is looked for.
    if (links.has(folder)) return [{ name: file, kind: "file" }];
    if (!isOpen(folder)) return [];
    open.set(folder, true);
    const listed = list(folder) ?? [];
    entries += listed.length;
    if (entries > most) return [];
    const isBuilt = listed.some(({ name, kind }) => name === file && kind === "file");
    return listed.flatMap(({ name, kind }): readonly Listed[] => {
      if (kind !== "folder" && kind !== "link") return [{ name, kind }];
      if (!isSearched(name, isBuilt)) return [];
      const path = join(folder, name);
      if (kind === "folder" && !open.has(path)) open.set(path, false);
      if (kind === "link" && leadsToFile(path)) links.add(path);
      return [{ name, kind: links.has(path) ? "folder" : kind }];
    });
  };

  function readdirSync(folder: string, options: { readonly withFileTypes: true }): Entry[];
  function readdirSync(folder: string): string[];
  function readdirSync(folder: string, options?: object): Entry[] | string[] {
    if (options) return readEntries(folder).map(makeEntry);
    return readEntries(folder).map(({ name }) => name);
  }

  const found = globbySync(translateForGlobby(`${pattern}/${file}`), {
    cwd: top,
    fs: { readdirSync },
    followSymbolicLinks: false,
    expandDirectories: false,
    extglob: false,
  });
  if (entries > most) {
    const foldersLeft = [...open.values()].filter((isDone) => !isDone).length;
    return { refused: "too-many-entries", most, foldersLeft };
  }
  const folders = found.map(getFolder);
  const isLink = (folder: string): boolean => links.has(join(top, folder));
  const inRepository = (folder: string): string => joinPath(base, folder);
  return {
    folders: folders.filter((folder) => !isLink(folder)).map(inRepository),
    links: folders.filter(isLink).map(inRepository),
  };
}

/**
 * As globby finds what is meant: it loses `?` above the last name, takes `!` for a pattern of what is left out, also
 * within braces, finds nothing for `***`, for names in parentheses and for what follows `[[:alpha:]]`, and reads a path
 * without signs past the reader of folders.
 */
function translateForGlobby(path: string): string {
  const classes = path.replace(/\[:([a-z]+):\]/gu, (sign, name: string) => CLASSES.get(name) ?? sign);
  const meant = classes.replace(/\\.|\[[!^]?\]?[^\]]*\]|[!?]|\*{3,}|\((?![^()]*\|)/gu, (sign, at: number) => {
    if (sign === "!" || sign === "(") return `\\${sign}`;
    if (sign.startsWith("*")) return "*";
    if (sign !== "?") return sign;
    return at === 0 || classes[at - 1] === "/" ? "[^./]" : "[^/]";
  });
  return meant.replace(/\/([^/])([^/]*)$/u, "/[$1]$2");
}

const CLASSES: ReadonlyMap<string, string> = new Map([
  ["alpha", "a-zA-Z"],
  ["digit", "0-9"],
  ["alnum", "a-zA-Z0-9"],
  ["lower", "a-z"],
  ["upper", "A-Z"],
]);

/** The folder of a file that was found. Braces may have put `.` and `..` into its path. */
function getFolder(path: string): string {
  const folder = posix.normalize(posix.dirname(path));
  return folder === "." ? "" : folder;
}

/** How many patterns one with braces means at most. */
function countAlternatives(pattern: string): number {
  const signs = pattern.replace(/\\./gu, "");
  const choices = signs.split("{").map((part) => 1 + (part.match(/,/gu)?.length ?? 0));
  const ranges = signs.matchAll(/(-?\d+|[a-z])\.\.(-?\d+|[a-z])/giu);
  const lengths = [...ranges].map(([, from = "", to = ""]) => 1 + Math.abs(parseRangeEnd(to) - parseRangeEnd(from)));
  return [...choices, ...lengths].reduce((product, one) => product * one, 1);
}

function parseRangeEnd(end: string): number {
  if (/\d/u.test(end)) return Number(end);
  return end.codePointAt(0) ?? 0;
}

/** An entry of a folder in the form that globby reads. */
function makeEntry({ name, kind }: Listed): Entry {
  return {
    name,
    isFile: () => kind === "file",
    isDirectory: () => kind === "folder",
    isSymbolicLink: () => kind === "link",
    isFIFO: isNever,
    isSocket: isNever,
    isBlockDevice: isNever,
    isCharacterDevice: isNever,
  };
}

type Entry = Omit<Dirent, "parentPath" | "path">;

const isNever = (): boolean => false;
