import { splitCodeLines } from "../../base/text/lines.js";
import type { Location } from "../../base/text/location.js";
import { makeVisible } from "../../base/text/safe.js";
import { readLooseText } from "../../base/files/file-text.js";
import type { ShownPlace } from "./protocol.js";
import type { PreviewedPlugin } from "./read-preview.js";

const MAX_SOURCE_BYTES = 4 * 1024 * 1024;
const MAX_LINE_LENGTH = 200;

/** A place in the author's code with its line, as the page shows it. */
export function showPlace(
  { file, range }: Location,
  { workspace, root }: Pick<PreviewedPlugin, "workspace" | "root">,
  pathOf: (root: string, file: string) => string,
): ShownPlace {
  const { line, column } = range?.start ?? { line: 1, column: 1 };
  const text = splitCodeLines(readLooseText(workspace, file, MAX_SOURCE_BYTES) ?? "")[line - 1] ?? "";
  return {
    place: makeVisible(`${pathOf(root, file)}:${String(line)}:${String(column)}`),
    line: makeVisible(text.trim().slice(0, MAX_LINE_LENGTH)),
    at: { file, line, column },
  };
}
