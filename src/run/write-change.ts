import { join } from "node:path";
import { UsageError } from "../core/errors.js";
import type { TextChange } from "../base/text/file-change.js";
import { quote } from "../base/text/safe.js";
import { findRealFileInside } from "../base/files/disk.js";
import { readFileOfCaller } from "../base/files/read-file-of-caller.js";
import { NotWrittenError } from "../base/output/path-of-file.js";
import { writeUserFile, type UserFile } from "./write-user-file.js";
import { decodeUtf8 } from "../base/text/decode.js";
import { applyFixes } from "../base/text/edits.js";
import type { Edit } from "../base/text/location.js";
import type { Workspace } from "../base/files/workspace.js";

/**
 * Writes one changed file of a repository, whole. A link to a file of the same repository stays one: what it leads to
 * is written. Returns false where the file is not any more what it was: nothing is written then.
 *
 * @throws {UsageError} for a file that cannot be written. @throws {Refusal} for one in git's own folder.
 */
export function writeChange(root: string, { file, before, after }: TextChange): boolean {
  const path = findRealFileInside(root, file) ?? join(root, file);
  const help = "Give this user permission to write it, or fix it by hand";
  try {
    writeUserFile({ path, what: file, help, checkouts: [root], before: new TextEncoder().encode(before) }, after);
    return true;
  } catch (error) {
    if (error instanceof NotWrittenError) return false;
    throw error;
  }
}

/**
 * Writes all files, or none: where one cannot be written, those before it get their content back.
 *
 * @throws as {@link writeChange}, and {UsageError} for a file that was changed meanwhile.
 */
export function writeTogether(root: string, changes: readonly TextChange[]): void {
  const written: TextChange[] = [];
  try {
    for (const change of changes) {
      if (!writeChange(root, change)) throw makeChangedError(change.file);
      written.push(change);
    }
  } catch (error) {
    for (const { file, before, after } of written.toReversed())
      writeChange(root, { file, before: after, after: before });
    throw error;
  }
}

const AGAIN = "Run the same command again";

function makeChangedError(path: string): UsageError {
  return new UsageError(`Another program changed ${quote(path)} in the meantime`, AGAIN);
}

/** A file that a command has planned: without `before`, a new one. */
interface PlannedFile {
  readonly path: string;
  readonly before?: string | Uint8Array | undefined;
  readonly after: string | Uint8Array;
}

/** Writes a planned file. @throws {UsageError} for one that has appeared, or has another content by now. */
export function writePlanned(root: string, { path, before, after }: PlannedFile): void {
  const file = makePlannedFile(root, path);
  const found = before === undefined ? readFileOfCaller(file.path) : undefined;
  if (found && !("refused" in found && found.missing)) throw new UsageError(`${quote(path)} exists now`, AGAIN);
  try {
    writeUserFile({ ...file, ...(before !== undefined && { before: Buffer.from(before) }) }, after);
  } catch (error) {
    if (error instanceof NotWrittenError) throw makeChangedError(path);
    throw error;
  }
}

export function makePlannedFile(root: string, path: string): UserFile {
  const help = "Make it writable, and run the same command again";
  return { path: join(root, path), what: quote(path), help, checkouts: [root] };
}

const MAX_BYTES = 64 * 1024 * 1024;
export const NOT_TEXT = "not UTF-8 text of at most 64 MiB";

/** The text of a file whose version changes; `undefined` where it is {@link NOT_TEXT}. */
export function readText(workspace: Workspace, file: string): string | undefined {
  const bytes = workspace.bytes(file, MAX_BYTES);
  const decoded = bytes && decodeUtf8(bytes);
  return decoded?.fault ? undefined : decoded?.text;
}

/** A file before and after those of some edits that are its own; `undefined` where it is {@link NOT_TEXT}. */
export function editFile(workspace: Workspace, file: string, edits: readonly Edit[]): TextChange | undefined {
  const before = readText(workspace, file);
  if (before === undefined) return undefined;
  const own = edits.filter((edit) => edit.file === file).map((edit) => [edit]);
  return { file, before, after: applyFixes(before, own).text };
}
