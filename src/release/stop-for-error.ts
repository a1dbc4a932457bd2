import { Interrupted, Refusal, UsageError } from "../core/errors.js";
import { EXIT, getErrorStatus, makeReleaseVerdict, type ExitStatus, type ReleaseVerdict } from "../core/exit-status.js";
import { convertToRefusal } from "../core/convert-to-refusal.js";
import type { ToolCopy } from "../core/tool.js";
import type { ArtifactFault } from "../packing/artifact-fault.js";
import type { Outcome, Stop } from "./outcome.js";
import { ReleaseProgress } from "./progress.js";
import { makeStop } from "./make-stop.js";

const UNTOUCHED = { alreadyPublic: "nothing of this run", notPublic: "everything" };

/** The outcome of a release that failed before any target was asked. */
export function stopForError(thrown: unknown, again: string, copy?: ToolCopy): Outcome {
  const error = convertToRefusal(thrown);
  if (error instanceof UsageError || error instanceof Refusal) {
    return stopBeforePlan(getVerdict(getErrorStatus(error)), {
      stoppedAt: error.message,
      doThis: error.help ?? `Fix that, and run it again:\n  ${again}`,
    });
  }
  const { stop, ...verdict } = makeStop({ thrown: error }, new ReleaseProgress([], { again, copy }));
  return { ...stopBeforePlan(verdict, stop), ...(!(error instanceof Interrupted) && { crash: error }) };
}

/** The outcome of a release that failed before there was a plan. */
export function stopBeforePlan(
  verdict: ReleaseVerdict,
  { stoppedAt, doThis }: Pick<Stop, "stoppedAt" | "doThis">,
): Outcome {
  return { ...verdict, plan: [], done: [], targets: [], stop: { stoppedAt, ...UNTOUCHED, doThis } };
}

/** The outcome of a release that an artifact fault stopped before there was a plan. */
export function stopForArtifactFault({ exitStatus, message, help }: ArtifactFault): Outcome {
  return stopBeforePlan(getVerdict(exitStatus), { stoppedAt: message, doThis: help });
}

function getVerdict(exitStatus: ExitStatus): ReleaseVerdict {
  return makeReleaseVerdict(exitStatus === EXIT.refused ? "refused" : "failed", exitStatus);
}
