import { EXIT } from "../core/exit-status.js";
import type { PackageDifference } from "../core/package-difference.js";
import { makeArchiveEntries } from "./packing/archive-name.js";
import { stopForCaller } from "./stop-for-error.js";
import { readAttestation } from "./attestation.js";
import type { PluginArchive } from "./packing/pack.js";
import type { DigestedFile } from "./packing/sums.js";
import { openOwnArchive } from "../base/files/archive.js";
import type { Plan, Publisher } from "./publisher.js";
import { ALL, DRY, release } from "./release.js";
import type { Outcome, Released } from "./outcome.js";
import type { ReleaseRequest } from "./request.js";
import type { ReleaseSpec } from "./release-spec.js";
import { readAssets } from "./read-assets.js";
import { reportReviews } from "./report-reviews.js";
import { watchTag } from "./targets/github/watch-tag.js";
import { openTargets } from "./targets/open-targets.js";
import { Interrupted } from "../core/errors.js";
import { readPackageFacts } from "./packing/difference/package-facts.js";
import { computeSha256 } from "./packing/sums.js";
import { compareWithPrevious } from "./compare-with-previous.js";

type Prepared = Omit<Released, "outcome"> & { readonly archive: PluginArchive };

/** Publishes to every target. Stops before the first target if the attestation is not one of the archive. */
export async function publish(
  request: ReleaseRequest,
  spec: Omit<ReleaseSpec, "again">,
  prepared: Prepared,
): Promise<Released> {
  const { attestation: given, again } = request;
  const archives = [spec, ...(spec.others ?? [])].map(({ archive }) => archive);
  let attestation: DigestedFile | undefined;
  try {
    if (given) [attestation] = archives.map((archive) => readAttestation(given, archive, spec.commit));
  } catch (error) {
    return { ...prepared, outcome: stopForCaller(error, again) };
  }
  const publishers: Publisher[] = [];
  try {
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
    throw error;
  }
}

async function closeTargets(publishers: readonly Publisher[]): Promise<readonly string[]> {
  const warnings: string[] = [];
  for (const publisher of publishers) warnings.push(...(await publisher.close()));
  return warnings;
}

async function publishTo(
  publishers: readonly Publisher[],
  request: ReleaseRequest,
  { archive: made, ...prepared }: Prepared,
  spec: Pick<ReleaseSpec, "tag" | "commit" | "version" | "isPinned" | "folder" | "archive" | "others">,
): Promise<Released> {
  const { dryRun } = request;
  const plugins = [spec, ...(spec.others ?? [])];
  const isOne = plugins.length === 1;
  const outcome = await release(publishers, { ...request, tagWatch: watchTag(request, spec) }, dryRun ? DRY : ALL);
  const { latest = new Map<string, Plan>() } = outcome;
  const archive = chooseArchive(outcome, made);
  const news: string[] = [];
  let since: PackageDifference | undefined;
  if (outcome.exitStatus === EXIT.pass) {
    if (dryRun) news.push(...(await findDryRunWarnings(latest.values())));
    const changes = isOne && (await describeChangesSinceRelease(latest.values(), archive));
    if (changes) {
      news.push(...changes.warnings);
      since = changes.since;
    }
  }
  let { preflight } = prepared;
  for (const { folder, archive: own } of plugins) {
    const released = isOne ? archive : own;
    const ofPlugin = publishers.filter(({ plugin = folder }) => plugin === folder);
    const reviews = ofPlugin.flatMap(({ id }) => {
      const review = latest.get(id)?.findReview?.();
      return review ? [{ target: id, ...review }] : [];
    });
    preflight &&= reportReviews(preflight, reviews, { folder, bytes: released.bytes });
  }
  return {
    ...prepared,
    ...(preflight && { preflight }),
    // Several archives are named by their steps.
    ...(isOne && { archive }),
    outcome,
    warnings: [...(prepared.warnings ?? []), ...(outcome.warnings ?? []), ...news],
    since,
  };
}

async function findDryRunWarnings(plans: Iterable<Plan>): Promise<readonly string[]> {
  const warnings: string[] = [];
  for (const plan of plans) warnings.push(...((await plan.findDryRunWarnings?.()) ?? []));
  return warnings;
}

/** The archive that is released, which is not always that of this run. */
function chooseArchive({ finished }: Outcome, made: PluginArchive): PluginArchive {
  if (!finished) return made;
  const { replacement, ...archive } = made;
  const isSame = finished.sha256 === made.sha256;
  const files = makeArchiveEntries(openOwnArchive(finished.bytes));
  return { ...archive, ...finished, files, ...(isSame && { replacement }) };
}

/** The changes since the previous release, or a sentence if they are not known. */
interface SinceRelease {
  readonly since?: PackageDifference | undefined;
  readonly warnings: readonly string[];
}

/** The first target with an older release decides. A fault or an interruption here does not undo the release. */
async function describeChangesSinceRelease(plans: Iterable<Plan>, archive: PluginArchive): Promise<SinceRelease> {
  for (const { readPrevious } of plans) {
    try {
      const before = await readPrevious?.();
      if (!before) continue;
      const { tag } = before;
      if ("refused" in before) return { warnings: [`Cannot tell what is new since ${tag}: ${before.refused}`] };
      const { bytes, opened } = before;
      const known = { name: tag, sha256: computeSha256(bytes), size: bytes.length };
      return { since: await compareWithPrevious(await readPackageFacts(opened, known), archive), warnings: [] };
    } catch (error) {
      if (error instanceof Interrupted) return { warnings: [] };
      const why = error instanceof Error ? error.message : String(error);
      return { warnings: [`Cannot tell what is new in this release, because of a fault of this tool: ${why}`] };
    }
  }
  return { warnings: [] };
}
