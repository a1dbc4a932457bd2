import { isAbsent } from "../plugin/absent.js";
import { readRepositoryRefs, readTrackedFiles } from "../plugin/git-facts.js";
import type { FilesRequest } from "../run/request.js";
import type { Preflight } from "../run/result.js";
import type { Workspace } from "../base/files/workspace.js";
import type { ReleaseRequest } from "./request.js";
import { findStopping, OF_THE_MACHINE } from "./stop-for-findings.js";

const GIT_TIMEOUT_MS = 20_000;

/**
 * Whether something may stop a release only because a sparse checkout leaves out files of the commit, in whatever
 * folder. What the commit has as well is a fault of its own, and so is what was not built or installed.
 */
export async function mayBeOfSparseCheckout(
  preflight: Preflight,
  request: ReleaseRequest,
  workspace: Workspace,
): Promise<boolean> {
  const tracked = readTrackedFiles(workspace);
  if (isAbsent(tracked) || tracked.sparse.length + tracked.folders.length === 0) return false;
  const refs = readRepositoryRefs(workspace);
  if (isAbsent(refs) || refs.head === undefined) return true;
  const { compareWithBase } = await import("../run/compare-with-base.js");
  const filesOnly: FilesRequest = { ...request, occasion: "release", failOn: "error", findOut: undefined };
  const commit = { name: request.tag, commit: refs.head, head: undefined };
  const compared = await compareWithBase(preflight, filesOnly, commit, { milliseconds: GIT_TIMEOUT_MS });
  if ("refused" in compared) return true;
  return findStopping(compared.result.report).some(
    ({ check, age }) => age === "new" || (age === undefined && !OF_THE_MACHINE.includes(check)),
  );
}
