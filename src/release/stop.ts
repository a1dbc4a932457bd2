import { Interrupted } from "../commands/cancellation.js";
import { TOOL } from "../core/tool.js";
import type { Outcome, State, Stop } from "./outcome.js";
import { TargetFault, type Publisher, type Step } from "./publisher.js";
import { rerun } from "./remedies.js";

/** How a release came to its end too early: at a hurdle, with something left, or by what was thrown. */
export type Ending = { readonly step: Step } | { readonly left: Step } | { readonly thrown: unknown };

interface Course {
  readonly publishers: readonly Pick<Publisher, "id">[];
  /** What is public by now, by target. */
  readonly publicAt: ReadonlyMap<string, string>;
  readonly done: readonly Step[];
  /** The command that starts the same run. */
  readonly again: string;
}

export function stopOf(
  ending: Ending,
  { publishers, publicAt, done, again }: Course,
): Pick<Outcome, "state" | "exitStatus"> & { readonly stop: Stop } {
  const hidden = publishers.filter(({ id }) => !publicAt.has(id)).map(({ id }) => id);
  const isStaged = done.length > 0 && publicAt.size === 0;
  const { what, help, ...verdict } = judged(ending, again);
  const hasPublished = done.some(({ irreversible }) => irreversible);
  return {
    state: verdict.state === "failed" && hasPublished ? "partially-released" : verdict.state,
    exitStatus: verdict.exitStatus === 2 && hasPublished ? 3 : verdict.exitStatus,
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

function judged(ending: Ending, again: string): Judged {
  if ("thrown" in ending) {
    const { thrown } = ending;
    if (!(thrown instanceof TargetFault)) return calledOff(thrown, again);
    const { kind, message: what, help } = thrown;
    if (kind === "burnt") return { state: "conflict", exitStatus: 4, what, help };
    return { state: "failed", exitStatus: kind === "forbidden" ? 2 : 3, what, help };
  }
  if ("left" in ending) {
    return { state: "partially-released", exitStatus: 3, what: ending.left.reason, help: rerun(again) };
  }
  const { action, reason, details, help = rerun(again) } = ending.step;
  const what = details === undefined ? reason : `${reason}\n${details}`;
  return action === "conflict"
    ? { state: "conflict", exitStatus: 4, what, help }
    : { state: "failed", exitStatus: 2, what, help };
}

/** What is no fault of a target: somebody called the run off, or this tool has one. */
function calledOff(thrown: unknown, again: string): Judged {
  if (thrown instanceof Interrupted) {
    const what = `The run was interrupted (${thrown.signal})`;
    return { state: "failed", exitStatus: thrown.exitStatus, what, help: rerun(again, "Running again is safe") };
  }
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  const help = `Report it with what stands above at ${TOOL.url}/issues. ${rerun(again, "Running again is safe")}`;
  return { state: "failed", exitStatus: 3, what: `${TOOL.name} crashed, a fault of this tool: ${why}`, help };
}
