import { resolve, sep } from "node:path";
import type { RemovedPlugin } from "../../core/change.js";
import type { BaseTree } from "../../base/git/changed-files.js";
import { isWebAppManifest, MANIFEST } from "../../repository/manifest-file.js";
import { makeWorkspacePath } from "../../base/files/disk.js";
import { getBaseName, getParent, isPattern, isWithin, joinPath, type Workspace } from "../../base/files/workspace.js";
import type { Request } from "../request.js";

interface RemovedFrom {
  readonly head: Workspace;
  readonly base: BaseTree;
  /** The plugins of this run. */
  readonly folders: readonly string[];
}

/** The plugins that the base has and the change has not, of those that the paths of a run name. */
export async function findRemovedPlugins(
  { paths, cwd }: Pick<Request, "paths" | "cwd">,
  root: string,
  { head, base, folders }: RemovedFrom,
): Promise<readonly RemovedPlugin[]> {
  const renamed = new Set(base.renamed.values());
  const gone = base.paths.flatMap((path) => {
    const folder = getParent(path);
    const isGone = getBaseName(path) === MANIFEST && !base.isCommitted(path) && head.entry(path) === undefined;
    const isPlugin = isGone && !isWebAppManifest({ bytes: base.read }, path);
    return isPlugin && !renamed.has(folder) && !folders.includes(folder) ? [folder] : [];
  });
  if (gone.length === 0) return [];
  const isNamed = await makeNameTest(paths, makeWorkspacePath(root, resolve(cwd)) ?? "");
  const isChecked = (path: string): boolean => folders.some((folder) => isWithin(path, folder));
  const kept = base.paths.filter((path) => base.isCommitted(path) && !isChecked(path));
  return gone
    .filter(isNamed)
    .toSorted()
    .map((folder) => ({
      path: folder === "" ? "." : folder,
      filesLeft: kept.filter((path) => isWithin(path, folder)).length,
    }));
}

/** Makes a test of whether some paths name a plugin's folder, by its path in the repository. */
async function makeNameTest(paths: readonly string[], here: string): Promise<(folder: string) => boolean> {
  const { makeFolderTest, makeMatcher } = await import("../../base/files/matching-folders.js");
  const place = (path: string): string => {
    const plain = path
      .split(sep)
      .join("/")
      .replace(/^(?:\.\/)+/u, "");
    return joinPath(here, plain.replace(/\/+$/u, "").replace(/\/manifest\.json$/u, ""));
  };
  const named = paths.filter((path) => !path.startsWith("!")).map(place);
  const left = paths.filter((path) => path.startsWith("!")).map((path) => makeMatcher(place(path.slice(1))));
  const tests = named.map((path) =>
    isPattern(path) ? makeFolderTest(path, MANIFEST) : (folder: string) => folder === path,
  );
  return (folder) => tests.some((isNamed) => isNamed(folder)) && !left.some((isLeftOut) => isLeftOut(folder));
}
