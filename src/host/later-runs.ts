import type { LaterRun } from "../plugin/lifecycle/lifecycle-run.js";
import type { PlannedStep } from "./job.js";
import { EARLIER, RESTARTED, UNSET, UPDATED } from "./plans.js";
import type { RunResult } from "./read-run.js";

/** Lets a version live by a plan, with what is stored where it lives. */
type RunOfPlan = (plan: readonly PlannedStep[]) => Promise<RunResult>;

export interface LaterRuns {
  /** This version, with what is stored after its installation. */
  readonly restart: RunOfPlan;
  /** This version without the optional settings that were read; left out where there are none. */
  readonly unset?: { readonly settings: readonly string[]; readonly run: RunOfPlan } | undefined;
  readonly update?: {
    /** The version of the earlier one. */
    readonly from: string;
    /** Left out where what it has stored is there already. */
    readonly runEarlier?: RunOfPlan;
    /** This version, with what the earlier one has stored. */
    readonly run: RunOfPlan;
  };
}

/** Lets a plugin live again with what was stored before: after a restart, and after an update where one is asked for. */
export async function runAgain(first: RunResult, { restart, unset, update }: LaterRuns): Promise<readonly LaterRun[]> {
  const runs: LaterRun[] = [];
  if (mayDifferAfterRestart(first)) runs.push({ kind: "restart", ...toLaterRun(await restart(RESTARTED)) });
  if (unset && hasGoodCalls(first)) {
    runs.push({ kind: "unset", settings: unset.settings, ...toLaterRun(await unset.run(UNSET)) });
  }
  if (!update) return runs;
  const { from } = update;
  const earlier = update.runEarlier && toLaterRun(await update.runEarlier(EARLIER));
  if (earlier) runs.push({ kind: "earlier", from, ...earlier });
  // Of a version that cannot be installed, nobody updates.
  if (!earlier || isInstalled(earlier)) runs.push({ kind: "update", from, ...toLaterRun(await update.run(UPDATED)) });
  return runs;
}

function isInstalled({ steps }: Pick<LaterRun, "steps">): boolean {
  return steps.every(({ name, outcome }) => (name !== "load" && name !== "onInstall") || isFine(outcome));
}

/** Only a plugin whose installation does something may miss it, and only where the first life has shown that it works. */
function mayDifferAfterRestart({ steps, isKept }: RunResult): boolean {
  const called = steps.filter(({ name }) => name !== "onInstall" && name !== "load");
  const hasEnded = called.every(({ outcome }) => isFine(outcome) || outcome.kind === "threw");
  return isKept && hasEnded && called.some(({ outcome }) => outcome.kind === "done");
}

/** Whether something was called without a failure: only then, the want of a setting shows anything. */
function hasGoodCalls({ steps }: RunResult): boolean {
  return steps.some(({ name, outcome }) => UNSET.some((step) => step.name === name) && outcome.kind === "done");
}

const isFine = ({ kind }: { readonly kind: string }): boolean => kind === "done" || kind === "no-hook";

function toLaterRun({ steps, left, lost }: RunResult): Pick<LaterRun, "steps" | "left" | "lost"> {
  return { steps, ...(left && { left }), ...(lost && { lost }) };
}
