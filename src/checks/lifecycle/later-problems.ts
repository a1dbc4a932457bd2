import { joinWords, listFirst } from "../../base/text/join-words.js";
import { quote } from "../../base/text/safe.js";
import { isAbsent } from "../../plugin/absent.js";
import type { LifecycleStep } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Codes, Problem } from "../../core/check.js";
import type { HookName } from "../../sdk/context.js";
import type { Location } from "../../base/text/location.js";
import {
  describeNotLoaded,
  describeThrown,
  findProblems,
  locateHook,
  type ChooseSeverity,
  type LifecycleFacts,
} from "./step-problems.js";
import { decide } from "../../base/text/help.js";

/** What can be wrong in a run that begins with what another one has stored. */
export const LATER_CODES = {
  "fails-after-restart": "The hook fails when the plugin is started again after installation",
  "fails-after-update": "The hook fails after an update from an earlier version",
  "fails-when-unset": "The hook fails when optional settings without a default are not set",
} as const satisfies Codes;

type LaterProblem = Problem<keyof typeof LATER_CODES>;

/** What goes wrong after a restart or an update, and not in the first run. */
export function* findLaterProblems(
  { lifecycle, manifest }: LifecycleFacts,
  name: "load" | HookName,
  chooseSeverity: ChooseSeverity,
): Generator<LaterProblem> {
  const place = name === "load" ? { file: lifecycle.entry } : locateHook(manifest, name, lifecycle);
  if (!lifecycle.steps.filter((step) => step.name === name).every(isFine)) return;
  for (const { kind, from = "", settings = [], steps } of lifecycle.laterLives ?? []) {
    const step = steps.find((one) => one.name === name);
    if (kind === "earlier" || kind === "load" || !step) continue;
    for (const found of listFailures(step, step.at ?? place, chooseSeverity)) {
      if (kind === "restart") yield describeRestart(found, step);
      else if (kind === "unset") yield describeUnset(found, step, settings);
      else yield describeUpdate(found, from);
    }
  }
}

const isFine = ({ outcome, uncaught }: LifecycleStep): boolean =>
  (outcome.kind === "done" || outcome.kind === "no-hook") && uncaught.length === 0;

function listFailures(step: LifecycleStep, place: Location, chooseSeverity: ChooseSeverity): readonly Problem[] {
  const describeError = step.name === "load" ? describeNotLoaded : describeThrown;
  return [...findProblems<string>(step, place, chooseSeverity, describeError)].filter(
    (one): one is Problem => !isAbsent(one) && one.severity !== "notice" && one.code !== "refused-act",
  );
}

const MAX_NAMED = 5;
/** Errors of the language: the author has not thought of the case. */
const UNMEANT: ReadonlySet<string> = new Set(["TypeError", "ReferenceError"]);

function describeUnset(found: Problem, { outcome }: LifecycleStep, settings: readonly string[]): LaterProblem {
  const names = joinWords(
    listFirst(
      settings.map((name) => quote(name)),
      MAX_NAMED,
    ),
  );
  const [noun, verb] = settings.length === 1 ? ["setting", "is"] : ["settings", "are"];
  const isMeant = outcome.kind === "threw" && !UNMEANT.has(outcome.error.name);
  return {
    ...found,
    code: "fails-when-unset",
    subject: settings,
    ...(isMeant && ({ severity: "warning", strict: "warning" } as const)),
    message: `If the optional ${noun} ${names} ${verb} not set, ${startInside(found.message)}`,
    help: decide(
      isMeant
        ? `Add ${names} to "required" in "config_schema", or handle undefined`
        : `Handle undefined, or give ${names} a "default" in "config_schema"`,
      "source",
    ),
  };
}

const IS_PROPERTY = /\bis a property of the class\b/u;

function describeRestart(found: Problem, { name, outcome }: LifecycleStep): LaterProblem {
  return {
    ...found,
    code: "fails-after-restart",
    severity: "warning",
    strict: "warning",
    message: `After a restart, ${startInside(found.message)}`,
    help: decide(adviseOnRestart(name, outcome), "source"),
  };
}

function adviseOnRestart(name: LifecycleStep["name"], outcome: LifecycleStep["outcome"]): string {
  if (outcome.kind === "threw" && IS_PROPERTY.test(outcome.error.message)) {
    return `Write it as a method, ${name}(context) { ... }: a property keeps the context from the other hooks`;
  }
  const what = name === "load" ? "the module" : name;
  return `Make ${what} read what it needs from storage: what onInstall keeps only in memory is lost on restart`;
}

function describeUpdate(found: Problem, from: string): LaterProblem {
  return {
    ...found,
    code: "fails-after-update",
    message: `After an update from ${from}, ${startInside(found.message)}`,
  };
}

/** A sentence as it goes on after other words. */
function startInside(message: string): string {
  return message.replace(/^(?:The|While|Loading) /u, (start) => start.toLowerCase());
}
