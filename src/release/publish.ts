import type { Target } from "../core/action-interface.js";
import { connect } from "../github/client.js";
import { openReleases } from "../github/releases.js";
import { makeArchiveEntries } from "../packing/archive-entry.js";
import { ArtifactFault } from "../packing/artifact-fault.js";
import { stopForArtifactFault } from "./stop-for-error.js";
import { readAttestation } from "./attestation.js";
import type { PluginArchive } from "../packing/pack.js";
import { openArchive } from "../workspace/archive.js";
import type { Publisher } from "./publisher.js";
import { ALL, DRY, release } from "./release.js";
import type { Released } from "./outcome.js";
import type { GitHubAccess, ReleaseRequest } from "./request.js";
import { describeChangesSinceRelease } from "./since-release.js";
import { githubRelease } from "./targets/github-release.js";
import type { ReleaseSpec } from "./release-spec.js";

const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** Long enough for a large file on a slow connection. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };

/** Publishes to every target. Stops before the first target if the attestation is not one of the archive. */
export async function publish(
  request: ReleaseRequest,
  spec: Omit<ReleaseSpec, "repository" | "again">,
  done: Omit<Released, "outcome"> & { readonly archive: PluginArchive },
): Promise<Released> {
  const { attestation: file, targets, github, dryRun, again, signal, onStep } = request;
  try {
    const attestation = file === undefined ? undefined : readAttestation(file, spec.archive);
    // The attestation is valid for these bytes only, not for others made from the same commit.
    const pinned = attestation ? { ...spec, attestation, isPinned: true } : spec;
    const whole = { ...pinned, repository: github.repository, again };
    const publishers: Publisher[] = [];
    for (const target of targets) publishers.push(await PUBLISHERS[target](github, whole, signal));
    const outcome = await release(
      publishers,
      { again, ...(signal && { signal }), ...(onStep && { onStep }) },
      dryRun ? DRY : ALL,
    );
    const archive = chooseArchive(publishers, done.archive);
    const doubts = dryRun && outcome.exitStatus === 0 ? await findDoubts(publishers) : [];
    const { since, warnings } = await describeChangesSinceRelease(outcome.exitStatus === 0 ? publishers : [], archive);
    return {
      ...done,
      archive,
      outcome,
      warnings: [...(done.warnings ?? []), ...(outcome.warnings ?? []), ...doubts, ...warnings],
      ...(since && { since }),
    };
  } catch (error) {
    if (error instanceof ArtifactFault) return { ...done, outcome: stopForArtifactFault(error) };
    throw error;
  }
}

async function findDoubts(publishers: readonly Publisher[]): Promise<readonly string[]> {
  const doubts: string[] = [];
  for (const publisher of publishers) doubts.push(...((await publisher.doubts?.()) ?? []));
  return doubts;
}

/** The archive that is released. If a draft already has one, it is that one and not the archive of this run. */
function chooseArchive(publishers: readonly Publisher[], made: PluginArchive): PluginArchive {
  const [resumed] = publishers.flatMap((publisher) => publisher.resumed?.() ?? []);
  const opened = resumed && openArchive(resumed.bytes);
  return !opened || "refused" in opened ? made : { ...made, ...resumed, files: makeArchiveEntries(opened) };
}

type PublisherOf = (access: GitHubAccess, spec: ReleaseSpec, signal?: AbortSignal) => Promise<Publisher>;

const PUBLISHERS: Readonly<Record<Target, PublisherOf>> = {
  "github-release": async (access, spec, signal) => {
    const called = { ...access, ...(signal && { signal }) };
    const github = await connect({ ...called, limits: CALLS });
    const uploads = await connect({ ...called, limits: UPLOADS });
    return githubRelease(openReleases(github, uploads, access.apiUrl), spec);
  },
};
