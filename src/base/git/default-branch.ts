import type { GitFolder } from "../files/workspace.js";
import { readLine, readLooseRefs, readPackedRefs } from "./git-refs.js";
import { isRefName, resolveRef } from "./resolve-ref.js";

/** The branch that a repository's changes go to, and how git knows it. */
export interface DefaultBranch {
  readonly name: string;
  /**
   * `remote` says it; it is the one with a `usual` name; it is the `only` one; or it is the `current` one of a
   * repository that has no remote.
   */
  readonly known: "remote" | "usual" | "only" | "current";
}

const REMOTE = "refs/remotes/origin";
const LOCAL = "refs/heads";
const USUAL: readonly string[] = ["main", "master", "trunk"];

/**
 * The default branch, as git's own files show it: nothing is started, and no configuration is read. `undefined` where
 * they do not.
 */
export function findDefaultBranch(git: GitFolder): DefaultBranch | undefined {
  const named = readSymbolicRef(git, `${REMOTE}/HEAD`, REMOTE);
  // A branch that was removed since is no longer the default one.
  if (named !== undefined && resolveRef(git, `${REMOTE}/${named}`) !== undefined)
    return { name: named, known: "remote" };
  const remote = listBranches(git, REMOTE);
  const names = remote.length > 0 ? remote : listBranches(git, LOCAL);
  const [usual, ...rivals] = USUAL.filter((name) => names.includes(name));
  if (usual !== undefined && rivals.length === 0) return { name: usual, known: "usual" };
  const [only, ...others] = names;
  if (only !== undefined && others.length === 0) return { name: only, known: "only" };
  const current = remote.length > 0 ? undefined : readSymbolicRef(git, "HEAD", LOCAL);
  if (current === undefined) return undefined;
  return { name: current, known: "current" };
}

/** The branch that a reference such as HEAD names. */
function readSymbolicRef(git: GitFolder, path: string, below: string): string | undefined {
  const target = /^ref: (.+)$/u.exec(readLine(git, path) ?? "")?.[1];
  if (target?.startsWith(`${below}/`) !== true || !isRefName(target)) return undefined;
  return target.slice(below.length + 1);
}

function listBranches(git: GitFolder, below: string): readonly string[] {
  const [packed, loose] = [readPackedRefs(git), readLooseRefs(git, below, "branches")];
  if ("refused" in packed || "refused" in loose) return [];
  const names = [...packed.keys(), ...loose.keys()].filter((name) => name.startsWith(`${below}/`) && isRefName(name));
  return [...new Set(names)].map((name) => name.slice(below.length + 1));
}
