import { strictUtf8 } from "../text/decode.js";
import type { Workspace } from "../workspace/workspace.js";

/** The text of a file of at most `most` bytes; `undefined` where there is none, or it is not UTF-8. */
export function textOf(workspace: Workspace, path: string, most: number): string | undefined {
  const ascii = workspace.ascii?.(path);
  if (ascii !== undefined) return ascii.length <= most ? ascii : undefined;
  const bytes = workspace.bytes(path, most);
  return bytes && strictUtf8(bytes);
}
