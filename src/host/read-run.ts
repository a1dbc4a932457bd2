import { dirname, join } from "node:path";
import {
  type LeftValues,
  type LifecycleStep,
  type LostValue,
  type PermissionUse,
  type StepName,
  type StepOutcome,
  UNENDING,
} from "../plugin/lifecycle/lifecycle-run.js";
import { isObject } from "../base/text/json/json-object.js";
import { replaceRoot } from "../base/files/inside.js";
import { finishSteps, type MutableStep } from "./finish-steps.js";
import { locateStack, type FindFunction, type FindPlace } from "./find-place.js";
import type { PlannedStep } from "./job.js";
import { applyMessage } from "./messages.js";
import type { RunState } from "./run-state.js";
import type { FindMissingFile } from "./missing-file.js";
import { isOfDom } from "./dom-errors.js";
import { trackNeeds, type Question } from "./needs.js";
import { findText } from "./thrown.js";
import type { HookLimits } from "./hook-limits.js";
import type { HostRun } from "./watch-run.js";

/** What a run has shown. */
export interface RunResult {
  readonly steps: readonly LifecycleStep[];
  readonly uses: readonly PermissionUse[];
  readonly unguarded?: string;
  readonly generated?: readonly string[];
  readonly left?: LeftValues;
  readonly lost?: readonly LostValue[];
  readonly grown?: readonly string[];
  /** The errors that may follow from something that this host does not have. */
  readonly questions: readonly Question[];
  /** The number of the last step that began. */
  readonly at: number;
  /** The entries of the job that began to load, by their numbers and in order. */
  readonly loading: readonly number[];
  /** Whether what is stored after the installation is kept for another run. */
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
  readonly findFunction: FindFunction;
  readonly findMissingFile: FindMissingFile;
}

/** Makes the result of a run from what the host's process has sent, and from how it ended. */
export function readRun({ events, ending }: HostRun, context: ReadingContext): RunResult {
  const { limits, copy, data, findPlace } = context;
  const run = startRun(context);
  const { steps, uses, generated } = run;
  for (const event of events) {
    // What comes late is of the step that has started it.
    const step = steps[Math.min(event.by ?? run.at, run.at)];
    if (!step) break;
    applyMessage(hideFolder(event, copy, data), run, step);
  }
  const { at, isOpen, exit, left, unguarded, needs, questions } = run;
  const how = exit && { how: exit.how, ...locateStack(findPlace, exit.stack) };
  const place = "stack" in ending ? locateStack(findPlace, ending.stack) : {};
  finishSteps(steps, { at, isOpen, ending, limits, how, place });
  for (const step of steps) {
    const found = isWithoutPlace(step) ? context.findFunction(findText(run, step)) : undefined;
    if (found) step.at = found;
  }
  const last = steps[at];
  if (last && ENDLESS.has(last.outcome.kind) && needs.list(last).length > 0)
    questions.push({ at, error: { ...UNENDING, ...place }, met: needs.list(last), isUncaught: false, isEnding: true });
  for (const [step, outcome] of run.interfered) step.outcome = outcome;
  const lost = readLostValues(run.misses, run.unread);
  return {
    steps,
    uses: [...uses.values()],
    loading: [...run.loading],
    isKept: run.isKept,
    questions,
    at,
    ...(left && { left }),
    ...(lost.length > 0 && { lost }),
    ...(run.grown.length > 0 && { grown: run.grown }),
    ...(unguarded !== undefined && { unguarded }),
    ...(generated.length > 0 && { generated }),
  };
}

/** What waits for what never comes here does not end. */
const ENDLESS: ReadonlySet<string> = new Set<StepOutcome["kind"]>(["never-settles", "time-limit"]);

/** Whether a call has failed, and nothing says where in the code. */
function isWithoutPlace({ outcome }: LifecycleStep): boolean {
  if (outcome.kind === "threw") return outcome.error.at === undefined;
  return UNPLACED.has(outcome.kind) && !("at" in outcome);
}

const UNPLACED: ReadonlySet<string> = new Set<StepOutcome["kind"]>([
  ...(["never-settles", "never-runs", "time-limit", "memory-limit", "ended"] as const),
]);

/** A run of which no message is read yet. */
function startRun({ plan, findPlace, findFunction, findMissingFile }: ReadingContext): RunState {
  return {
    findPlace,
    findFunction,
    findMissingFile,
    steps: [{ name: "load", nth: 1 } as const, ...plan].map((step) => makeStep(step)),
    needs: trackNeeds(),
    questions: [],
    isOfDom,
    functions: new Map(),
    uses: new Map(),
    generated: [],
    misses: [],
    loading: new Set(),
    interfered: new Map(),
    at: 0,
    isOpen: false,
    exit: undefined,
    unguarded: undefined,
    left: undefined,
    isKept: false,
    unread: [],
    grown: [],
  };
}

export function makeStep(
  { name, nth, component }: Pick<LifecycleStep, "name" | "nth" | "component">,
  why = "",
): MutableStep {
  const outcome: StepOutcome = { kind: "not-called", why };
  const lists = { logged: [], stored: [], notified: [], printed: [], uncaught: [], refused: [], open: [] };
  return { name, nth, ...(component !== undefined && { component }), outcome, milliseconds: 0, ...lists, more: 0 };
}

/** While a plugin is updated or removed, it may look for what is not there: it asks whether there is work. */
const MAY_MISS: ReadonlySet<StepName> = new Set(["onUpdate", "onUninstall"]);

/**
 * What an update loses: a key is read that holds nothing, though the earlier version had stored something there, or
 * under another key that nothing reads any more.
 */
export function readLostValues(misses: Readonly<RunState["misses"]>, unread: readonly string[]): readonly LostValue[] {
  const seen = new Set<string>();
  return misses.flatMap(({ key, step, isRemoved, isOverwritten, at }): readonly LostValue[] => {
    if (isOverwritten) return [{ key, step, isOverwritten, ...(at && { at }) }];
    if (MAY_MISS.has(step) || seen.has(key) || (!isRemoved && unread.length === 0)) return [];
    seen.add(key);
    return [{ key, step, ...(at && { at }), ...(!isRemoved && { unread }) }];
  });
}

/**
 * The same event without the temporary folder in its texts. Stacks keep it: places are found by it.
 *
 * @param data the folder that the plugin is started in and keeps its files in, if it has one
 */
export function hideFolder<Event extends object>(event: Event, copy: string, data = copy): Event {
  // The host's own packages are next to the copy.
  const above = join(dirname(copy), "node_modules");
  const hide = (value: unknown): unknown => {
    if (isObject(value)) {
      return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, key === "stack" ? one : hide(one)]));
    }
    if (typeof value !== "string") return value;
    return replaceRoot(replaceRoot(replaceRoot(value, copy), data), above, "node_modules/");
  };
  return hide(event) as Event;
}
