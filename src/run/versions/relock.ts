import { findIgnoredPaths } from "../../base/git/ignored-paths.js";
import { getParent, type Workspace } from "../../base/files/workspace.js";
import { isAbsent } from "../../plugin/absent.js";
import { readTrackedFiles } from "../../plugin/git-facts.js";
import { readPackageJson } from "../../repository/dependencies.js";
import { findPackageManager, type PackageManager } from "../../repository/package-manager.js";

export interface Relock {
  readonly manager: PackageManager;
  /** The folder of the lock files. */
  readonly folder: string;
  /** Those that git keeps. */
  readonly files: readonly string[];
}

/**
 * How the lock files of a workspace are updated; `undefined` if none is stale.
 *
 * @param stale their paths, all in the workspace's folder.
 */
export async function findRelock(
  root: string,
  workspace: Workspace,
  stale: readonly string[],
): Promise<Relock | undefined> {
  const [first] = stale;
  if (first === undefined) return undefined;
  const folder = getParent(first);
  const manager = findPackageManager(workspace, folder, readPackageJson(workspace, folder));
  const ignored = await findIgnoredFiles(root, workspace, stale);
  return { manager, folder, files: stale.filter((lock) => !ignored.has(lock)) };
}

/** Those of some files that git neither tracks nor would add. Empty where git cannot say. */
export async function findIgnoredFiles(
  root: string,
  workspace: Workspace,
  files: readonly string[],
): Promise<ReadonlySet<string>> {
  const untracked = files.filter((file) => !isTrackedFile(workspace, file));
  return findIgnoredPaths(root, untracked).catch(() => new Set<string>());
}

function isTrackedFile(workspace: Workspace, file: string): boolean {
  const tracked = readTrackedFiles(workspace, file);
  return !isAbsent(tracked) && tracked.paths.includes(file);
}
