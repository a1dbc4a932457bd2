import type { DigestedFile } from "./packing/sums.js";
import type { ReleaseProgress } from "./progress.js";
import type { Plan } from "./publisher.js";

/**
 * Looks at what stayed at the targets when this run began. Where that is other content than this run's, an earlier run
 * was interrupted, and was built to other bytes. If a draft has exactly that content, all targets release it. Returns
 * the archive of that draft. Otherwise the plan has the conflict.
 *
 * @throws {TargetFault}
 */
export async function finishWithDraft(progress: ReleaseProgress): Promise<DigestedFile | undefined> {
  const { publishers, latest, heldAtStart } = progress;
  const holders = publishers.map(({ id }) => id).filter((id) => progress.findHeldContent(id) !== undefined);
  for (const id of holders) heldAtStart.add(id);
  const others = holders.filter((id) => progress.findHeldContent(id) === "other");
  const comparisons = holders.flatMap((id) => latest.get(id)?.hasContentOf ?? []);
  if (others.length === 0 || comparisons.length < holders.length) return undefined;
  const archive = await findArchive([...latest.values()], comparisons);
  if (!archive) {
    // Which drafts were not compared is in the next plan.
    progress.forgetPlans();
    return undefined;
  }
  progress.useArchive(archive);
  progress.warnings.add(
    `${others.join(" and ")} had this version already, with other bytes than this build's. The archive of a draft has exactly those, so this run goes on with it: sha256 ${archive.sha256}`,
  );
  return archive;
}

/** The first draft of a target with the content of all targets that have any. */
async function findArchive(
  plans: readonly Plan[],
  comparisons: readonly NonNullable<Plan["hasContentOf"]>[],
): Promise<DigestedFile | undefined> {
  for (const { readDrafts } of plans) {
    for await (const archive of readDrafts?.() ?? []) {
      const answers = await Promise.all(comparisons.map((hasContentOf) => hasContentOf(archive)));
      if (answers.every(Boolean)) return archive;
    }
  }
  return undefined;
}
