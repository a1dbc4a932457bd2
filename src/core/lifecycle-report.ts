import type { LaterRun, LifecycleRun, LifecycleStep } from "../plugin/lifecycle/lifecycle-run.js";
import { formatPrintedLines } from "../base/text/printed-lines.js";

/** What a plugin did in our host, as reports have it. */
export interface LifecycleReport {
  /** The file that was loaded first. */
  readonly entry: string;
  /** The global of browsers for which the plugin got a small DOM. */
  readonly dom: string | undefined;
  /** The browser that code of a page ran in instead, by its name and version. */
  readonly browser: string | undefined;
  /** The first native add-on that was loaded: no guard sees what it does. */
  readonly unguarded: string | undefined;
  readonly steps: readonly LifecycleStepReport[];
  /** The permissions that were in use, as far as the host could see it. */
  readonly permissions: readonly string[];
  /** The keys that something was still stored under after the removal. */
  readonly left: readonly string[];
  /** Lives that began with what another life had stored, and other entry points that are loaded. */
  readonly laterLives: readonly LaterRunReport[];
}

export interface LaterRunReport {
  /** `restart`, `earlier`, `update`, `load` or `unset`. */
  readonly kind: string;
  /** The other entry point that is loaded. */
  readonly entry: string | undefined;
  /** The version that was there before an update. */
  readonly from: string | undefined;
  readonly steps: readonly LifecycleStepReport[];
  readonly left: readonly string[];
}

/** One call of a hook, or the loading. Lines that may contain a secret are left out. */
export interface LifecycleStepReport {
  readonly step: string;
  /** 2 for the second call of a hook. */
  readonly call: number;
  readonly outcome: string;
  readonly milliseconds: number;
  readonly logged: readonly string[];
  readonly printed: readonly string[];
  /** The keys, each with what happened to it. */
  readonly stored: readonly string[];
  readonly notified: readonly string[];
  /** What was still open after it. */
  readonly open: readonly string[];
}

export function makeLifecycleReport(run: LifecycleRun): LifecycleReport {
  const { entry, dom, browser, unguarded, steps, uses, laterLives = [] } = run;
  return {
    entry,
    dom,
    browser,
    unguarded,
    steps: steps.map(makeStepReport),
    permissions: [...new Set(uses.map(({ permission }) => permission))].toSorted(),
    left: listLeft(run),
    laterLives: laterLives.map((life) => ({
      kind: life.kind,
      entry: life.entry,
      from: life.from,
      steps: life.steps.map(makeStepReport),
      left: listLeft(life),
    })),
  };
}

function listLeft({ left }: Pick<LaterRun, "left">): readonly string[] {
  return left ? formatPrintedLines(left.keys) : [];
}

function makeStepReport(step: LifecycleStep): LifecycleStepReport {
  return {
    step: step.name,
    call: step.nth,
    outcome: step.outcome.kind,
    milliseconds: Math.round(step.milliseconds),
    logged: formatPrintedLines(step.logged.map(({ level, message }) => `${level}: ${message}`)),
    printed: formatPrintedLines(step.printed),
    stored: formatPrintedLines(step.stored.map(({ key, change }) => `${change}: ${key}`)),
    notified: formatPrintedLines(step.notified.map(({ title, message, kind }) => `${kind}: ${title}: ${message}`)),
    open: step.open.map(({ what }) => what),
  };
}
