import { convertToRefusal } from "../core/convert-to-refusal.js";
import { Interrupted, Refusal, UsageError } from "../core/errors.js";
import { EXIT, type ExitStatus, getErrorStatus, makeReleaseVerdict, type ReleaseVerdict } from "../core/exit-status.js";
import type { ToolCopy } from "../core/tool.js";
import { ArtifactFault } from "./packing/accept-archive.js";
import type { Preflight } from "../run/result.js";
import { makeStop } from "./make-stop.js";
import type { Outcome, Released, Stop } from "./outcome.js";
import { ReleaseProgress } from "./progress.js";

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

/** Keeps the report if a release ends with an error after its plugin was judged. */
export async function keepReportOnError(
  { preflight, again }: { readonly preflight: Preflight; readonly again: string },
  act: () => Promise<Released>,
): Promise<Released> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof ArtifactFault) return { preflight, outcome: stopForArtifactFault(error) };
    if (error instanceof UsageError || error instanceof Refusal)
      return { preflight, outcome: stopForError(error, again) };
    throw error;
  }
}
