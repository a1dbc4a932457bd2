import { GitHubFault } from "../../github/fault.js";
import type { Release, Releases } from "../../github/releases.js";
import type { Publisher, Step } from "../publisher.js";
import { applyGitHubStep } from "./apply-github-step.js";
import { describeDifferences } from "./describe-differences.js";
import { makeReadFault, makeWriteFault } from "./github-release-faults.js";
import { GitHubReleaseReader } from "./github-release-reader.js";
import type { GitHubSpec } from "./github-release-spec.js";
import { TARGET } from "./github-release-step.js";
import { planSteps, type RemoteState } from "./github-release-steps.js";
import { readPreviousArchive } from "./previous-release.js";

const READ_ONLY =
  "The token may only read, and GitHub shows it no drafts. This plan may be wrong, and a release with this token would be refused";

/** A release on GitHub: first a draft, then its files, and only then is it public. */
export function githubRelease(github: Releases, given: GitHubSpec): Publisher {
  let spec = given;
  let remote: RemoteState | undefined;
  const reader = new GitHubReleaseReader(github, spec);
  return {
    id: TARGET,
    async plan() {
      try {
        remote = await reader.read(spec);
      } catch (error) {
        throw makeReadFault(error, spec);
      }
      const { release } = remote;
      const steps = await addDifferences(planSteps(remote, spec), remote, github, spec);
      const place = release && (release.draft ? { staged: "a draft, which nobody sees" } : { publicAt: release.url });
      return { steps, unread: reader.describeUnread(spec), remarks: reader.describeRemarks(), ...place };
    },
    async *drafted() {
      try {
        yield* reader.readDrafted(spec);
      } catch (error) {
        throw makeReadFault(error, spec);
      }
    },
    useArchive(archive) {
      spec = { ...spec, archive };
      reader.forgetTaken();
    },
    async doubts() {
      try {
        return (await github.mayWrite(spec.tag)) ? [] : [READ_ONLY];
      } catch (error) {
        if (error instanceof GitHubFault && error.refusal) return [`A release would be refused: ${error.message}`];
        if (error instanceof GitHubFault) return [`Cannot tell whether the token may write: ${error.message}`];
        throw error;
      }
    },
    async isTagInPlace() {
      try {
        return (await github.tagCommit(spec.tag)) === spec.commit;
      } catch (error) {
        throw makeReadFault(error, spec);
      }
    },
    previous: async () => remote && readPreviousArchive(github, remote.all, spec),
    async apply(step) {
      if (!remote) throw new Error("A step is only done after a plan");
      try {
        await applyGitHubStep(step, remote, { github, spec, reader });
      } catch (error) {
        throw makeWriteFault(error, step, spec, await isStillThere(error, remote.release, github));
      }
    },
  };
}

/** Lists which files differ in a public archive with other bytes. */
async function addDifferences(
  steps: readonly Step[],
  { assets }: RemoteState,
  github: Releases,
  { archive: { name, bytes } }: GitHubSpec,
): Promise<readonly Step[]> {
  const conflict = steps.find(({ id, action }) => id === `file:${name}` && action === "conflict");
  const asset = assets.find((one) => one.name === name && one.state === "uploaded");
  if (!conflict || !asset) return steps;
  const details = await describeDifferences(github, asset, bytes);
  return steps.map((step) => (step === conflict ? { ...step, details } : step));
}

/** GitHub answers 404 for what does not exist, and for what a token may not write. */
async function isStillThere(error: unknown, release: Release | undefined, github: Releases): Promise<boolean> {
  if (!release || !(error instanceof GitHubFault) || error.status !== 404) return false;
  try {
    return (await github.one(release.id)) !== undefined;
  } catch (fault) {
    if (fault instanceof GitHubFault) return false;
    throw fault;
  }
}
