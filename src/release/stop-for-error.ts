import { Interrupted, Refusal, UsageError } from "../core/errors.js";
import {
  convertToRefusal,
  EXIT,
  type ExitStatus,
  getErrorStatus,
  makeReleaseVerdict,
  type ReleaseVerdict,
} from "../core/exit-status.js";
import type { ToolCopy } from "../core/tool.js";
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

export function stopBeforePlan(
  verdict: ReleaseVerdict,
  { stoppedAt, doThis }: Pick<Stop, "stoppedAt" | "doThis">,
): Outcome {
  return { ...verdict, plan: [], done: [], targets: [], stop: { stoppedAt, ...UNTOUCHED, doThis } };
}

/** The same for a mistake of the caller, or what must not be released. Any other error is thrown. */
export function stopForCaller(error: unknown, again: string): Outcome {
  if (error instanceof UsageError || error instanceof Refusal) return stopForError(error, again);
  throw error;
}

function getVerdict(exitStatus: ExitStatus): ReleaseVerdict {
  return makeReleaseVerdict(exitStatus === EXIT.refused ? "refused" : "failed", exitStatus);
}

/** Keeps the report if a release ends with an error after its plugin was checked. */
export async function keepReportOnError(
  { preflight, again }: { readonly preflight: Preflight; readonly again: string },
  act: () => Promise<Released>,
): Promise<Released> {
  try {
    return await act();
  } catch (error) {
    return { preflight, outcome: stopForCaller(error, again) };
  }
}
