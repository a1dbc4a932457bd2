import { getBaseName, type GitFolder, type Workspace } from "../../base/files/workspace.js";
import { isAbsent, type Absent } from "../absent.js";
import { ENVIRONMENT_PART, isEnvironmentFile } from "../credential-files.js";
import type { GitIndex } from "../../base/git/git-index.js";
import { readIndex } from "../git-facts.js";
import { findUnignoredEnvironment } from "./unignored-environment.js";

export interface TrackedEnvironment {
  /** The environment files that git tracks in the plugin's folder and below, relative to the repository's root. */
  readonly paths: readonly string[];
  /** Those in the plugin's folder that git neither tracks nor ignores, relative to the repository's root. */
  readonly unignored?: readonly string[];
  /** Why there may be others. */
  readonly unknown?: string;
}

// One repository may contain a thousand plugins: what they share is read once.
const environments = new WeakMap<GitFolder, GitIndex | Absent>();

/** Where there is no repository, nothing is tracked. */
export function findTrackedEnvironment(workspace: Workspace, folder: string): TrackedEnvironment {
  const git = workspace.git();
  if (git === undefined) return { paths: [] };
  if (isAbsent(git)) return { paths: [], unknown: git.absent };
  const index = environments.get(git) ?? readIndex(git, ENVIRONMENT_PART);
  environments.set(git, index);
  if (isAbsent(index)) return { paths: [], unknown: index.absent };
  const inside = folder === "" ? "" : `${folder}/`;
  const paths = index.paths.filter((path) => path.startsWith(inside) && isEnvironmentFile(getBaseName(path)));
  const isSparse = index.folders.some((closed) => closed.startsWith(inside) || inside.startsWith(closed));
  const unknown = "this is a sparse checkout, and its index does not name every file of the plugin";
  const unignored = findUnignoredEnvironment(workspace, git, folder).filter((path) => !paths.includes(path));
  return { paths, ...(unignored.length > 0 && { unignored }), ...(isSparse && { unknown }) };
}
