import { closeSync, constants, fstatSync, openSync, readdirSync, readSync, type Dirent, type Stats } from "node:fs";
import type { Listed } from "./workspace.js";

// A pipe must not be waited for, and a link that was put there meanwhile not be followed. Windows has neither flag.
const { O_RDONLY, O_NONBLOCK = 0, O_NOFOLLOW = 0 } = constants as Partial<typeof constants>;
const READ_SAFELY = (O_RDONLY ?? 0) | O_NONBLOCK | O_NOFOLLOW;

export function canRead(path: string): boolean {
  const file = attempt(() => openSync(path, READ_SAFELY));
  if (file === undefined) return false;
  closeSync(file);
  return true;
}

/** A regular file's bytes; `undefined` for anything else, and for a file of more than `most`. */
export function readRegular(path: string, most: number): Uint8Array | undefined {
  return readUpTo(path, (size) => (size > most ? undefined : size));
}

/** The first bytes of a regular file, at most `most`; `undefined` for anything else. */
export function readHead(path: string, most: number): Uint8Array | undefined {
  return readUpTo(path, (size) => Math.min(size, most));
}

function readUpTo(path: string, lengthOf: (size: number) => number | undefined): Uint8Array | undefined {
  const file = openSync(path, READ_SAFELY);
  try {
    const stat = fstatSync(file);
    const length = stat.isFile() ? lengthOf(stat.size) : undefined;
    if (length === undefined) return undefined;
    const bytes = Buffer.alloc(length);
    let filled = 0;
    while (filled < bytes.length) {
      const count = readSync(file, bytes, filled, bytes.length - filled, filled);
      if (count === 0) break;
      filled += count;
    }
    return bytes.subarray(0, filled);
  } finally {
    closeSync(file);
  }
}

export function readFolder(path: string): readonly Listed[] | undefined {
  const entries = attempt(() => readdirSync(path, { withFileTypes: true }));
  return entries?.map((found) => ({ name: found.name, kind: kindOf(found) }));
}

export function kindOf(found: Dirent | Stats): Listed["kind"] {
  if (found.isFile()) return "file";
  if (found.isDirectory()) return "folder";
  return found.isSymbolicLink() ? "link" : "special";
}

/** What a file system answers, or `undefined` where it refuses: files vanish, and that is no fault of ours. */
export function attempt<T>(ask: () => T): T | undefined {
  try {
    return ask();
  } catch (error) {
    if (isSystemError(error)) return undefined;
    throw error;
  }
}

/** Whether it is the system that refuses, and not a fault of ours. */
export function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}
