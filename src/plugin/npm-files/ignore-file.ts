import { joinPath, type Workspace } from "../../workspace/workspace.js";
import { readRules, type Rules } from "./pack-rules.js";

const MAX_IGNORE_FILE_BYTES = 1024 * 1024;

/** The names of ignore files that npm reads; the first of them that is there counts alone. */
const IGNORE_FILES: readonly string[] = [".npmignore", ".gitignore"];

/** The rules of a folder's ignore file, of some of those names. */
export function readIgnoreRules(
  workspace: Workspace,
  folder: string,
  fileNames = IGNORE_FILES,
): Rules & { readonly file: string | undefined } {
  const listed = workspace.list(folder);
  const name = fileNames.find((ignoring) => listed.some((found) => found.name === ignoring));
  if (name === undefined) return { file: undefined, rules: [], unclear: [] };
  const file = joinPath(folder, name);
  const bytes = workspace.bytes(file, MAX_IGNORE_FILE_BYTES);
  if (!bytes) return { file, rules: [], unclear: ["(all of it: it cannot be read)"] };
  // A mark at the start is a character of the first line, which reporters show so, too.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return { file, ...readRules(text, (pattern, range) => ({ by: "ignore file", file, pattern, range })) };
}
