import type { ReleaseProgress } from "./progress.js";
import type { TargetState } from "./outcome.js";
import type { Step } from "./publisher.js";

export function describeTargets({
  publishers,
  publicAt,
  latest,
  unconfirmed,
}: ReleaseProgress): readonly TargetState[] {
  return publishers.map(({ id }) => {
    const url = publicAt.get(id);
    // What was there before a step is not what is there.
    const state = unconfirmed.has(id) ? undefined : latest.get(id)?.state;
    return { target: id, url, state };
  });
}

/** Permanent steps whose target may have done them: a request was on its way when the run ended. */
export function listUnknown({
  unconfirmed,
  publicAt,
}: ReleaseProgress): readonly (readonly [target: string, step: Step])[] {
  return [...unconfirmed].filter(([id, { irreversible }]) => irreversible && !publicAt.has(id));
}

/** One line for each target that is public, or may be. */
export function listPublic(progress: ReleaseProgress): readonly string[] {
  const known = [...progress.publicAt].map(([id, url]) => `${id}: ${url}`);
  const maybe = listUnknown(progress).map(([id, { reason }]) => {
    const unseen = progress.latest.get(id)?.unseen;
    if (unseen !== undefined) return `${id}: ${unseen}`;
    return progress.done.some(({ irreversible, target }) => irreversible && target === id)
      ? `${id}: published by this run, but not checked since`
      : `${id}: perhaps: there was no answer yet to ${reason}`;
  });
  return [...known, ...maybe];
}

/** One line for each target that is not public. Of several targets, it says what each of them has. */
export function listHidden(progress: ReleaseProgress): readonly string[] {
  const { publishers, publicAt, latest, unconfirmed } = progress;
  const isUnknown = new Set(listUnknown(progress).map(([id]) => id));
  const hidden = publishers.filter(({ id }) => !publicAt.has(id) && !isUnknown.has(id));
  if (publishers.length < 2) return hidden.map(({ id }) => id);
  return hidden.map(({ id }) => {
    const plan = latest.get(id);
    const step = unconfirmed.get(id);
    if (step) return `${id}: not checked again since this step: ${step.reason}`;
    return `${id}: ${plan ? (plan.staged ?? "nothing there") : "not looked at"}`;
  });
}
