import type { DigestedFile } from "./packing/sums.js";
import type { ReleaseProgress } from "./progress.js";
import type { Publisher } from "./publisher.js";

/**
 * Looks at what stayed at the targets when this run began. Where that is other content than this run's, an earlier run
 * was interrupted, and was built to other bytes. If a draft has exactly that content, all targets release it. Returns
 * the archive of that draft. Otherwise the plan has the conflict.
 *
 * @throws {TargetFault}
 */
export async function finishWithDraft(progress: ReleaseProgress): Promise<DigestedFile | undefined> {
  const { publishers, heldAtStart } = progress;
  const holders = publishers.filter(({ id }) => progress.findHeldContent(id) !== undefined);
  for (const { id } of holders) heldAtStart.add(id);
  const others = holders.filter(({ id }) => progress.findHeldContent(id) === "other");
  if (others.length === 0 || holders.some((holder) => !holder.holds)) return undefined;
  const archive = await findArchive(publishers, holders);
  if (!archive) {
    // Which drafts were not compared is in the next plan.
    progress.forgetPlans();
    return undefined;
  }
  progress.useArchive(archive);
  const names = others.map(({ id }) => id).join(" and ");
  progress.warnings.add(
    `${names} had this version already, with other bytes than this build's. The archive of a draft has exactly those, so this run goes on with it: sha256 ${archive.sha256}`,
  );
  return archive;
}

async function findArchive(
  publishers: readonly Publisher[],
  holders: readonly Publisher[],
): Promise<DigestedFile | undefined> {
  for (const publisher of publishers) {
    for await (const archive of publisher.drafted?.() ?? []) {
      const answers = await Promise.all(holders.map(async (holder) => holder.holds?.(archive)));
      if (answers.every(Boolean)) return archive;
    }
  }
  return undefined;
}
