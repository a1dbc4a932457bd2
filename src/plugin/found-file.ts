import { editDistance } from "../text/nearest.js";
import { joined, type Entry, type Workspace } from "../workspace/workspace.js";

/** A file that a rule asks for under exactly this path, and what stands there. */
export type FoundFile =
  | { readonly path: string; readonly state: "file"; readonly size: number }
  | { readonly path: string; readonly state: Exclude<Entry["kind"], "file"> }
  | {
      readonly path: string;
      readonly state: "missing";
      /** The path of a file that was likely meant: other letter case, another ending, a slip. */
      readonly near: string | undefined;
      /** The names of all files in the folder that should hold it. */
      readonly siblings: readonly string[];
    };

export function findFile(workspace: Workspace, path: string): FoundFile {
  const entry = workspace.entry(path);
  if (entry?.kind === "file") return { path, state: "file", size: entry.size };
  if (entry) return { path, state: entry.kind };
  const folder = path.slice(0, Math.max(0, path.lastIndexOf("/")));
  const siblings = workspace
    .list(folder)
    .filter(({ kind }) => kind !== "folder")
    .map(({ name }) => name);
  const near = nearName(path.slice(path.lastIndexOf("/") + 1), siblings);
  return { path, state: "missing", near: near === undefined ? undefined : joined(folder, near), siblings };
}

function nearName(wanted: string, names: readonly string[]): string | undefined {
  const sameLetters = names.find((name) => name.toLowerCase() === wanted.toLowerCase());
  const sameStem = names.find((name) => stem(name) === stem(wanted));
  return (
    sameLetters ?? sameStem ?? names.find((name) => name.length < 64 && editDistance(stem(name), stem(wanted)) === 1)
  );
}

/** `LICENSE.md` and `license.txt` are both `license`; `plugin.js` keeps its ending apart from `plugin.css`. */
function stem(name: string): string {
  return name.toLowerCase().replace(/\.(?:md|markdown|mdown|txt|rst|adoc|jsonc?|json5)$/u, "");
}
