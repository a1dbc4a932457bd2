import { formatNumber } from "../text/numbers.js";
import { MAX_LISTED_ENTRIES } from "./archive-limits.js";
import type { Workspace } from "./workspace.js";

/** Why a folder is not listed, as what is said of it; `undefined` where it is. */
export function explainUnlisted(workspace: Workspace, folder: string): string | undefined {
  if (workspace.canList(folder)) return undefined;
  const isCrowded = workspace.isCrowded(folder);
  if (isCrowded) return `has more than ${formatNumber(MAX_LISTED_ENTRIES)} entries, and no more are read`;
  return "cannot be listed";
}
