import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";

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
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return undefined;
    throw error;
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
