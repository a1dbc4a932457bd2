import { EXIT } from "../core/exit-status.js";
import { makeArchiveEntries } from "./packing/archive-entry.js";
import { ArtifactFault } from "./packing/artifact-fault.js";
import { stopForArtifactFault } from "./stop-for-error.js";
import { readAttestation } from "./attestation.js";
import type { PluginArchive } from "./packing/pack.js";
import { openOwnArchive } from "../base/files/archive.js";
import type { Publisher } from "./publisher.js";
import { ALL, DRY, release } from "./release.js";
import type { Outcome, Released } from "./outcome.js";
import type { ReleaseRequest } from "./request.js";
import { describeChangesSinceRelease } from "./since-release.js";
import type { ReleaseSpec } from "./release-spec.js";
import { readAssets } from "./read-assets.js";
import { reportJudgements } from "./report-judgements.js";
import { watchTag } from "./targets/github/watch-tag.js";
import { openTargets } from "./targets/open-targets.js";

type Prepared = Omit<Released, "outcome"> & { readonly archive: PluginArchive };

/** Publishes to every target. Stops before the first target if the attestation is not one of the archive. */
export async function publish(
  request: ReleaseRequest,
  spec: Omit<ReleaseSpec, "again">,
  prepared: Prepared,
): Promise<Released> {
  const publishers: Publisher[] = [];
  try {
    const { attestation: given, again } = request;
    const { others = [] } = spec;
    const archives = [spec.archive, ...others.map((other) => other.archive)];
    const [attestation] = given ? archives.map((archive) => readAttestation(given, archive, spec.commit)) : [];
    // The attestation is valid for these bytes only, not for others made from the same commit.
    const pinned = attestation ? { ...spec, attestation, isPinned: true } : spec;
    const own = [...archives.map(({ name }) => name), ...(attestation ? [attestation.name] : [])];
    const { cwd, assets: patterns = [] } = request;
    const assets = readAssets(patterns, { root: prepared.preflight?.root ?? cwd, cwd, own });
    await openTargets(request, { ...pinned, assets, again }, publishers);
    const released = await publishTo(publishers, request, prepared, spec);
    return { ...released, warnings: [...(released.warnings ?? []), ...(await closeTargets(publishers))] };
  } catch (error) {
    await closeTargets(publishers);
    if (error instanceof ArtifactFault) return { ...prepared, outcome: stopForArtifactFault(error) };
    throw error;
  }
}

async function closeTargets(publishers: readonly Publisher[]): Promise<readonly string[]> {
  const warnings: string[] = [];
  for (const publisher of publishers) warnings.push(...((await publisher.close?.()) ?? []));
  return warnings;
}

async function publishTo(
  publishers: readonly Publisher[],
  request: ReleaseRequest,
  { archive: made, ...prepared }: Prepared,
  spec: Pick<ReleaseSpec, "tag" | "commit" | "isPinned" | "folder" | "archive" | "others">,
): Promise<Released> {
  const { dryRun } = request;
  const plugins = [spec, ...(spec.others ?? [])];
  const isOne = plugins.length === 1;
  const outcome = await release(publishers, { ...request, tagWatch: watchTag(request, spec) }, dryRun ? DRY : ALL);
  const archive = chooseArchive(outcome, made);
  const doubts = dryRun && outcome.exitStatus === EXIT.pass ? await findDoubts(publishers) : [];
  const compared = outcome.exitStatus === EXIT.pass && isOne ? publishers : [];
  const { since, warnings } = await describeChangesSinceRelease(compared, archive);
  const listJudgements = (folder: string) =>
    publishers.flatMap(({ id, plugin, judgement }) => {
      const judged = plugin === undefined || plugin === folder ? judgement?.() : undefined;
      return judged ? [{ target: id, ...judged }] : [];
    });
  let { preflight } = prepared;
  for (const one of plugins)
    preflight &&= reportJudgements(preflight, listJudgements(one.folder), {
      folder: one.folder,
      bytes: isOne ? archive.bytes : one.archive.bytes,
    });
  return {
    ...prepared,
    ...(preflight && { preflight }),
    // Several archives are named by their steps.
    ...(isOne && { archive }),
    outcome,
    warnings: [...(prepared.warnings ?? []), ...(outcome.warnings ?? []), ...doubts, ...warnings],
    since,
  };
}

async function findDoubts(publishers: readonly Publisher[]): Promise<readonly string[]> {
  const doubts: string[] = [];
  for (const publisher of publishers) doubts.push(...((await publisher.doubts?.()) ?? []));
  return doubts;
}

/** The archive that is released, which is not always that of this run. */
function chooseArchive({ finished }: Outcome, made: PluginArchive): PluginArchive {
  if (!finished) return made;
  const { replacement, ...archive } = made;
  const isSame = finished.sha256 === made.sha256;
  const files = makeArchiveEntries(openOwnArchive(finished.bytes));
  return { ...archive, ...finished, files, ...(isSame && { replacement }) };
}
