import { decodeUtf8 } from "../../base/text/decode.js";
import { applyFixes } from "../../base/text/edits.js";
import type { TextChange } from "../../base/text/file-change.js";
import type { Edit } from "../../base/text/location.js";
import type { Workspace } from "../../base/files/workspace.js";

const MAX_BYTES = 64 * 1024 * 1024;
export const NOT_TEXT = "not a text in UTF-8 of at most 64 MiB";

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
