import { connect } from "../github/client.js";
import { releasesOn } from "../github/releases.js";
import { ArtifactFault, stoppedBy } from "./artifact-fault.js";
import { readAttestation } from "./attestation.js";
import type { Publisher } from "./publisher.js";
import { ALL, DRY, release } from "./release.js";
import type { GitHubAccess, Released, ReleaseRequest, Target } from "./run-release.js";
import { githubRelease } from "./targets/github-release.js";
import type { Wanted } from "./wanted.js";

const CALLS = { total: 15 * 60_000, each: 15_000, pause: 500 };
/** A large file on a slow line. */
const UPLOADS = { ...CALLS, each: 5 * 60_000 };

/** Brings what is wanted to every target, or stops before the first one where its attestation is none. */
export async function publish(
  request: ReleaseRequest,
  wanted: Wanted,
  done: Omit<Released, "outcome">,
): Promise<Released> {
  const { attestation: file, targets, github, dryRun } = request;
  try {
    const attestation = file === undefined ? undefined : readAttestation(file, wanted.archive);
    // It is of these bytes, and of no others that were made from the same commit.
    const whole = attestation ? { ...wanted, attestation, isPinned: true } : wanted;
    const publishers: Publisher[] = [];
    for (const target of targets) publishers.push(await PUBLISHERS[target](github, whole));
    return { ...done, outcome: await release(publishers, dryRun ? DRY : ALL) };
  } catch (error) {
    if (error instanceof ArtifactFault) return { ...done, outcome: stoppedBy(error) };
    throw error;
  }
}

const PUBLISHERS: Readonly<Record<Target, (access: GitHubAccess, wanted: Wanted) => Promise<Publisher>>> = {
  "github-release": async (access, wanted) => {
    const github = await connect({ ...access, limits: CALLS });
    const uploads = await connect({ ...access, limits: UPLOADS });
    return githubRelease(releasesOn(github, uploads, access.apiUrl), wanted);
  },
};
