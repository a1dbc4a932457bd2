import type { Course } from "./course.js";
import type { Outcome, Pending } from "./outcome.js";
import type { Step } from "./publisher.js";
import { explainRerun } from "./remedies.js";
import { listHidden, listPublic } from "./what-is-public.js";

/** The outcome of a release at which somebody else must act before it goes on. It is not a failure. */
export function makePending(
  { target, reason, help }: Step,
  course: Course,
): Pick<Outcome, "state" | "exitStatus"> & { readonly pending: Pending } {
  const { again, later = again } = course.caller;
  return {
    ...{ state: "pending-review", exitStatus: 0 },
    pending: {
      waitingFor: `${target}: ${reason}`,
      alreadyPublic: listPublic(course).join("\n") || "nothing",
      notPublic: listHidden(course).join("\n") || "nothing",
      whatHappens: help ?? explainRerun(later, "When that is over, run this again"),
    },
  };
}
