import { lstatSync, readlinkSync } from "node:fs";
import { join, sep } from "node:path";
import { findGitPaths } from "./git-folder.js";
import { attempt, openRegular, readFolder, readKind } from "./safe-read.js";
import { getParent, type Listed } from "./workspace.js";

/** The entry at a path of a working tree, no link followed. */
export type TreeFile =
  | { readonly kind: "file"; readonly bytes: Uint8Array; readonly isExecutable: boolean }
  | { readonly kind: "link"; readonly target: Uint8Array }
  | { readonly kind: "folder" | "unreadable" };

/** The files of a working tree as git sees them: a link is a text, and what is behind a linked folder is not there. */
export interface WorkingTree {
  /** `undefined` where nothing exists. */
  at(path: string): TreeFile | undefined;
  /** Whether the disk keeps which files are programs: where it does not, all are, or none. */
  readonly keepsModes: boolean;
  /** In a folder that no link leads to. */
  list(folder: string): readonly Listed[];
}

const ANYONE_MAY_RUN = 0o111;
/** Far over what is published; a larger file counts as changed. */
const MAX_FILE_BYTES = 1024 * 1024 * 1024;

export function openWorkingTree(root: string): WorkingTree {
  const git = findGitPaths(root);
  const head = git && "own" in git ? attempt(() => lstatSync(join(git.own, "HEAD"))) : undefined;
  const folders = new Map([["", true]]);
  const isFolder = (path: string): boolean => {
    let is = folders.get(path);
    if (is === undefined) {
      is = isFolder(getParent(path)) && readKind(join(root, path)) === "folder";
      folders.set(path, is);
    }
    return is;
  };
  return {
    keepsModes: sep === "/" && head !== undefined && (head.mode & ANYONE_MAY_RUN) === 0,
    at(path) {
      if (!isFolder(getParent(path))) return undefined;
      const kind = readKind(join(root, path));
      if (kind === undefined || kind === "folder") return kind && { kind };
      if (kind === "link") {
        const target = attempt(() => readlinkSync(join(root, path), { encoding: "buffer" }));
        if (target) return { kind, target };
        return { kind: "unreadable" };
      }
      const file = kind === "file" ? attempt(() => openRegular(join(root, path), MAX_FILE_BYTES)) : undefined;
      if (!file?.bytes) return { kind: "unreadable" };
      return { kind: "file", bytes: file.bytes, isExecutable: file.isExecutable };
    },
    list: (folder) => (isFolder(folder) ? (readFolder(join(root, folder)) ?? []) : []),
  };
}
