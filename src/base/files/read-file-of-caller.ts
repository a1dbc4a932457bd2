import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
import { makeWorkspacePath } from "./disk.js";
import { findOpenedPath } from "./opened-path.js";
import { isSystemError } from "./safe-read.js";

const MIB = 1024 * 1024;
const MAX_FILE_BYTES = 256 * MIB;
const { O_RDONLY = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;

/** The contents of a file that the caller names, wherever it is, or why it cannot be read. */
export type FileOfCaller = { readonly bytes: Uint8Array } | { readonly refused: string; readonly missing: boolean };

/**
 * Reads a file of the caller's. Does not wait for a device or for a pipe without end. A file inside a repository must
 * not be a link that leads out of it: the authors of the repository are not the caller.
 */
export function readFileOfCaller(path: string, repository?: string, largest = MAX_FILE_BYTES): FileOfCaller {
  let file: number;
  try {
    file = openSync(path, O_RDONLY | O_NONBLOCK);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return { refused: error.message, missing: error.code === "ENOENT" };
  }
  try {
    const stat = fstatSync(file);
    if (!stat.isFile()) return { refused: "it is not a regular file", missing: false };
    if (stat.size > largest) return { refused: `it has more than ${String(largest / MIB)} MiB`, missing: false };
    if (repository !== undefined && makeWorkspacePath(repository, path) !== undefined) {
      const opened = findOpenedPath(file, path, stat);
      if (opened === undefined) return { refused: "it was replaced while it was read", missing: false };
      if (makeWorkspacePath(repository, opened) === undefined) {
        return { refused: "it is a link that points outside the repository", missing: false };
      }
    }
    return { bytes: readFileSync(file) };
  } finally {
    closeSync(file);
  }
}
