import type { LifecycleStep, StepOutcome } from "../plugin/lifecycle/lifecycle-run.js";
import type { Location } from "../base/text/location.js";
import type { HookLimits } from "./hook-limits.js";

/** A step that is not finished yet. */
export type MutableStep = {
  -readonly [Key in keyof LifecycleStep]: NonNullable<LifecycleStep[Key]> extends readonly (infer Item)[]
    ? Item[]
    : LifecycleStep[Key];
};

/** How the process of a run ended. */
export type HostEnding =
  | { readonly kind: "finished" | "never" | "interfered" }
  | LimitEnding
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "signal"; readonly signal: string }
  | { readonly kind: "not-started"; readonly why: string };

export interface LimitEnding {
  readonly kind: "time-limit" | "memory-limit";
  /** Of what ran then; "" where nothing did, or where it is not known. */
  readonly stack: string;
}

interface RunEnd {
  /** The last step that began, and whether it has not ended. */
  readonly at: number;
  readonly isOpen: boolean;
  readonly ending: HostEnding;
  readonly limits: HookLimits;
  /** How the plugin ended the process. */
  readonly how: { readonly how: string } | undefined;
  /** Where it was stopped. */
  readonly place: { readonly at?: Location };
}

/** The step in which the process ended gets its outcome, and those after it the reason why they were not called. */
export function finishSteps(steps: readonly MutableStep[], { at, isOpen, ending, ...end }: RunEnd): void {
  const last = steps[at];
  if (!last) return;
  const outcome = toEndOutcome(ending, end);
  const isSettled = !isOpen && last.outcome.kind !== "done" && last.outcome.kind !== "not-called";
  if (outcome && (!isSettled || outcome.kind === "interfered")) last.outcome = outcome;
  const rest = explainRest(last);
  for (const step of steps.slice(at + 1)) step.outcome = rest;
}

/** Why nothing is called after a step in which a run has ended. */
export function explainRest(last: Pick<LifecycleStep, "name" | "nth" | "outcome">): StepOutcome {
  return { kind: "not-called", why: `${formatStep(last)} ${describeLastOutcome(last)}` };
}

function toEndOutcome(
  ending: HostEnding,
  { limits: { seconds, megabytes }, how, place }: Pick<RunEnd, "limits" | "how" | "place">,
): StepOutcome | undefined {
  switch (ending.kind) {
    case "finished":
    case "not-started":
      return undefined;
    case "never":
      return { kind: "never-settles" };
    case "time-limit":
      return { kind: "time-limit", seconds, ...place };
    case "memory-limit":
      return { kind: "memory-limit", megabytes, ...place };
    case "interfered":
      return { kind: "interfered" };
    case "status":
      return { kind: "ended", ...(how ?? { how: `ends its process with exit code ${String(ending.status)}` }) };
    case "signal":
      return { kind: "ended", ...(how ?? { how: `is ended by the signal ${ending.signal}` }) };
  }
}

/** `onEnable`, or `the second onEnable`. */
function formatStep({ name, nth }: Pick<LifecycleStep, "name" | "nth">): string {
  const ORDINALS = ["", "", "the second ", "the third "];
  if (name === "mount" || name === "unmount") return name === "mount" ? "a component" : "removing a component";
  if (name === "command") return "the command";
  return name === "load" ? "the plugin's module" : `${ORDINALS[nth] ?? ""}${name}`;
}

function describeLastOutcome({ name, outcome }: Pick<LifecycleStep, "name" | "outcome">): string {
  const { kind } = outcome;
  if (name === "load" && kind === "threw") return "throws an error when it is loaded";
  switch (kind) {
    case "threw":
      return "has thrown an error";
    case "needs":
      return "needs what this host does not have";
    case "not-judged":
      return "is not checked";
    case "never-settles":
    case "time-limit":
      return "has not ended";
    case "never-runs":
      return "has not run";
    default:
      return "has ended the process";
  }
}
