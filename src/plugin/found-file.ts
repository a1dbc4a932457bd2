import { editDistance } from "../text/nearest.js";
import { baseName, joined, type Entry, type Workspace } from "../workspace/workspace.js";

/** A file that a rule asks for under exactly this name, and what stands there. */
export type FoundFile = {
  /** Relative to the plugin's folder, as messages have it. */
  readonly name: string;
  /** Relative to the repository's root, as locations have it. */
  readonly path: string;
} & (
  | { readonly state: "file"; readonly size: number }
  | { readonly state: Exclude<Entry["kind"], "file"> }
  | {
      readonly state: "missing";
      /** A file that was likely meant: other letter case, another ending, a slip. */
      readonly near: { readonly name: string; readonly path: string } | undefined;
      /** The names of all files in the folder that should hold it. */
      readonly siblings: readonly string[];
    }
);

/** @param others names without ending that people give such a file, in lower case. */
export function findFile(
  workspace: Workspace,
  folder: string,
  name: string,
  others: readonly string[] = [],
): FoundFile {
  const path = joined(folder, name);
  const entry = workspace.entry(path);
  if (entry?.kind === "file") return { name, path, state: "file", size: entry.size };
  if (entry) return { name, path, state: entry.kind };
  const parent = name.slice(0, Math.max(0, name.lastIndexOf("/")));
  const siblings = workspace
    .list(joined(folder, parent))
    .filter(({ kind }) => kind !== "folder")
    .map((listed) => listed.name);
  const nearest = nearName(baseName(name), siblings) ?? siblings.find((sibling) => others.includes(stem(sibling)));
  const near = nearest === undefined ? undefined : joined(parent, nearest);
  return {
    name,
    path,
    state: "missing",
    near: near === undefined ? undefined : { name: near, path: joined(folder, near) },
    siblings,
  };
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
