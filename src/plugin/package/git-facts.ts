import type { GitFolder, Workspace } from "../../workspace/workspace.js";
import { absent, isAbsent, type Absent } from "../absent.js";
import { readGitRefs, type GitRefs } from "../../git/git-refs.js";

// One repository may hold a thousand plugins: what is the same for all of them is read once.
const refs = new WeakMap<GitFolder, GitRefs | Absent>();

export function gitRefsOf(workspace: Workspace): GitRefs | Absent {
  const git = workspace.git?.();
  if (git === undefined) return absent("the files are in no git repository");
  if (isAbsent(git)) return git;
  const known = refs.get(git) ?? readGitRefs(git);
  refs.set(git, known);
  return known;
}
