import { connect } from "../../../github/client.js";
import { openReleases } from "../../../github/releases.js";
import { ServerFault } from "../../../base/network/server-fault.js";
import type { TagWatch } from "../../progress.js";
import type { ReleaseSpec } from "../../release-spec.js";
import type { ReleaseRequest } from "../../request.js";
import { planSteps } from "../step.js";
import { TARGET } from "./step.js";
import { inspectTagCommit } from "./steps.js";

/** For each reading: a release does not wait longer for a server that is not one of its targets. */
const LIMITS = { total: 20_000, each: 10_000, pause: 500 };

/**
 * Reads the tag on GitHub for a release that has no target there. If GitHub does not show it at first, as to a token of
 * another repository, nothing is known of it, and nothing stops.
 */
export function watchTag(
  { tagAccess, signal }: Pick<ReleaseRequest, "tagAccess" | "signal">,
  spec: Pick<ReleaseSpec, "tag" | "commit" | "isPinned">,
): TagWatch | undefined {
  if (!tagAccess) return undefined;
  let isShown = false;
  const readCommit = async (): Promise<string | undefined> => {
    const github = await connect({ ...tagAccess, signal, limits: LIMITS });
    return openReleases(github, github, tagAccess.apiUrl).tagCommit(spec.tag);
  };
  return {
    async findMove() {
      try {
        const commit = await readCommit();
        if (commit === undefined && !isShown) return undefined;
        isShown = true;
        const inspect = () => inspectTagCommit(commit, spec);
        return planSteps(TARGET, [{ id: "tag", phase: "stage", inspect }], undefined).find(
          ({ action }) => action !== "noop",
        );
      } catch (error) {
        if (error instanceof ServerFault) return undefined;
        throw error;
      }
    },
  };
}
