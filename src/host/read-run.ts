import type { LogLevel } from "../sdk/context.js";
import type {
  LeftValues,
  LifeError,
  LifeStep,
  LostValue,
  PermissionUse,
  RefusedAct,
  StepOutcome,
} from "../plugin/lifecycle/lifecycle-run.js";
import { finishSteps, type MutableStep } from "./finish-steps.js";
import { hideFolder } from "./hide-folder.js";
import { trackOutsideCauses, type OutsideCause, type OutsideCauses } from "./outside-causes.js";
import { readLostValues, type Miss } from "./lost-values.js";
import type { ChildOutcome, ErrorText, Message, PlannedStep } from "./job.js";
import type { FindPlace } from "./find-place.js";
import type { FindMissingFile } from "./missing-file.js";
import type { HookLimits, HostRun } from "./run-host.js";

/** All that a life consists of, apart from what was loaded. */
export interface RunResult {
  readonly steps: readonly LifeStep[];
  readonly uses: readonly PermissionUse[];
  readonly unguarded?: string;
  readonly madeUp?: readonly string[];
  readonly left?: LeftValues;
  readonly lost?: readonly LostValue[];
  /** Whether what is stored after the installation is kept for another life. */
  readonly isKept: boolean;
}

interface ReadingContext {
  readonly plan: readonly PlannedStep[];
  readonly limits: HookLimits;
  /** The folder that the plugin ran in: no text names it. */
  readonly copy: string;
  /** The folder of the plugin's own files: no text names it, either. */
  readonly data?: string;
  readonly findPlace: FindPlace;
  readonly findMissingFile: FindMissingFile;
}

const MAX_EVENTS_PER_STEP = 100;
const MAX_USES = 200;

/** Makes the steps of a life from what the host's process has sent, and from how it ended. */
export function readRun({ events, ending }: HostRun, context: ReadingContext): RunResult {
  const { limits, copy, data, findPlace, plan } = context;
  const steps = [{ name: "load", nth: 1 } as const, ...plan].map((step) => makeStep(step));
  const uses = new Map<string, PermissionUse>();
  let at = 0;
  let exit: Extract<Message, { kind: "exit" }> | undefined;
  let isOpen = false;
  let unlisted: string | undefined;
  let unguarded: string | undefined;
  const madeUp: string[] = [];
  let left: LeftValues | undefined;
  let isKept = false;
  const misses: Miss[] = [];
  let unread: readonly string[] = [];
  const excuses = trackOutsideCauses(madeUp);
  let unjudged: OutsideCause | undefined;
  const interfered = new Map<MutableStep, StepOutcome>();
  for (const sent of events) {
    const event = hideFolder(sent, copy, data);
    // What comes late is of the step that has started it.
    const step = steps[Math.min(event.by ?? at, at)];
    if (!step) break;
    const add = <Item>(list: Item[], item: () => Item): void => {
      if (list.length < MAX_EVENTS_PER_STEP) list.push(item());
      else step.more++;
    };
    switch (event.kind) {
      case "begin":
        at = Math.max(at, Math.min(event.step, steps.length - 1));
        isOpen = true;
        unlisted = undefined;
        unjudged = undefined;
        excuses.begin(steps[at]?.name ?? "load");
        break;
      case "end":
        if (event.step !== at) break;
        step.milliseconds = event.milliseconds;
        step.outcome = toOutcome(event.outcome, context, excuses, unlisted);
        if (unjudged && step.outcome.kind === "done") step.outcome = unjudged;
        isOpen = false;
        break;
      case "log":
        add(step.logged, () => ({ level: event.level as LogLevel, message: event.message }));
        break;
      case "store":
        add(step.stored, () => ({ key: event.key, change: event.change === "deleted" ? "deleted" : "set" }));
        break;
      case "notify":
        add(step.notified, () => ({ title: event.title, message: event.message, kind: event.as }));
        break;
      case "print":
        add(step.printed, () => event.line);
        break;
      case "uncaught": {
        const excuse = excuses.explain(toError(event.error, context), event.gap);
        if (!excuse) add(step.uncaught, () => toError(event.error, context));
        // Nobody but the network is to blame for what follows from a connection that failed.
        if (!excuse || excuse.kind === "no-network") break;
        if (isOpen && step === steps[at]) unjudged ??= excuse;
        else if (step.outcome.kind === "done") step.outcome = excuse;
        break;
      }
      case "refuse": {
        const { act, object } = event;
        const refused = { act: act as RefusedAct["act"], object, ...locateStack(findPlace, event) };
        const isKnown = step.refused.some((one) => JSON.stringify(one) === JSON.stringify(refused));
        if (!isKnown) add(step.refused, () => refused);
        break;
      }
      case "use": {
        const key = JSON.stringify([event.permission, event.object]);
        if (uses.has(key) || uses.size >= MAX_USES) break;
        const { permission, object } = event;
        uses.set(key, { permission, object, step: step.name, ...locateStack(findPlace, event) });
        break;
      }
      case "made-up":
        if (madeUp.length < MAX_EVENTS_PER_STEP) madeUp.push(event.name);
        break;
      case "native":
        unguarded ??= event.file;
        break;
      case "no-network":
        excuses.note("failedAddress", event.address);
        break;
      case "gap": {
        excuses.note("gap", event.name);
        const known = step.gaps ?? [];
        step.gaps = known;
        if (!known.some(({ name }) => name === event.name))
          add(known, () => ({ name: event.name, ...locateStack(findPlace, event) }));
        break;
      }
      case "open": {
        const closed = steps[event.step];
        if (closed && closed.open.length < MAX_EVENTS_PER_STEP)
          closed.open.push({
            what: event.what,
            ...(event.name !== "" && { name: event.name }),
            ...locateStack(findPlace, event),
          });
        break;
      }
      case "interfere":
        if (!interfered.has(step)) interfered.set(step, { kind: "interfered", ...locateStack(findPlace, event) });
        break;
      case "unlisted":
        unlisted = event.member;
        break;
      case "exit":
        exit ??= event;
        break;
      case "installed":
        isKept = true;
        break;
      case "left":
        left = { keys: event.keys, more: event.more };
        break;
      case "miss":
        if (misses.length < MAX_EVENTS_PER_STEP)
          misses.push({ ...event, step: step.name, ...locateStack(findPlace, event) });
        break;
      case "unread":
        unread = event.keys;
        break;
      case "more":
        step.more++;
        break;
      case "never":
      case "finished":
        break;
    }
  }
  const { gap } = excuses;
  finishSteps(steps, {
    at,
    isOpen,
    ending,
    limits,
    gap,
    how: exit && { how: exit.how, ...locateStack(findPlace, exit) },
  });
  for (const [step, outcome] of interfered) step.outcome = outcome;
  const lost = readLostValues(misses, unread);
  return {
    steps,
    uses: [...uses.values()],
    isKept,
    ...(left && { left }),
    ...(lost.length > 0 && { lost }),
    ...(unguarded !== undefined && { unguarded }),
    ...(madeUp.length > 0 && { madeUp }),
  };
}

export function makeStep(
  { name, nth, component }: Pick<LifeStep, "name" | "nth" | "component">,
  why = "",
): MutableStep {
  const outcome: StepOutcome = { kind: "not-called", why };
  const lists = { logged: [], stored: [], notified: [], printed: [], uncaught: [], refused: [], open: [] };
  return { name, nth, ...(component !== undefined && { component }), outcome, milliseconds: 0, ...lists, more: 0 };
}

const locateStack = (findPlace: FindPlace, { stack }: { readonly stack: string }) => {
  const at = findPlace(stack);
  return at ? { at } : {};
};

function toError({ name, message, stack }: ErrorText, { findPlace, findMissingFile }: ReadingContext): LifeError {
  const missingFile = findMissingFile({ message });
  return { name, message, ...locateStack(findPlace, { stack }), ...(missingFile && { missingFile }) };
}

function toOutcome(
  outcome: ChildOutcome,
  context: ReadingContext,
  excuses: OutsideCauses,
  unlisted: string | undefined,
): StepOutcome {
  if (outcome.kind !== "threw") return outcome;
  const error = toError(outcome.error, context);
  const excuse = excuses.explain(error, outcome.gap);
  if (excuse) return excuse;
  if (outcome.expected) return { kind: "expects-props", error, props: outcome.expected };
  const isUnlisted = unlisted !== undefined && error.name === "TypeError";
  return { kind: "threw", error, ...(isUnlisted && { unlisted }) };
}
