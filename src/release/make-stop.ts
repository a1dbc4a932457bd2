import { Interrupted } from "../commands/cancellation.js";
import { TOOL } from "../core/tool.js";
import type { Outcome, State, Stop } from "./outcome.js";
import { TargetFault, type Publisher, type Step } from "./publisher.js";
import { explainRerun } from "./remedies.js";

/** Why a release stopped: a hurdle, a step that is left, or a thrown error. */
export type Ending = { readonly step: Step } | { readonly left: Step } | { readonly thrown: unknown };

interface Course {
  readonly publishers: readonly Pick<Publisher, "id">[];
  /** What is public by now, by target. */
  readonly publicAt: ReadonlyMap<string, string>;
  /** Steps that may have been done since their target was read, by target. */
  readonly open?: ReadonlyMap<string, Step>;
  readonly done: readonly Step[];
  /** The command that starts the same run. */
  readonly again: string;
}

export function makeStop(
  ending: Ending,
  { publishers, publicAt, open = new Map(), done, again }: Course,
): Pick<Outcome, "state" | "exitStatus"> & { readonly stop: Stop } {
  // GitHub may have received a request that was on its way when the run ended.
  const unknown = [...open].filter(([id, { irreversible }]) => irreversible && !publicAt.has(id));
  const isUnknown = new Set(unknown.map(([id]) => id));
  const hidden = publishers.filter(({ id }) => !publicAt.has(id) && !isUnknown.has(id)).map(({ id }) => id);
  const isStaged = done.length > 0 && publicAt.size === 0 && unknown.length === 0;
  const known = [...publicAt].map(([id, url]) => `${id}: ${url}`);
  const maybe = unknown.map(([id, { reason }]) =>
    done.some(({ irreversible, target }) => irreversible && target === id)
      ? id
      : `${id}: perhaps, as there was no answer yet to: ${reason}`,
  );
  const { what, help, ...verdict } = judgeEnding(ending, again);
  const hasPublished = unknown.length > 0 || done.some(({ irreversible }) => irreversible);
  return {
    state: verdict.state === "failed" && hasPublished ? "partially-released" : verdict.state,
    exitStatus: verdict.exitStatus === 2 && hasPublished ? 3 : verdict.exitStatus,
    stop: {
      stoppedAt: what,
      alreadyPublic: [...known, ...maybe].join(", ") || "nothing",
      notPublic:
        (hidden.join(", ") || describeRest(ending)) + (isStaged ? "; what is staged is kept, and seen by nobody" : ""),
      doThis: help,
    },
  };
}

/** What is not public, apart from the targets. */
function describeRest(ending: Ending): string {
  return "step" in ending && ending.step.action === "conflict" ? "what this run was to release" : "nothing";
}

interface Judged {
  readonly state: State;
  readonly exitStatus: Outcome["exitStatus"];
  readonly what: string;
  readonly help: string;
}

function judgeEnding(ending: Ending, again: string): Judged {
  if ("thrown" in ending) {
    const { thrown } = ending;
    if (!(thrown instanceof TargetFault)) return judgeThrown(thrown, again);
    const { kind, message: what, help } = thrown;
    if (kind === "burnt") return { state: "conflict", exitStatus: 4, what, help };
    return { state: "failed", exitStatus: kind === "forbidden" ? 2 : 3, what, help };
  }
  if ("left" in ending) {
    return { state: "partially-released", exitStatus: 3, what: ending.left.reason, help: explainRerun(again) };
  }
  const { action, reason, details, help = explainRerun(again) } = ending.step;
  const what = details === undefined ? reason : `${reason}\n${details}`;
  return action === "conflict"
    ? { state: "conflict", exitStatus: 4, what, help }
    : { state: "failed", exitStatus: 2, what, help };
}

/** Not a fault of a target: the run was interrupted, or this tool crashed. */
function judgeThrown(thrown: unknown, again: string): Judged {
  if (thrown instanceof Interrupted) {
    const what = `The run was interrupted (${thrown.signal})`;
    return { state: "failed", exitStatus: thrown.exitStatus, what, help: explainRerun(again, "Running again is safe") };
  }
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  const help = `Report it with what stands above at ${TOOL.url}/issues. ${explainRerun(again, "Running again is safe")}`;
  return { state: "failed", exitStatus: 3, what: `${TOOL.name} crashed, a fault of this tool: ${why}`, help };
}
