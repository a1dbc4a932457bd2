import { Interrupted } from "../core/errors.js";
import {
  EXIT,
  getErrorStatus,
  makePartialVerdict,
  makeReleaseVerdict,
  type ReleaseVerdict,
} from "../core/exit-status.js";
import { formatReportRequest, TOOL, type ToolCopy, UNKNOWN_COPY } from "../core/tool.js";
import type { Pending, Stop } from "./outcome.js";
import type { ReleaseProgress } from "./progress.js";
import { type Step, TargetFault } from "./publisher.js";
import { explainRerun } from "./remedies.js";
import { listHidden, listPublic, listUnknown } from "./what-is-public.js";

/** Why a release stopped: a hurdle, a step that is left, or an error, thrown by a step or while a target was read. */
export type Ending =
  { readonly step: Step } | { readonly left: Step } | { readonly thrown: unknown; readonly at?: Step | undefined };

export function makeStop(ending: Ending, progress: ReleaseProgress): ReleaseVerdict & { readonly stop: Stop } {
  const { publicAt, done } = progress;
  const unknown = listUnknown(progress);
  const hidden = listHidden(progress);
  const { what, help, helpIfPublic = help, ...verdict } = explainEnding(ending, progress);
  const hasPublished = unknown.length > 0 || done.some(({ irreversible }) => irreversible);
  // An earlier run may have published to the other targets.
  const isPartial = hasPublished || (publicAt.size > 0 && hidden.length > 0);
  const hasStaged = done.some(({ phase }) => phase !== "check");
  const isStaged = progress.publishers.length === 1 && hasStaged && publicAt.size === 0 && unknown.length === 0;
  const at = findStep(ending);
  // A hurdle names the place itself, and what a step does may be done at any of several targets.
  const name = at && !("step" in ending) && progress.publishers.length > 1 ? `${at.target}: ` : "";
  return {
    ...(isPartial ? makePartialVerdict(verdict) : verdict),
    stop: {
      at,
      stoppedAt: name + what,
      alreadyPublic: listPublic(progress).join("\n") || "nothing",
      notPublic:
        (hidden.join("\n") || describeRest(ending)) +
        (isStaged ? "; what is staged is kept, but nobody can see it" : ""),
      doThis: isPartial ? helpIfPublic : help,
    },
  };
}

function findStep(ending: Ending): Step | undefined {
  if ("thrown" in ending) return ending.at;
  return "left" in ending ? ending.left : ending.step;
}

/** What is not public, apart from the targets. */
function describeRest(ending: Ending): string {
  return "step" in ending && ending.step.action === "conflict" ? "what this run was to release" : "nothing";
}

const FASTER = "It did not exist when this run began: another run was faster";

interface ExplainedEnding extends ReleaseVerdict {
  readonly what: string;
  readonly help: string;
  readonly helpIfPublic?: string | undefined;
}

function explainEnding(ending: Ending, progress: ReleaseProgress): ExplainedEnding {
  const { again, copy = UNKNOWN_COPY } = progress.caller;
  if ("thrown" in ending) {
    const { thrown, at } = ending;
    if (!(thrown instanceof TargetFault)) return explainThrown(thrown, again, copy);
    const { kind, message, help, helpIfPublic } = thrown;
    const what = at ? `${at.reason}\n${message}` : message;
    if (kind === "burnt") return { ...makeReleaseVerdict("conflict"), what, help };
    if (kind === "rejected") return { ...makeReleaseVerdict("rejected"), what, help, helpIfPublic };
    return { ...makeReleaseVerdict("failed", kind === "forbidden" ? EXIT.usage : EXIT.fault), what, help };
  }
  if ("left" in ending) {
    return { ...makeReleaseVerdict("failed"), what: ending.left.reason, help: explainRerun(again) };
  }
  const { action, reason, details, help = explainRerun(again), helpIfPublic, held, target } = ending.step;
  const isLater = held === "other" && !progress.heldAtStart.has(target);
  const what = [reason, ...(isLater ? [FASTER] : []), ...(details === undefined ? [] : [details])].join("\n");
  if (action === "conflict") return { ...makeReleaseVerdict("conflict"), what, help };
  if (action === "rejected") return { ...makeReleaseVerdict("rejected"), what, help, helpIfPublic };
  return { ...makeReleaseVerdict("failed", EXIT.usage), what, help };
}

/** Not a fault of a target: the run was interrupted, or this tool crashed. */
function explainThrown(thrown: unknown, again: string, copy: ToolCopy): ExplainedEnding {
  if (thrown instanceof Interrupted) {
    const what = `The run was interrupted (${thrown.signal})`;
    const verdict = makeReleaseVerdict("failed", getErrorStatus(thrown));
    return { ...verdict, what, help: explainRerun(again, "Running again is safe") };
  }
  const why = thrown instanceof Error ? thrown.message : String(thrown);
  const help = `${formatReportRequest(copy, "Report it with the lines above")}. ${explainRerun(again, "Running again is safe")}`;
  return { ...makeReleaseVerdict("failed"), what: `${TOOL.name} crashed, a fault of this tool: ${why}`, help };
}

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
