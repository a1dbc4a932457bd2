import { isOfRepository } from "../../core/finding-identity.js";
import { joinPath } from "../../base/files/workspace.js";

/** A path in one folder as the same in another. What is not in the folder, and GitHub's workflows, stay. */
export function movePath(path: string, from: string, to: string): string {
  const inside = takeInside(path, from);
  return inside === undefined ? path : joinPath(to, inside);
}

/** A path relative to a folder; `undefined` for what is not in it. GitHub's workflows are in no plugin. */
export function takeInside(path: string, folder: string): string | undefined {
  if (folder === "") return isOfRepository(path) ? undefined : path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}
