import {
  accessSync,
  closeSync,
  constants,
  fchmodSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { makeDraftName } from "../files/draft-names.js";
import { attempt, readRegular } from "../files/safe-read.js";
import { withOpenFolder, type OpenFolder } from "./open-folder.js";
import { NotWrittenError, resolvePathOfFile } from "./path-of-file.js";

const { O_CREAT, O_EXCL, O_WRONLY } = constants;
/** Windows does not have this flag. */
const { O_NOFOLLOW = 0 } = constants as { readonly O_NOFOLLOW?: number };

/**
 * Writes a file for a user, whole or not at all, and the folders above it: the only way to write one. A file that
 * exists keeps its place and its rights.
 *
 * @param checkouts as {@link resolvePathOfFile} has them: in a checkout nothing is written through a link or into git's own folder.
 * @param expected the content that the file must still have. Any content if left out.
 * @throws {NotWrittenError} for a path that is refused, or if the file has another content. Nothing is changed then.
 */
export function writeFile(
  path: string,
  content: string | Uint8Array,
  checkouts: readonly string[],
  expected?: Uint8Array,
): void {
  const { folder, missing, name, isInCheckout } = resolvePathOfFile(path, checkouts);
  withOpenFolder(folder, missing, (held) => {
    const file = held.locate(name);
    const before = (isInCheckout ? lstatSync : statSync)(file, { throwIfNoEntry: false });
    if (before) accessSync(file, constants.W_OK);
    if (expected && before?.isFile() !== true)
      throw new NotWrittenError("changed", `${path} is not a regular file any more`);
    if (before && !before.isFile()) {
      if (isInCheckout && !before.isDirectory()) throw new NotWrittenError("unsafe", `${path} is not a regular file`);
      // A pipe or a device, such as /dev/stdout, is not replaced. The system refuses a folder.
      writeFileSync(file, content);
      return;
    }
    replaceFile(held, name, { content, mode: before?.mode, expected });
  });
}

/**
 * Removes a regular file that a user does not need any more, by the same rules. That it is gone already is fine.
 *
 * @throws {NotWrittenError} for a path that is refused.
 */
export function removeFile(path: string, checkouts: readonly string[]): void {
  const { folder, missing, name } = resolvePathOfFile(path, checkouts);
  if (missing.length > 0) return;
  withOpenFolder(folder, [], (held) => {
    const file = held.locate(name);
    if (lstatSync(file, { throwIfNoEntry: false })?.isFile() === true) rmSync(file, { force: true });
  });
}

interface Replacement {
  readonly content: string | Uint8Array;
  readonly mode: number | undefined;
  readonly expected: Uint8Array | undefined;
}

/** A temporary file is renamed to the file. A link that appeared meanwhile is replaced, not followed. */
function replaceFile(held: OpenFolder, name: string, { content, mode, expected }: Replacement): void {
  const file = held.locate(name);
  const draft = held.locate(makeDraftName(name));
  const descriptor = openSync(draft, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, 0o666);
  try {
    try {
      writeFileSync(descriptor, content);
      if (mode !== undefined) fchmodSync(descriptor, mode & 0o7777);
    } finally {
      closeSync(descriptor);
    }
    held.requireInPlace();
    // The renaming must follow at once: what another program saves in between is lost.
    if (expected && !isExactly(held, name, expected)) {
      throw new NotWrittenError("changed", `${join(held.path, name)} was changed meanwhile`);
    }
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Whether a file contains exactly these bytes, and is neither changed nor replaced while they are compared. */
function isExactly(held: OpenFolder, name: string, expected: Uint8Array): boolean {
  const file = held.locate(name);
  const first = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (first?.size !== BigInt(expected.length)) return false;
  const bytes = attempt(() => readRegular(join(held.path, name), expected.length));
  if (!bytes || Buffer.compare(bytes, expected) !== 0) return false;
  const last = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  return (["dev", "ino", "size", "mtimeNs", "ctimeNs"] as const).every((key) => last?.[key] === first[key]);
}
