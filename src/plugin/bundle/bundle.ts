import { readLatin1 } from "../../base/files/file-text.js";
import type { Workspace } from "../../base/files/workspace.js";
import { explainPointer, readLfsPointer } from "../../base/git/lfs-pointer.js";
import { absent, type Absent } from "../absent.js";
import type { FoundFile } from "../found-file.js";

/** The built code, where it is a regular file and not empty. */
export interface Bundle {
  /** Relative to the plugin's folder, as messages have it. */
  readonly name: string;
  /** Relative to the repository's root, as locations have it. */
  readonly path: string;
  readonly size: number;
}

export interface BundleCode extends Bundle {
  /** Its bytes, a character for each: the words that are looked for are ASCII. */
  readonly latin1: string;
}

/** A bundle has fewer bytes than this (specification, "Limits"). */
export const BUNDLE_LIMIT = 512_000;
/** A finding appears from nine tenths of the limit on. */
export const LARGE_BUNDLE = 460_800;
/** A bundle may have 500 KB. A file that is many times larger is not read. */
const MAX_BUNDLE_BYTES = 8 * 1024 * 1024;

export function readBundle(found: FoundFile): Bundle | Absent {
  const { name, path } = found;
  if (found.state === "missing") return absent(`there is no ${name}`);
  if (found.state !== "file") return absent(`${name} cannot be read`);
  if (found.size === 0) return absent(`${name} is empty`);
  return { name, path, size: found.size };
}

export function readBundleCode({ name, path, size }: Bundle, workspace: Workspace): BundleCode | Absent {
  if (size > MAX_BUNDLE_BYTES) return absent(`${name} has more than 8 MiB`);
  const latin1 = readLatin1(workspace, path, MAX_BUNDLE_BYTES);
  if (latin1 === undefined) return absent(`${name} cannot be read`);
  if (readLfsPointer(latin1)) return absent(explainPointer(name));
  return { name, path, size, latin1 };
}
