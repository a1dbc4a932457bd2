import type { LaterLife, LifecycleRun } from "./lifecycle-run.js";

/** Why an update was not judged: the earlier version could not be installed. */
export function explainNoUpdate({ laterLives = [] }: LifecycleRun): string | undefined {
  const earlier = laterLives.find(({ kind }) => kind === "earlier");
  if (!earlier || laterLives.some(({ kind }) => kind === "update")) return undefined;
  return `${earlier.from ?? ""} is not installed, so that nothing is updated: ${describeFailure(earlier)}`;
}

function describeFailure({ steps }: LaterLife): string {
  const failed = steps.find((step) => step.outcome.kind !== "done" && step.outcome.kind !== "no-hook");
  const name = failed?.name === "load" ? "its loading" : (failed?.name ?? "it");
  return `${name} ends with ${failed?.outcome.kind ?? "nothing"}`;
}
