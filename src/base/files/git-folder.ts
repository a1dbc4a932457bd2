import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { attempt, readFolder, readKind, readRegular } from "./safe-read.js";
import type { GitFolder, Listed } from "./workspace.js";

/** The files that each working tree of a repository has for itself. */
const OWN_FILE = /^(?:[A-Z_]*HEAD|index|info\/sparse-checkout)$/u;
const MAX_POINTER_LENGTH = 16 * 1024;
const DECODER = new TextDecoder();
const NO_REPOSITORY = { absent: ".git is not a git repository" };

/** A pipe, a socket or a device is where git keeps a file: git would wait for it, or read it without end. */
export class UnsafeGitError extends Error {
  override readonly name = "UnsafeGitError";

  /** @param path on this disk */
  constructor(readonly path: string) {
    super(`${path} is a pipe, a socket or a device in git's folder`);
  }
}

/** The folders where git keeps the files of one working tree, and those that all working trees share. */
export interface GitPaths {
  readonly own: string;
  readonly common: string;
}

/**
 * In the folder `.git`, or where the file `.git` of a worktree or a submodule points; `undefined` where there is no
 * repository.
 */
export function findGitPaths(root: string): GitPaths | { readonly absent: string } | undefined {
  const dotGit = join(resolveLinks(root), ".git");
  const kind = readSafeKind(dotGit);
  // Git ignores an empty folder as well, which a person or a tool left behind.
  if (kind === undefined || (kind === "folder" && readFolder(dotGit)?.length === 0)) return undefined;
  const own = kind === "folder" ? dotGit : resolvePointer(root, /^gitdir: (.+)$/u.exec(readLine(dotGit) ?? "")?.[1]);
  if (own === undefined || readSafeKind(join(own, "HEAD")) !== "file") return NO_REPOSITORY;
  const shared = join(own, "commondir");
  const common = readSafeKind(shared) === undefined ? own : resolvePointer(own, readLine(shared));
  if (common === undefined) return NO_REPOSITORY;
  return { own, common };
}

/** What git keeps about a working tree; `undefined` where there is no repository. */
export function openGitFolder(root: string): GitFolder | { readonly absent: string } | undefined {
  const paths = findGitPaths(root);
  if (paths === undefined || "absent" in paths) return paths;
  return readGitFolder(paths);
}

/** The files below these paths. */
export function readGitFolder({ own, common }: GitPaths): GitFolder {
  return {
    file(path, maxBytes) {
      const base = OWN_FILE.test(path) ? own : common;
      const found = getKindBelow(base, path);
      if (found === undefined) return "missing";
      const bytes = found === "file" ? attempt(() => readRegular(join(base, path), maxBytes)) : undefined;
      return bytes ?? "unreadable";
    },
    list(folder) {
      const found = getKindBelow(common, folder);
      if (found === undefined) return [];
      return (found === "folder" ? readFolder(join(common, folder)) : undefined) ?? "unreadable";
    },
  };
}

/** The line that is all of a file. */
function readLine(path: string): string | undefined {
  const bytes = attempt(() => readRegular(path, MAX_POINTER_LENGTH));
  const text = bytes && DECODER.decode(bytes).replace(/[\r\n]+$/u, "");
  return text === "" || text?.includes("\0") === true ? undefined : text;
}

/** Links of this machine may be on the way. */
function resolveLinks(folder: string): string {
  return attempt(() => realpathSync.native(folder)) ?? folder;
}

/** No network path is opened: a path that names another machine is not followed. */
function resolvePointer(from: string, path: string | undefined): string | undefined {
  if (path === undefined || /^[\\/]{2}/u.test(path)) return undefined;
  return resolveLinks(resolve(from, path));
}

/** The kind of entry at a path. A link on the way counts as the entry, as it could lead out. */
function getKindBelow(base: string, path: string): Listed["kind"] | undefined {
  let full = base;
  let kind: Listed["kind"] | undefined;
  for (const name of path.split("/")) {
    full = join(full, name);
    kind = readSafeKind(full);
    if (kind !== "folder") break;
  }
  return kind;
}

/** @throws {UnsafeGitError} for what is never read. */
function readSafeKind(path: string): Listed["kind"] | undefined {
  const kind = readKind(path);
  if (kind === "special") throw new UnsafeGitError(path);
  return kind;
}
