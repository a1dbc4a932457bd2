import {
  accessSync,
  chmodSync,
  constants,
  mkdirSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** Writes a file whole or not at all, and the folders above it. A file that is there keeps its place and its rights. */
export function writeFile(path: string, content: string | Uint8Array): void {
  makeFolder(dirname(path));
  const there = statSync(path, { throwIfNoEntry: false });
  if (there) accessSync(path, constants.W_OK);
  if (there && !there.isFile()) {
    // A pipe or a device, such as /dev/stdout: there is nothing to replace.
    writeFileSync(path, content);
    return;
  }
  const real = there ? realpathSync.native(path) : path;
  // In a container every run may have the same number; one that was killed has left its draft.
  const draft = `${real}.${String(process.pid)}-${Date.now().toString(36)}.draft`;
  try {
    writeFileSync(draft, content, { flag: "wx" });
    if (there) chmodSync(draft, there.mode);
    renameSync(draft, real);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/**
 * Makes a folder, and those above it that are not there, each with the same rights. One after the other: where the
 * system refuses for a reason of its own, as in /proc, Node's recursive way never ends.
 */
export function makeFolder(path: string, mode = 0o777): void {
  if (statSync(path, { throwIfNoEntry: false })) return;
  makeFolder(dirname(path), mode);
  try {
    mkdirSync(path, mode);
  } catch (error) {
    // Another process may have been faster.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
