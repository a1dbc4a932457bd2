import type { Finding } from "../core/report.js";
import { getPresent } from "../plugin/absent.js";
import { readRepositoryRefs, readTrackedFiles } from "../plugin/git-facts.js";
import type { ComparedRun } from "../run/compare-with-base.js";
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
  if (!isSparse(workspace)) return false;
  const head = getPresent(readRepositoryRefs(workspace))?.head;
  if (head === undefined) return true;
  const compared = await compareWithCommit(preflight, request, head);
  if ("refused" in compared) return true;
  return findStopping(compared.result.report).some(isMissingInCommit);
}

/** Whether git leaves files or folders of the commit out. */
function isSparse(workspace: Workspace): boolean {
  const tracked = getPresent(readTrackedFiles(workspace));
  return tracked !== undefined && tracked.sparse.length + tracked.folders.length > 0;
}

/** Marks each finding as known if all files of the commit give it as well. Commands and npm are not asked. */
async function compareWithCommit(preflight: Preflight, request: ReleaseRequest, commit: string): Promise<ComparedRun> {
  const { compareWithBase } = await import("../run/compare-with-base.js");
  const filesOnly: FilesRequest = { ...request, occasion: "release", failOn: "error", findOut: undefined };
  const base = { name: request.tag, commit, head: undefined };
  return compareWithBase(preflight, filesOnly, base, { milliseconds: GIT_TIMEOUT_MS });
}

/** Whether the whole commit may not have a finding. What was not compared may be missing there, too. */
function isMissingInCommit({ check, age }: Finding): boolean {
  if (age === undefined) return !OF_THE_MACHINE.includes(check);
  return age === "new";
}
