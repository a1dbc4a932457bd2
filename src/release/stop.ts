import type { Outcome, State, Stop } from "./outcome.js";
import type { Publisher, Step, TargetFault } from "./publisher.js";

/** How a release came to its end too early: at a hurdle, with something left, or at a fault. */
export type Ending = { readonly step: Step } | { readonly left: Step } | { readonly fault: TargetFault };

interface Course {
  readonly publishers: readonly Pick<Publisher, "id">[];
  /** What is public by now, by target. */
  readonly publicAt: ReadonlyMap<string, string>;
  readonly done: readonly Step[];
}

const AGAIN = "Run this job again: it goes on where this run ended, and does nothing twice";

export function stopOf(
  ending: Ending,
  { publishers, publicAt, done }: Course,
): Pick<Outcome, "state" | "exitStatus"> & { readonly stop: Stop } {
  const hidden = publishers.filter(({ id }) => !publicAt.has(id)).map(({ id }) => id);
  const isStaged = done.length > 0 && publicAt.size === 0;
  const { what, help, ...verdict } = judged(ending);
  const hasPublished = done.some(({ irreversible }) => irreversible);
  return {
    ...(verdict.state === "failed" && hasPublished ? { state: "partially-released", exitStatus: 3 } : verdict),
    stop: {
      stoppedAt: what,
      alreadyPublic: [...publicAt].map(([id, url]) => `${id}: ${url}`).join(", ") || "nothing",
      notPublic: (hidden.join(", ") || "nothing") + (isStaged ? "; what is staged is kept, and seen by nobody" : ""),
      doThis: help,
    },
  };
}

interface Judged {
  readonly state: State;
  readonly exitStatus: Outcome["exitStatus"];
  readonly what: string;
  readonly help: string;
}

function judged(ending: Ending): Judged {
  if ("fault" in ending) {
    const { kind, message: what, help } = ending.fault;
    if (kind === "burnt") return { state: "conflict", exitStatus: 4, what, help };
    return { state: "failed", exitStatus: kind === "forbidden" ? 2 : 3, what, help };
  }
  if ("left" in ending) {
    return { state: "partially-released", exitStatus: 3, what: ending.left.reason, help: AGAIN };
  }
  const { action, reason: what, help = AGAIN } = ending.step;
  return action === "conflict"
    ? { state: "conflict", exitStatus: 4, what, help }
    : { state: "failed", exitStatus: 2, what, help };
}
