import type { LaterLife } from "../plugin/lifecycle/lifecycle-run.js";
import type { PlannedStep } from "./job.js";
import { EARLIER, RESTARTED, UPDATED } from "./plans.js";
import type { Life } from "./read-life.js";

/** Lets a version live by a plan, with what is stored where it lives. */
type Play = (plan: readonly PlannedStep[]) => Promise<Life>;

export interface LaterLivesToPlay {
  /** This version, with what is stored after its installation. */
  readonly restart: Play;
  readonly update?: {
    /** The version of the earlier one. */
    readonly from: string;
    /** Left out where what it has stored is there already. */
    readonly playEarlier?: Play;
    /** This version, with what the earlier one has stored. */
    readonly play: Play;
  };
}

/** Lets a plugin live again with what was stored before: after a restart, and after an update where one is asked for. */
export async function playLaterLives(
  first: Life,
  { restart, update }: LaterLivesToPlay,
): Promise<readonly LaterLife[]> {
  const lives: LaterLife[] = [];
  if (mayDifferAfterRestart(first)) lives.push({ kind: "restart", ...toLater(await restart(RESTARTED)) });
  if (!update) return lives;
  const { from } = update;
  const earlier = update.playEarlier && toLater(await update.playEarlier(EARLIER));
  if (earlier) lives.push({ kind: "earlier", from, ...earlier });
  // Of a version that cannot be installed, nobody updates.
  if (!earlier || isInstalled(earlier)) lives.push({ kind: "update", from, ...toLater(await update.play(UPDATED)) });
  return lives;
}

function isInstalled({ steps }: Pick<LaterLife, "steps">): boolean {
  return steps.every(({ name, outcome }) => (name !== "load" && name !== "onInstall") || isFine(outcome));
}

/** Only a plugin whose installation does something may miss it, and only where the first life has shown that it works. */
function mayDifferAfterRestart({ steps, isKept }: Life): boolean {
  const called = steps.filter(({ name }) => name !== "onInstall" && name !== "load");
  const hasEnded = called.every(({ outcome }) => isFine(outcome) || outcome.kind === "threw");
  return isKept && hasEnded && called.some(({ outcome }) => outcome.kind === "done");
}

const isFine = ({ kind }: { readonly kind: string }): boolean => kind === "done" || kind === "no-hook";

function toLater({ steps, left, lost }: Life): Pick<LaterLife, "steps" | "left" | "lost"> {
  return { steps, ...(left && { left }), ...(lost && { lost }) };
}
