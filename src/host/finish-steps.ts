import type { LifeStep, StepOutcome } from "../plugin/lifecycle/lifecycle-run.js";
import type { HookLimits } from "./hook-limits.js";

/** A step that is not finished yet. */
export type MutableStep = {
  -readonly [Key in keyof LifeStep]: NonNullable<LifeStep[Key]> extends readonly (infer Item)[]
    ? Item[]
    : LifeStep[Key];
};

/** How the process of a run ended. */
export type HostEnding =
  | { readonly kind: "finished" | "never" | "time-limit" | "memory-limit" | "interfered" }
  | { readonly kind: "status"; readonly status: number }
  | { readonly kind: "signal"; readonly signal: string }
  | { readonly kind: "not-started"; readonly why: string };

interface RunEnd {
  /** The last step that began, and whether it has not ended. */
  readonly at: number;
  readonly isOpen: boolean;
  readonly ending: HostEnding;
  readonly limits: HookLimits;
  /** What it has used and the small DOM does not have. */
  readonly gap: string | undefined;
  /** How the plugin ended the process. */
  readonly how: { readonly how: string } | undefined;
}

/** The step in which the process ended gets its outcome, and those after it the reason why they were not called. */
export function finishSteps(steps: readonly MutableStep[], { at, isOpen, ending, limits, gap, how }: RunEnd): void {
  const last = steps[at];
  if (!last) return;
  const ended = toEndOutcome(ending, limits, how);
  // What it waits for may be what never comes here.
  const isExcused = gap !== undefined && (ended?.kind === "never-settles" || ended?.kind === "time-limit");
  const outcome = isExcused ? ({ kind: "dom-gap", error: UNENDING, gap } as const) : ended;
  const isSettled = !isOpen && last.outcome.kind !== "done" && last.outcome.kind !== "not-called";
  if (outcome && (!isSettled || outcome.kind === "interfered")) last.outcome = outcome;
  const why = `${formatStep(last)} ${describeLastOutcome(last.outcome)}`;
  for (const step of steps.slice(at + 1)) step.outcome = { kind: "not-called", why };
}

const UNENDING = { name: "", message: "it does not end" };

function toEndOutcome(
  ending: HostEnding,
  { seconds, megabytes }: HookLimits,
  how: { readonly how: string } | undefined,
): StepOutcome | undefined {
  switch (ending.kind) {
    case "finished":
    case "not-started":
      return undefined;
    case "never":
      return { kind: "never-settles" };
    case "time-limit":
      return { kind: "time-limit", seconds };
    case "memory-limit":
      return { kind: "memory-limit", megabytes };
    case "interfered":
      return { kind: "interfered" };
    case "status":
      return { kind: "ended", ...(how ?? { how: `ends its process with status ${String(ending.status)}` }) };
    case "signal":
      return { kind: "ended", ...(how ?? { how: `is ended by the signal ${ending.signal}` }) };
  }
}

/** `onEnable`, or `the second onEnable`. */
function formatStep({ name, nth }: Pick<LifeStep, "name" | "nth">): string {
  const ORDINALS = ["", "", "the second ", "the third "];
  if (name === "mount" || name === "unmount") return name === "mount" ? "a component" : "removing a component";
  if (name === "command") return "the command";
  return name === "load" ? "loading" : `${ORDINALS[nth] ?? ""}${name}`;
}

function describeLastOutcome({ kind }: StepOutcome): string {
  switch (kind) {
    case "threw":
      return "has thrown an error";
    case "no-network":
      return "needs the network";
    case "not-judged":
      return "is not checked: it fails with generated settings";
    case "dom-gap":
      return "needs what the small DOM does not have";
    case "never-settles":
    case "time-limit":
      return "has not ended";
    default:
      return "has ended the process";
  }
}
