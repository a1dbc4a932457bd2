import { decodeStrictUtf8 } from "../base/text/decode.js";
import { isLinked } from "../base/files/inside.js";
import type { Workspace } from "../base/files/workspace.js";

const MAX_TEXT_BYTES = 1024 * 1024;

/** A text of a project that may be changed. `undefined` for one behind a link, that is too large, or not UTF-8. */
export function readProjectText(workspace: Workspace, path: string): string | undefined {
  const bytes = isLinked(workspace, path) ? undefined : workspace.bytes(path, MAX_TEXT_BYTES);
  return bytes && decodeStrictUtf8(bytes);
}
