import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { isSystemError } from "../workspace/safe-read.js";
import { refuseOccupiedFolder } from "./new-folder.js";

/** Windows does not have the other flags. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0, O_RDONLY = 0 } = constants as Partial<typeof constants>;
const LARGEST_PRIVATE = 64 * 1024;
const OTHERS = 0o077;

/** Makes a folder that only its owner can read. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/**
 * Writes a file of this tool's own data so that a crash leaves all of it or nothing. When it returns, the bytes are on
 * the disk.
 */
export function writeDurably(folder: string, name: string, bytes: Uint8Array): void {
  makePrivateFolder(folder);
  // What a crash leaves of it is written over by the next attempt.
  const part = join(folder, `.${name}.part`);
  const file = openSync(part, "w", 0o600);
  try {
    writeFileSync(file, bytes);
    fsyncSync(file);
  } catch (error) {
    // A disk without room gets back what was written of it.
    rmSync(part, { force: true });
    throw error;
  } finally {
    closeSync(file);
  }
  renameSync(part, join(folder, name));
  syncFolder(folder);
}

export function isFileThere(folder: string, name: string): boolean {
  return existsSync(join(folder, name));
}

/** Reads such a file. `undefined` if there is none. */
export function readFileIfThere(folder: string, name: string): Uint8Array | undefined {
  try {
    return readFileSync(join(folder, name));
  } catch (error) {
    if (isSystemError(error) && error.code === "ENOENT") return undefined;
    throw error;
  }
}

/** The names of such files, without those that are being written. */
export function listFiles(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith(".")) : [];
}

/** Copies such a file unless it is there. Nothing happens if it is not in the other folder any more. */
export function copyNewFile(from: string, to: string, name: string): void {
  if (existsSync(join(to, name)) || !existsSync(join(from, name))) return;
  makePrivateFolder(to);
  const part = join(to, `.${name}.part`);
  copyFileSync(join(from, name), part, constants.COPYFILE_FICLONE);
  const file = openSync(part, "r+");
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(part, join(to, name));
}

/** Removes such a file, or a link in its place, if it is there. */
export function removeFile(folder: string, name: string): void {
  rmSync(join(folder, name), { force: true });
}

/** In milliseconds, since it was written. */
export function measureAge(folder: string, name: string): number {
  return Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/** Makes a folder of this tool's own. @throws {OccupiedError} if anything is in it. */
export function makeEmptyFolder(folder: string): void {
  refuseOccupiedFolder(folder);
  makePrivateFolder(folder);
}

/** Windows opens no folders, and keeps their order itself. */
function syncFolder(folder: string): void {
  if (process.platform === "win32") return;
  const opened = openSync(folder, "r");
  try {
    fsyncSync(opened);
  } finally {
    closeSync(opened);
  }
}

/** Reads a small file that only its owner can read, or says why it is none. `undefined` if there is nothing. */
export function readPrivateFile(file: string): { readonly text: string } | { readonly refused: string } | undefined {
  let descriptor: number;
  try {
    descriptor = openSync(file, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (!isSystemError(error)) throw error;
    return error.code === "ENOENT" ? undefined : { refused: `cannot be read: ${error.message}` };
  }
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile() || stat.size > LARGEST_PRIVATE) return { refused: "is not a file of this tool" };
    // Windows has no such rights.
    if (process.platform === "win32") return { text: readFileSync(descriptor, "utf8") };
    if (stat.uid !== userInfo().uid) return { refused: "belongs to somebody else" };
    return (stat.mode & OTHERS) === 0
      ? { text: readFileSync(descriptor, "utf8") }
      : { refused: "can be read by others" };
  } finally {
    closeSync(descriptor);
  }
}
