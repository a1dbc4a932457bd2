import { isWithin, type Workspace } from "../../base/files/workspace.js";
import { isAbsent } from "../absent.js";
import { readTrackedFiles } from "../git-facts.js";

/** Git LFS guarantees that no pointer has as many bytes. */
const MAX_POINTER_BYTES = 1024;
const MIN_POINTER_BYTES = 80;
const POINTER =
  /^version https?:\/\/(?:git-lfs\.github\.com|hawser\.github\.com|git-media\.io)\/(?:spec\/)?v\d+\r?\n(?:ext-[^\n]{1,300}\n)*oid sha256:[0-9a-f]{64}\r?\nsize \d+/u;
const MODULES = ".gitmodules";

export const FETCH_LFS = "Fetch it with git lfs pull; in a workflow, set lfs: true in actions/checkout";
export const FETCH_SUBMODULES =
  "Fetch it with git submodule update --init --recursive; in a workflow, set submodules: recursive in actions/checkout";

export const CHECK_OUT_ALL =
  "Check out all of it: git sparse-checkout disable; in a workflow, remove sparse-checkout from actions/checkout";

/** Whether a file is what Git LFS puts in the place of one that was not fetched. */
export function isLfsPointer(workspace: Workspace, path: string, size: number): boolean {
  if (size >= MAX_POINTER_BYTES || size < MIN_POINTER_BYTES) return false;
  const head = workspace.head(path, MAX_POINTER_BYTES);
  return head !== undefined && POINTER.test(new TextDecoder("latin1").decode(head));
}

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
