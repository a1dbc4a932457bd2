import { formatNumber } from "../text/numbers.js";
import { joinPath, type Workspace } from "./workspace.js";
import { MAX_LISTED_ENTRIES } from "./archive-limits.js";

export interface FileCount {
  /** `12,001`, or `more than 200,000`. */
  readonly words: string;
  readonly count: number;
  /** How many files are in each folder itself. */
  readonly folders: ReadonlyMap<string, number>;
}

/** Beyond this, the exact number helps nobody. */
const MAX_COUNTED = 200_000;

/** Counts the files below a folder by their names. Nothing else of them is read. */
export function countFiles(workspace: Workspace, folder: string): FileCount {
  const folders = new Map<string, number>();
  const open = [folder];
  let count = 0;
  for (let at = open.pop(); at !== undefined && count <= MAX_COUNTED; at = open.pop()) {
    const listed = workspace.list(at);
    const files = listed.filter(({ kind }) => kind !== "folder").length;
    count += files;
    if (files > 0) folders.set(at, files);
    for (const { name, kind } of listed) if (kind === "folder") open.push(joinPath(at, name));
  }
  const words = count > MAX_COUNTED ? `more than ${formatNumber(MAX_COUNTED)}` : formatNumber(count);
  return { words, count, folders };
}

/** Why a folder is not listed, as what is said of it; `undefined` where it is. */
export function explainUnlisted(workspace: Workspace, folder: string): string | undefined {
  if (workspace.canList(folder)) return undefined;
  const isCrowded = workspace.isCrowded(folder);
  if (isCrowded) return `has more than ${formatNumber(MAX_LISTED_ENTRIES)} entries, and no more are read`;
  return "cannot be listed";
}
