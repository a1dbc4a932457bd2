import { connect } from "../../../github/client.js";
import { openReleases } from "../../../github/releases.js";
import { ServerFault } from "../../../base/network/server-fault.js";
import type { TagWatch } from "../../progress.js";
import type { ReleaseSpec } from "../../release-spec.js";
import type { ReleaseRequest } from "../../request.js";
import { planSteps } from "../step.js";
import { makeTargetFault } from "../target-faults.js";
import { TARGET, TARGET_LIMITS } from "./file-steps.js";
import { inspectTagCommit } from "./steps.js";

/** A release does not wait longer for a server that is not one of its targets. */
const OTHER_LIMITS = { total: 20_000, each: 10_000, pause: 500 };

/**
 * Reads the tag on GitHub, right before something is permanent elsewhere. If GitHub is no target and does not show the
 * tag at first, as to a token of another repository, nothing is known of it, and nothing stops.
 */
export function watchTag(
  {
    github,
    tagAccess,
    again,
    signal,
    onWait,
  }: Pick<ReleaseRequest, "github" | "tagAccess" | "again" | "signal" | "onWait">,
  spec: Pick<ReleaseSpec, "tag" | "commit" | "version" | "isPinned">,
): TagWatch | undefined {
  const access = github ?? tagAccess;
  if (!access) return undefined;
  const isPlanned = github !== undefined;
  const limits = isPlanned ? TARGET_LIMITS : OTHER_LIMITS;
  let isShown = isPlanned;
  const readCommit = async (): Promise<string | undefined> => {
    // Each reading has time of its own: hours may have passed since the last one.
    const client = await connect({ ...access, signal, onWait, limits });
    return openReleases(client, client, access.apiUrl).tagCommit(spec.tag);
  };
  return {
    isPlanned,
    async findMove() {
      try {
        const commit = await readCommit();
        isShown ||= commit !== undefined;
        if (!isShown) return undefined;
        const inspect = () => inspectTagCommit(commit, spec);
        const steps = planSteps(TARGET, [{ id: "tag", phase: "stage", inspect }], undefined);
        return steps.find(({ action }) => action !== "noop");
      } catch (error) {
        if (error instanceof ServerFault && !isPlanned) return undefined;
        const { repository } = access;
        throw makeTargetFault(error, { target: TARGET, spec: { ...spec, again, repository } });
      }
    },
  };
}
