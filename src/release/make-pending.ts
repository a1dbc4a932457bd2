import { makeReleaseVerdict, type ReleaseVerdict } from "../core/exit-status.js";
import type { ReleaseProgress } from "./progress.js";
import type { Pending } from "./outcome.js";
import type { Step } from "./publisher.js";
import { explainRerun } from "./remedies.js";
import { listHidden, listPublic } from "./what-is-public.js";

/** The outcome of a release at which somebody else must act before it goes on. It is not a failure. */
export function makePending(
  { target, reason, help }: Step,
  progress: ReleaseProgress,
): ReleaseVerdict & { readonly pending: Pending } {
  const { again, later = again } = progress.caller;
  return {
    ...makeReleaseVerdict("pending-review"),
    pending: {
      waitingFor: `${target}: ${reason}`,
      alreadyPublic: listPublic(progress).join("\n") || "nothing",
      notPublic: listHidden(progress).join("\n") || "nothing",
      whatHappens: help ?? explainRerun(later, "When that is over, run this again"),
    },
  };
}
