import { joinPath, type Workspace } from "../../workspace/workspace.js";
import { readRules, type Rules } from "./pack-rules.js";

const LARGEST = 1024 * 1024;

/** The rules of a folder's ignore file: its .npmignore, or else its .gitignore. */
export function readIgnoreRules(workspace: Workspace, folder: string): Rules & { readonly file: string | undefined } {
  const names = new Set(workspace.list(folder).map(({ name }) => name));
  const name = [".npmignore", ".gitignore"].find((ignoring) => names.has(ignoring));
  if (name === undefined) return { file: undefined, rules: [], unclear: [] };
  const file = joinPath(folder, name);
  const bytes = workspace.bytes(file, LARGEST);
  if (!bytes) return { file, rules: [], unclear: ["(all of it: it cannot be read)"] };
  // A mark at the start is a character of the first line, which reporters show so, too.
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return { file, ...readRules(text, (pattern, range) => ({ by: "ignore file", file, pattern, range })) };
}
