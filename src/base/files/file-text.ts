import { decodeLatin1, decodeLooseUtf8 } from "../text/bytes.js";
import type { Workspace } from "./workspace.js";

/** The text of a file of at most `most` bytes, with U+FFFD for what is not UTF-8; `undefined` where there is none. */
export function readLooseText(workspace: Workspace, path: string, maxBytes: number): string | undefined {
  return readAs(decodeLooseUtf8, workspace, path, maxBytes);
}

/** A file's bytes, a character for each. */
export function readLatin1(workspace: Workspace, path: string, maxBytes: number): string | undefined {
  return readAs(decodeLatin1, workspace, path, maxBytes);
}

/** What is ASCII is the same in each of them. */
function readAs(
  decode: (bytes: Uint8Array) => string | undefined,
  workspace: Workspace,
  path: string,
  maxBytes: number,
): string | undefined {
  const ascii = workspace.ascii(path);
  if (ascii !== undefined) return ascii.length <= maxBytes ? ascii : undefined;
  const bytes = workspace.bytes(path, maxBytes);
  return bytes && decode(bytes);
}
