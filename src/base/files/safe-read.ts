import { isAscii } from "node:buffer";
import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  opendirSync,
  openSync,
  readdirSync,
  readSync,
  type Dirent,
  type Stats,
} from "node:fs";
import { isOpenedAt, makeDescriptorPath, readOpenedPath } from "./opened-path.js";
import { attempt } from "./system-errors.js";
import { compareNames, type Listed } from "./workspace.js";

export { attempt, isSystemError } from "./system-errors.js";

// A pipe is not waited for, and a link that appeared meanwhile is not followed. Windows has neither flag.
const { O_RDONLY = 0, O_NONBLOCK = 0, O_NOFOLLOW = 0, O_DIRECTORY = 0 } = constants as Partial<typeof constants>;
const READ_SAFELY = O_RDONLY | O_NONBLOCK | O_NOFOLLOW;
/** A build may replace a folder on the way, so another try can succeed. */
const MAX_TRIES = 3;

const OWNER_MAY_RUN = 0o100;

/** A regular file as it is when it is opened. */
export interface OpenedFile {
  /** In bytes. */
  readonly size: number;
  readonly isExecutable: boolean;
  /** Its bytes, if there are no more than were asked for. */
  readonly bytes?: Uint8Array;
  /** Its text instead of the bytes, if all of it is ASCII: the same content takes less memory so. */
  readonly ascii?: string;
}

/**
 * Opens a regular file, and reads it if it has at most `most` bytes. `undefined` for anything else. Like every function
 * here that opens a file, it takes a real path, and reads nothing that a link leads to.
 */
export function openRegular(path: string, maxBytes: number): OpenedFile | undefined {
  return withOpenedFile(path, (file, { size, isExecutable }) => {
    if (size > maxBytes) return { size, isExecutable };
    const bytes = readBytes(file, size);
    return { size: bytes.length, isExecutable, bytes };
  });
}

/** A small file has at most this many bytes. The built code of many plugins is small. */
const MAX_SMALL_BYTES = 32 * 1024;
/**
 * This many bytes show whether a file is text. A file that is not, such as a picture, is kept only if these are all its
 * bytes.
 */
export const TEXT_SAMPLE = 8 * 1024;
/** Small files are read into this buffer first. Most become a text, and need no buffer of their own. */
const SCRATCH = Buffer.allocUnsafeSlow(MAX_SMALL_BYTES);

/** Opens a regular file, and reads a small one: as a text where it is ASCII without NUL. */
export function openSmall(path: string): OpenedFile | undefined {
  return withOpenedFile(path, (file, { size, isExecutable }) => {
    if (size > MAX_SMALL_BYTES) return { size, isExecutable };
    const little = readInto(SCRATCH, file, Math.min(size, TEXT_SAMPLE));
    if (size > TEXT_SAMPLE && !isAscii(SCRATCH.subarray(0, little))) return { size, isExecutable };
    const bytes = SCRATCH.subarray(0, readInto(SCRATCH, file, size, little));
    const ascii = isAscii(bytes) ? bytes.toString("latin1") : "\0";
    if (ascii.includes("\0")) return { size: bytes.length, isExecutable, bytes: Buffer.from(bytes) };
    return { size: bytes.length, isExecutable, ascii };
  });
}

/** A regular file's bytes; `undefined` for anything else, and for a file of more than `most`. */
export function readRegular(path: string, maxBytes: number): Uint8Array | undefined {
  return openRegular(path, maxBytes)?.bytes;
}

/** The first bytes of a regular file, at most `most`; `undefined` for anything else. */
export function readHead(path: string, maxBytes: number): Uint8Array | undefined {
  return withOpenedFile(path, (file, { size }) => readBytes(file, Math.min(size, maxBytes)));
}

/** Opens what is at a real path itself. If a folder on the way was replaced by a link meanwhile, nothing is read. */
function withOpenedFile<T>(path: string, use: (file: number, known: OpenedFile) => T): T | undefined {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const file = openSync(path, READ_SAFELY);
    try {
      const stat = fstatSync(file);
      if (!stat.isFile()) return undefined;
      const isExecutable = (stat.mode & OWNER_MAY_RUN) !== 0;
      if (isOpenedAt(file, path, stat)) return use(file, { size: stat.size, isExecutable });
    } finally {
      closeSync(file);
    }
  }
  return undefined;
}

function readBytes(file: number, length: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(length);
  return bytes.subarray(0, readInto(bytes, file, length));
}

/** Returns how many bytes are filled, including the first `from` that were filled before. */
function readInto(bytes: Buffer, file: number, length: number, from = 0): number {
  let filled = from;
  while (filled < length) {
    const count = readSync(file, bytes, filled, length - filled, filled);
    if (count === 0) break;
    filled += count;
  }
  return filled;
}

/** What is in the folder at a real path, in the order of the names. */
export function readFolder(path: string): readonly Listed[] | undefined {
  const entries = attempt(() => withOpenedFolder(path, (at) => readdirSync(at, { withFileTypes: true })));
  return entries?.map((found) => ({ name: found.name, kind: getKind(found) })).sort(compareNames);
}

/** Like {@link readFolder}, but gives up as "crowded" after `most` entries. */
export function readFolderUpTo(path: string, maxEntries: number): readonly Listed[] | "crowded" | undefined {
  return attempt(() => withOpenedFolder(path, (at) => listUpTo(at, maxEntries)));
}

const ENTRIES_AT_ONCE = 1024;

function listUpTo(path: string, maxEntries: number): readonly Listed[] | "crowded" {
  const folder = opendirSync(path, { bufferSize: ENTRIES_AT_ONCE });
  try {
    const listed: Listed[] = [];
    for (let found = folder.readSync(); found; found = folder.readSync()) {
      if (listed.length >= maxEntries) return "crowded";
      listed.push({ name: found.name, kind: getKind(found) });
    }
    return listed.sort(compareNames);
  } finally {
    folder.closeSync();
  }
}

/** Lists the folder at a real path itself. Where the system can, it uses a path that no other process can lead elsewhere. */
function withOpenedFolder<T>(path: string, list: (path: string) => T): T | undefined {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    // Windows opens no folders.
    const folder = O_DIRECTORY === 0 ? undefined : openSync(path, READ_SAFELY | O_DIRECTORY);
    try {
      const at = folder !== undefined && readOpenedPath(folder) === path ? makeDescriptorPath(folder) : path;
      const listed = list(at);
      if (at !== path || folder === undefined || isOpenedAt(folder, path, fstatSync(folder))) return listed;
    } finally {
      if (folder !== undefined) closeSync(folder);
    }
  }
  return undefined;
}

export function getKind(found: Dirent | Stats): Listed["kind"] {
  if (found.isFile()) return "file";
  if (found.isDirectory()) return "folder";
  return found.isSymbolicLink() ? "link" : "special";
}

/** When what is at a path was changed last, in milliseconds since 1970; `undefined` where nothing is. */
export function readChangeTime(path: string): number | undefined {
  return attempt(() => lstatSync(path, { throwIfNoEntry: false }))?.mtimeMs;
}

/** The kind of what is at a path, no link followed; `undefined` where nothing is. */
export function readKind(path: string): Listed["kind"] | undefined {
  const stat = attempt(() => lstatSync(path, { throwIfNoEntry: false }));
  return stat && getKind(stat);
}
