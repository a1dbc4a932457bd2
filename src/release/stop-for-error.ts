import { Refusal, UsageError } from "../core/errors.js";
import { nameRefusal } from "../core/name-refusal.js";
import type { ToolCopy } from "../core/tool.js";
import { Interrupted } from "../commands/cancellation.js";
import type { ArtifactFault } from "../packing/artifact-fault.js";
import type { Outcome, Stop } from "./outcome.js";
import { Course } from "./course.js";
import { makeStop } from "./make-stop.js";

const UNTOUCHED = { alreadyPublic: "nothing of this run", notPublic: "everything" };

/** The outcome of a release that failed before any target was asked. */
export function stopForError(thrown: unknown, again: string, copy?: ToolCopy): Outcome {
  const error = nameRefusal(thrown);
  if (error instanceof UsageError || error instanceof Refusal) {
    const isRefused = error instanceof Refusal;
    return stopForThrown(isRefused ? "refused" : "failed", isRefused ? 5 : 2, {
      stoppedAt: error.message,
      doThis: error.help ?? `Fix that, and run it again:\n  ${again}`,
    });
  }
  const { stop, exitStatus } = makeStop({ thrown: error }, new Course([], { again, copy }));
  return { ...stopForThrown("failed", exitStatus, stop), ...(!(error instanceof Interrupted) && { crash: error }) };
}

/** The outcome of a release that failed before there was a plan. */
export function stopForThrown(
  state: Outcome["state"],
  exitStatus: number,
  { stoppedAt, doThis }: Pick<Stop, "stoppedAt" | "doThis">,
): Outcome {
  return { state, exitStatus, plan: [], done: [], targets: [], stop: { stoppedAt, ...UNTOUCHED, doThis } };
}

/** The outcome of a release that an artifact fault stopped before there was a plan. */
export function stopForArtifactFault({ exitStatus, message, help }: ArtifactFault): Outcome {
  return stopForThrown(exitStatus === 5 ? "refused" : "failed", exitStatus, { stoppedAt: message, doThis: help });
}
