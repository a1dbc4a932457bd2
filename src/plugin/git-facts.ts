import { parseGitIndex, type GitIndex } from "../base/git/git-index.js";
import { readGitRefs, type GitRefs } from "../base/git/git-refs.js";
import type { GitFolder, Workspace } from "../base/files/workspace.js";
import { absent, inapplicable, isAbsent, type Absent } from "./absent.js";
import { readIfPlugin } from "./read-files.js";
import type { Readers } from "./reading.js";

export interface GitFacts {
  /** The tags of the repository, and the commit that is checked out. */
  readonly gitRefs: GitRefs;
}

export const GIT_READERS: Readers<keyof GitFacts> = {
  gitRefs: (reading) => readIfPlugin(reading, ({ workspace }) => readRepositoryRefs(workspace)),
};

const MAX_INDEX_BYTES = 64 * 1024 * 1024;
const NOTHING_TRACKED: GitIndex = { paths: [], programs: [], sparse: [], folders: [], submodules: [] };

// One repository may contain a thousand plugins: what they share is read once.
const refs = new WeakMap<GitFolder, GitRefs | Absent>();

export function readRepositoryRefs(workspace: Workspace): GitRefs | Absent {
  const git = workspace.git();
  if (git === undefined) return inapplicable("the files are in no git repository");
  if (isAbsent(git)) return git;
  const known = refs.get(git) ?? toAbsent(readGitRefs(git));
  refs.set(git, known);
  return known;
}

/**
 * Every tracked file whose path contains `part`, and which of them are executable; absent also where there is no
 * repository.
 */
export function readTrackedFiles(workspace: Workspace, part = ""): GitIndex | Absent {
  const git = workspace.git();
  if (git === undefined) return inapplicable("the files are in no git repository");
  if (isAbsent(git)) return git;
  return readIndex(git, part);
}

/** Whether git tracks a file whose path ends so, as far as its index can be read. */
export function isTracked(workspace: Workspace, end: string): boolean {
  const tracked = readTrackedFiles(workspace, end);
  return !isAbsent(tracked) && tracked.paths.some((path) => path === end || path.endsWith(`/${end}`));
}

/** The tracked files whose path contains `part`, in a repository. */
export function readIndex(git: GitFolder, part: string): GitIndex | Absent {
  const bytes = git.file("index", MAX_INDEX_BYTES);
  if (bytes === "missing") return NOTHING_TRACKED;
  if (bytes === "unreadable") return absent("the index of git cannot be read, or has over 64 MiB");
  return toAbsent(parseGitIndex(bytes, part));
}

function toAbsent<Known extends object>(known: Known | { readonly refused: string }): Known | Absent {
  if ("refused" in known) return absent(known.refused);
  return known;
}
