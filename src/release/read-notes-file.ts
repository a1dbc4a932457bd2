import { resolve } from "node:path";
import { UsageError } from "../core/errors.js";
import { decodeStrictUtf8 } from "../base/text/decode.js";
import { quote } from "../base/text/safe.js";
import { diskWorkspace, makeWorkspacePath } from "../base/files/disk.js";
import { isLinked } from "../base/files/inside.js";

const MAX_BYTES = 1024 * 1024;

/** A file with the notes of a release. */
export interface NotesFile {
  readonly text: string;
  /** Relative to the root of the repository. */
  readonly file: string;
}

/**
 * Reads the file that the setting `notes` names.
 *
 * @param root the root of the repository on this disk.
 * @param path relative to `cwd`.
 * @throws {UsageError} if it is no file of the repository, lies behind a link, is no text, is empty or too large.
 */
export function readNotesFile(path: string, { root, cwd }: { readonly root: string; readonly cwd: string }): NotesFile {
  const fail = (why: string): never => {
    throw new UsageError(
      `The notes cannot come from ${quote(path)}: ${why}`,
      "Name a text file inside the repository, or write one of: changelog, generated, both",
    );
  };
  const file = makeWorkspacePath(root, resolve(cwd, path));
  if (file === undefined || file === "") return fail("it is not inside the repository");
  const workspace = diskWorkspace(root);
  if (isLinked(workspace, file)) return fail("it is a link, or lies behind one");
  const entry = workspace.entry(file);
  if (entry === undefined) return fail("there is no such file");
  if (entry.kind !== "file") return fail("it is not a file that can be read");
  const bytes = workspace.bytes(file, MAX_BYTES);
  if (!bytes) return fail("it has more than 1 MiB");
  const text = decodeStrictUtf8(bytes)?.replace(/^\uFEFF/u, "") ?? fail("it is not a text in UTF-8");
  return text.trim() === "" ? fail("it is empty") : { text, file };
}
