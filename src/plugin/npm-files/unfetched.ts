import { isWithin, type Workspace } from "../../base/files/workspace.js";
import { isAbsent } from "../absent.js";
import { readTrackedFiles } from "../git-facts.js";

const MODULES = ".gitmodules";

export const FETCH_SUBMODULES =
  "Fetch it with git submodule update --init --recursive; in a workflow, set submodules: recursive in actions/checkout";

export const CHECK_OUT_ALL =
  "Check out all of it: git sparse-checkout disable; in a workflow, remove sparse-checkout from actions/checkout";

/**
 * The submodules with nothing in their folders that files are to be packed from, relative to the repository's root.
 *
 * @param sources files and folders that are packed; "" is the whole repository.
 */
export function findEmptySubmodules(workspace: Workspace, sources: readonly string[]): readonly string[] {
  if (workspace.entry(MODULES)?.kind !== "file") return [];
  const tracked = readTrackedFiles(workspace, MODULES);
  if (isAbsent(tracked)) return [];
  return tracked.submodules.filter((path) => {
    const isSource = sources.some((source) => isWithin(path, source) || isWithin(source, path));
    return isSource && !path.split("/").includes("..") && workspace.list(path).length === 0;
  });
}
