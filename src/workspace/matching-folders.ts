import picomatch from "picomatch";
import type { DiskWorkspace } from "./disk.js";
import { joinPath, type Listed } from "./workspace.js";

const OPTIONS: picomatch.PicomatchOptions = { noextglob: true, strictSlashes: false };
/** What a repository has at most before a search gives up. */
const MOST_ENTRIES = 1_000_000;

export interface Glob {
  /** The folder that the search begins in: the part of the pattern without signs. */
  readonly base: string;
  /** The rest, relative to it. */
  readonly pattern: string;
}

/** Takes a pattern such as `plugins/*` apart. */
export function readGlob(text: string): Glob {
  const { base, glob } = picomatch.scan(text.replace(/\/+$/u, ""), OPTIONS);
  return { base, pattern: glob };
}

/** Whether a folder, or one that it lies in, is of a pattern. */
export function makeMatcher(pattern: string): (folder: string) => boolean {
  const matches = picomatch(pattern.replace(/^\.\//u, "").replace(/\/+$/u, ""), OPTIONS);
  return (folder) => {
    const names = folder.split("/");
    return names.some((_, at) => matches(names.slice(0, at + 1).join("/")));
  };
}

interface Step {
  /** Relative to where the search begins. */
  readonly way: string;
  readonly depth: number;
  /** Whether all below has been looked at. */
  readonly isDone?: boolean;
}

/**
 * The folders below `base` that match a pattern and contain a file of some name, in no order; `undefined` when there is
 * too much to look through. Links are not followed. node_modules, hidden folders that the pattern does not spell out,
 * and the dist/ of a folder with such a file are skipped.
 *
 * Own code, not globby (16.2.4): the tree is untrusted, so entries are counted and let go of while it goes on, and
 * globby finds nothing for a `?` above the last name, as in `plugins/v?/manifest.json`.
 */
export function findMatchingFolders(
  workspace: DiskWorkspace,
  base: string,
  pattern: string,
  holding: string,
): readonly string[] | undefined {
  const matches = picomatch(pattern, OPTIONS);
  const hidden = /(?:^|\/)\./u.test(pattern);
  const deepest = /\*\*|\{[^}]*\//u.test(pattern) ? Infinity : pattern.split("/").length;
  const found: string[] = [];
  let entries = 0;

  /** Gives the folders right below in which the search goes on. */
  const look = (way: string, depth: number): readonly Listed[] => {
    const here = joinPath(base, way);
    const listed = workspace.list(here);
    entries += listed.length;
    const isMatch = listed.some(({ name, kind }) => name === holding && kind === "file");
    if (isMatch && (way === "" ? pattern === "**" : matches(way))) found.push(here);
    return depth === deepest ? [] : listed.filter((one) => one.kind === "folder" && isSearched(one.name, isMatch));
  };
  const isSearched = (name: string, isBuilt: boolean): boolean =>
    name !== "node_modules" && name !== ".git" && (hidden || !name.startsWith(".")) && !(isBuilt && name === "dist");

  const open: Step[] = [{ way: "", depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { way, depth, isDone } = next;
    // Of a million files only those on the way to the search's position are in memory.
    if (isDone) {
      workspace.forget(joinPath(base, way));
      continue;
    }
    open.push({ way, depth, isDone: true });
    for (const { name } of look(way, depth)) open.push({ way: joinPath(way, name), depth: depth + 1 });
    if (entries > MOST_ENTRIES) return undefined;
  }
  return found;
}
