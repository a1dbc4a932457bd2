import { baseName, type GitFolder, type Workspace } from "../../workspace/workspace.js";
import { absent, isAbsent, type Absent } from "../absent.js";
import { ENVIRONMENT_PART, isEnvironmentFile } from "./environment-file.js";
import { readGitIndex, type GitIndex } from "../../git/git-index.js";

export interface TrackedEnvironment {
  /** The environment files that git tracks in the plugin's folder and below, relative to the repository's root. */
  readonly paths: readonly string[];
}

const MOST_INDEX_BYTES = 64 * 1024 * 1024;
const NOTHING_TRACKED: GitIndex = { paths: [], programs: [], folders: [] };

// One repository may hold a thousand plugins: what is the same for all of them is read once.
const environments = new WeakMap<GitFolder, GitIndex | Absent>();

/** Where there is no repository, nothing is tracked. */
export function trackedEnvironmentOf(workspace: Workspace, folder: string): TrackedEnvironment | Absent {
  const git = workspace.git?.();
  if (git === undefined) return { paths: [] };
  if (isAbsent(git)) return git;
  const index = environments.get(git) ?? readEnvironments(git);
  environments.set(git, index);
  if (isAbsent(index)) return index;
  const inside = folder === "" ? "" : `${folder}/`;
  if (index.folders.some((closed) => closed.startsWith(inside) || inside.startsWith(closed)))
    return absent("this is a sparse checkout, and its index does not name every file of the plugin");
  return { paths: index.paths.filter((path) => path.startsWith(inside) && isEnvironmentFile(baseName(path))) };
}

/**
 * Every file that git tracks and whose path holds `part`, and which of them are programs; absent also where there is no
 * repository.
 */
export function trackedFilesOf(workspace: Workspace, part = ""): GitIndex | Absent {
  const git = workspace.git?.();
  if (git === undefined) return absent("the files are in no git repository");
  return isAbsent(git) ? git : readIndex(git, part);
}

/** Whether git tracks a file whose path ends so, as far as its index can be read. */
export function tracksPath(workspace: Workspace, end: string): boolean {
  const tracked = trackedFilesOf(workspace, end);
  return !isAbsent(tracked) && tracked.paths.some((path) => path === end || path.endsWith(`/${end}`));
}

function readEnvironments(git: GitFolder): GitIndex | Absent {
  return readIndex(git, ENVIRONMENT_PART);
}

function readIndex(git: GitFolder, part: string): GitIndex | Absent {
  const bytes = git.file("index", MOST_INDEX_BYTES);
  if (bytes === "missing") return NOTHING_TRACKED;
  if (bytes === "unreadable") return absent("the index of git cannot be read, or has over 64 MiB");
  return readGitIndex(bytes, part);
}
