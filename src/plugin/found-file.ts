import { computeEditDistance } from "../base/text/nearest.js";
import { getBaseName, getParent, joinPath, type Entry, type Workspace } from "../base/files/workspace.js";

/** The entry at exactly the name that a rule asks for. */
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
      /** The names of all files in the folder where it belongs. */
      readonly siblings: readonly string[];
    }
);

/** The entry at exactly this name, without listing the folder. */
export function findExactFile(workspace: Workspace, folder: string, name: string): FoundFile {
  const path = joinPath(folder, name);
  const entry = workspace.entry(path);
  if (!entry) return { name, path, state: "missing", near: undefined, siblings: [] };
  if (entry.kind === "file") return { name, path, state: "file", size: entry.size };
  return { name, path, state: entry.kind };
}

/** @param others names without ending that people give such a file, in lower case. */
export function findFile(
  workspace: Workspace,
  folder: string,
  name: string,
  others: readonly string[] = [],
): FoundFile {
  const exact = findExactFile(workspace, folder, name);
  if (exact.state !== "missing") return exact;
  const parent = getParent(name);
  const siblings = workspace
    .list(joinPath(folder, parent))
    .filter(({ kind }) => kind !== "folder")
    .map((listed) => listed.name);
  const nearest =
    findNearName(getBaseName(name), siblings) ?? siblings.find((sibling) => others.includes(getStem(sibling)));
  const near = nearest === undefined ? findInOtherLetters(workspace, folder, name) : joinPath(parent, nearest);
  // A file may vanish between two looks: then the folder still lists it.
  if (near === undefined || near === name) return { ...exact, near: undefined, siblings };
  return { ...exact, near: { name: near, path: joinPath(folder, near) }, siblings };
}

function findNearName(expected: string, names: readonly string[]): string | undefined {
  const sameLetters = names.find((name) => isSameInLetters(name, expected));
  const sameStem = names.find((name) => getStem(name) === getStem(expected));
  return sameLetters ?? sameStem ?? names.find((name) => isSlip(getStem(name), getStem(expected)));
}

function isSlip(a: string, b: string): boolean {
  return a.length < 64 && Math.abs(a.length - b.length) <= 1 && computeEditDistance(a, b) === 1;
}

/** Whether two names differ only in letter case, or in the Unicode form of their letters. */
export function isSameInLetters(a: string, b: string): boolean {
  return a === b || a.normalize("NFC").toLowerCase() === b.normalize("NFC").toLowerCase();
}

/** The file that a path means where letter case and Unicode's form do not count, also in the names of folders. */
function findInOtherLetters(workspace: Workspace, folder: string, path: string): string | undefined {
  let here = "";
  let kind: string | undefined;
  for (const name of path.split("/")) {
    const listed = workspace.list(joinPath(folder, here));
    const same = listed.find((entry) => entry.name === name);
    const found = same ?? listed.find((entry) => isSameInLetters(entry.name, name));
    if (!found) return undefined;
    here = joinPath(here, found.name);
    kind = found.kind;
  }
  return kind === "folder" ? undefined : here;
}

/** `LICENSE.md` and `license.txt` are both `license`; `plugin.js` keeps its ending apart from `plugin.css`. */
function getStem(name: string): string {
  return name.toLowerCase().replace(/\.(?:md|markdown|mdown|txt|rst|adoc|jsonc?|json5)$/u, "");
}
