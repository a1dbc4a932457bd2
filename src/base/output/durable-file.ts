import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  lstatSync,
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
import { attempt, isSystemError } from "../files/safe-read.js";
import { refuseOccupiedFolder } from "./new-folder.js";

const { O_CREAT, O_EXCL, O_RDONLY, O_RDWR } = constants;
/** Windows does not have these flags. */
const { O_NOFOLLOW = 0, O_NONBLOCK = 0 } = constants as Partial<typeof constants>;
const MAX_PRIVATE_BYTES = 64 * 1024;
const OTHERS = 0o077;
const PART = /^\..+\.part$/u;

/** Makes a folder that only its owner can read. One that is there keeps its rights. */
export function makePrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Takes a folder or a file from others than its owner. What this user may not change keeps its rights. */
export function keepFromOthers(path: string): void {
  const stat = statSync(path, { throwIfNoEntry: false });
  // Windows has no such rights.
  if (!stat || process.platform === "win32" || stat.uid !== userInfo().uid || (stat.mode & OTHERS) === 0) return;
  attempt(() => {
    chmodSync(path, stat.mode & 0o700);
  });
}

/** Makes an empty file that only its owner can read, unless there is a file, or none can be made. */
export function makePrivateFile(file: string): void {
  attempt(() => {
    closeSync(openSync(file, O_RDWR | O_CREAT | O_EXCL, 0o600));
  });
  keepFromOthers(file);
}

/**
 * Writes a file of this tool's own data so that a crash leaves all of it or nothing. When it returns, the bytes are on
 * the disk.
 */
export function writeDurably(folder: string, name: string, bytes: Uint8Array): void {
  makePrivateFolder(folder);
  const part = makePartName(folder, name);
  const file = openSync(part, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, 0o600);
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

/** Nobody can foresee the name, and put a link or a file of theirs there. What a crash leaves is in {@link listParts}. */
function makePartName(folder: string, name: string): string {
  return join(folder, `.${name}.${crypto.randomUUID()}.part`);
}

export function isFileThere(folder: string, name: string): boolean {
  return existsSync(join(folder, name));
}

/** Reads such a file. `undefined` if there is none: a link, a folder or a pipe is none. */
export function readFileIfThere(folder: string, name: string): Uint8Array | undefined {
  let file: number;
  try {
    file = openSync(join(folder, name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  } catch (error) {
    if (isSystemError(error) && ["ENOENT", "ELOOP", "ENXIO"].includes(error.code ?? "")) return undefined;
    throw error;
  }
  try {
    if (!fstatSync(file).isFile()) return undefined;
    return readFileSync(file);
  } finally {
    closeSync(file);
  }
}

export function listEntries(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder);
}

/** The names of such files, without those that are being written. */
export function listFiles(folder: string): readonly string[] {
  return listEntries(folder).filter((name) => !name.startsWith("."));
}

/** The names of what processes that ended have left of such files, or others are writing now. */
export function listParts(folder: string): readonly string[] {
  return listEntries(folder).filter((name) => PART.test(name));
}

/** Copies such a file unless it is there. Nothing happens if it is not in the other folder any more. */
export function copyNewFile(from: string, to: string, name: string): void {
  const isThere = lstatSync(join(from, name), { throwIfNoEntry: false })?.isFile() === true;
  if (!isThere || existsSync(join(to, name))) return;
  makePrivateFolder(to);
  const part = makePartName(to, name);
  copyFileSync(join(from, name), part, constants.COPYFILE_FICLONE | constants.COPYFILE_EXCL);
  const file = openSync(part, "r+");
  try {
    if (process.platform !== "win32") fchmodSync(file, 0o600);
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

/** The size of a file in bytes. `undefined` if there is none. */
export function measureFile(file: string): number | undefined {
  const stat = attempt(() => statSync(file));
  if (stat?.isFile() !== true) return undefined;
  return stat.size;
}

/** In milliseconds, since it was written. */
export function measureAge(folder: string, name: string): number {
  return Date.now() - (statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
}

/** Makes a folder of this tool's own, which only its owner can read. @throws {NotWrittenError} if anything is in it. */
export function makeEmptyFolder(folder: string): void {
  refuseOccupiedFolder(folder);
  makePrivateFolder(folder);
  keepFromOthers(folder);
}

/** Removes all that is in a folder which {@link makeEmptyFolder} has made. */
export function emptyFolder(folder: string): void {
  for (const name of listEntries(folder)) {
    if (name !== ".git") rmSync(join(folder, name), { recursive: true, force: true });
  }
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
    if (error.code === "ENOENT") return undefined;
    return { refused: `cannot be read: ${error.message}` };
  }
  try {
    const stat = fstatSync(descriptor);
    if (!stat.isFile() || stat.size > MAX_PRIVATE_BYTES) return { refused: "is not a file of this tool" };
    // Windows has no such rights.
    if (process.platform === "win32") return { text: readFileSync(descriptor, "utf8") };
    if (stat.uid !== userInfo().uid) return { refused: "belongs to somebody else" };
    if ((stat.mode & OTHERS) === 0) return { text: readFileSync(descriptor, "utf8") };
    return { refused: "can be read by others" };
  } finally {
    closeSync(descriptor);
  }
}
