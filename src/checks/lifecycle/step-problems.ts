import { absent, type Absent } from "../../plugin/absent.js";
import type { LifecycleRun, LifecycleError, LifecycleStep, RefusedAct } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import type { HookName } from "../../sdk/context.js";
import {
  adviseOnLoading,
  describeImport,
  describeMissingPackage,
  adviseOnRuntime,
  IMPORT_CODES,
} from "./import-problems.js";
import { describeGaps } from "./gap-problems.js";
import { describeNeeds, explainUnverified } from "./need-problems.js";
import { formatSeconds } from "../phrases.js";
import { formatCall, formatError, formatStep, formatStepAtStart, getPrintedLines } from "./step-texts.js";
import type { Location } from "../../base/text/location.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

/** What can be wrong with the call of a hook. */
export const STEP_CODES = {
  throws: "The hook throws",
  "expects-unlisted": "The hook expects something that the specification does not list",
  "uncaught-error": "An error is not caught",
  "refused-act": "The hook does something that the test host refuses",
  "never-settles": "The promise of the hook never settles",
  "never-runs": "The hook is a generator, so its body never runs",
  "time-limit": "The hook does not finish in time",
  "memory-limit": "The hook takes too much memory",
  interferes: "The hook uses a file descriptor that it did not open",
  "ends-host": "The hook ends the process",
  "dom-gap": "The simulated DOM does not support something, so its effect is not checked",
  "needs-network": "The hook fails without the network",
  "needs-setting": "The hook fails with the generated value of a setting, and not without a value",
} as const satisfies Codes;

/** What else can be wrong with the loading. */
export const LOAD_CODES = {
  "not-loaded": "The plugin cannot be loaded",
  ...IMPORT_CODES,
} as const satisfies Codes;

export type StepCode = keyof typeof STEP_CODES;
export type LoadCode = keyof typeof LOAD_CODES;

export type LifecycleFacts = CheckFacts<"lifecycle", "manifest">;

/** How severe it is that a call of a hook throws. */
export type ChooseSeverity = (nth: number) => Pick<Problem, "severity" | "strict">;

/** What is wrong with the calls of a hook, or why it was not called. */
export function* findStepProblems(
  { lifecycle, manifest }: LifecycleFacts,
  hook: HookName,
  chooseSeverity: ChooseSeverity,
): Generator<Problem<StepCode> | Absent> {
  const steps = lifecycle.steps.filter(({ name }) => name === hook);
  const place = locateHook(manifest, hook, lifecycle);
  const seen = new Set<string>();
  for (const step of steps) {
    const problems = findProblems(step, step.at ?? place, chooseSeverity, describeThrown);
    for (const found of problems) {
      if ("absent" in found) {
        yield found;
        continue;
      }
      // The second call often fails as the first one did.
      const key = JSON.stringify([found.message.replace(/\b[Tt]he (?:second|third) /u, ""), found.at]);
      if (!seen.has(key)) yield found;
      seen.add(key);
    }
  }
  if (steps.every(({ outcome }) => outcome.kind === "no-hook")) yield absent(`the plugin has no ${hook}`);
}

export function* findProblems<Code extends string>(
  step: LifecycleStep,
  place: Location,
  chooseSeverity: ChooseSeverity,
  describeError: DescribeError<Code>,
): Generator<Problem<StepCode | Code> | Absent> {
  const { outcome, refused, uncaught, nth } = step;
  for (const act of refused) if (mayMatter(step, act)) yield describeRefused(step, act, place);
  yield* describeGaps(step, place);
  for (const error of uncaught) {
    yield {
      code: "uncaught-error",
      subject: [formatCall(step), error.name],
      at: error.at ?? place,
      message: `During or after ${formatStep(step)}, ${formatError(error)} is thrown and not caught`,
      help: decide(
        "Await every promise in the hook, and catch what may fail: an uncaught error ends the host's process",
        "source",
      ),
      ...getPrintedLines(step),
    };
  }
  switch (outcome.kind) {
    case "done":
    case "no-hook":
      return;
    case "threw":
      yield { ...describeError(step, outcome.error, place), ...chooseSeverity(nth), ...getPrintedLines(step) };
      return;
    case "needs":
      for (const found of describeNeeds(step, outcome, place)) yield { ...found, ...getPrintedLines(step) };
      return;
    case "not-mounted":
      yield absent(`${formatStep(step)} is not checked: ${outcome.why}`);
      return;
    case "not-judged":
      yield absent(explainUnverified(step, outcome));
      return;
    case "missing":
      yield absent(`the built code has no function for ${step.name}, which hooks-exist reports`);
      return;
    case "not-called":
      yield absent(outcome.why);
      return;
    default: {
      const at = "at" in outcome ? outcome.at : undefined;
      yield { subject: formatCall(step), at: at ?? place, ...describeEnd(step), ...getPrintedLines(step) };
    }
  }
}

type DescribeError<Code extends string> = (
  step: LifecycleStep,
  error: LifecycleError,
  place: Location,
) => Problem<Code>;

export function describeNotLoaded(_: LifecycleStep, error: LifecycleError, place: Location): Problem<LoadCode> {
  const at = error.at ?? place;
  const failure = "The plugin cannot be loaded";
  const imported = describeImport(error, failure) ?? describeMissingPackage(error, failure);
  if (imported) return { ...imported, at };
  return {
    code: "not-loaded",
    subject: error.name,
    at,
    message: `${failure}: ${formatError(error)}`,
    help: decide(adviseOnLoading(error), "source"),
  };
}

export function describeThrown(step: LifecycleStep, error: LifecycleError, place: Location): Problem<"throws"> {
  const at = error.at ?? place;
  const subject = [formatCall(step), error.name];
  const message = `${formatStepAtStart(step)} throws ${formatError(error)}`;
  const imported = describeImport(error, `${formatStepAtStart(step)} fails`);
  const help = decide(adviseOnRuntime(error.message) ?? adviseOnThrown(step), "source");
  return { message, help, ...imported, code: "throws", subject, at };
}

function adviseOnThrown({ name, nth }: LifecycleStep): string {
  const isRepeatable = name === "onInstall" || name === "onUpdate";
  if (isRepeatable && nth > 1) return `Make ${name} idempotent: a host may call it more than once`;
  return `Fix the error, or catch it inside ${name} if it is expected`;
}

const ACTS: Readonly<Record<RefusedAct["act"], readonly [does: string, help: string]>> = {
  write: [
    "writes to",
    'Declare "filesystem-access" and write below the current folder or the home folder, or use the storage API',
  ],
  read: ["reads", "Read files of the plugin only, or declare what the plugin needs as a setting"],
  start: ["starts", "Avoid child processes: hosts that sandbox plugins do not allow them"],
  signal: ["sends a signal to", "Leave other processes alone"],
  load: [
    "loads the native add-on",
    'List its package in "dependencies" of package.json: it then loads where scripts may run and there are no credentials',
  ],
  use: ["uses", "Handle the error, or avoid this call: hosts that sandbox plugins do not allow it"],
};

/** Packages ask Node for its inner modules, and do without. */
function mayMatter({ outcome }: LifecycleStep, { act, object }: RefusedAct): boolean {
  return act !== "use" || !/\bbinding$/u.test(object) || outcome.kind === "needs" || outcome.kind === "not-judged";
}

const NOTICE = { severity: "notice", strict: "notice" } as const;
const THREAD_HELP = "Test what the thread does in a real host: the test host does not start threads";

function describeRefused(
  step: LifecycleStep,
  { act, object, at }: RefusedAct,
  place: Location,
): Problem<"refused-act"> {
  const [does, help] = ACTS[act];
  const ofThread = object.startsWith("a thread: ");
  return {
    code: "refused-act",
    subject: [act, object],
    at: at ?? place,
    severity: "warning",
    message: `${formatStepAtStart(step)} ${does} ${quote(object)}, which the test host blocks`,
    help: decide(ofThread ? THREAD_HELP : help, "source"),
    ...(ofThread && NOTICE),
  };
}

function describeEnd(step: LifecycleStep): Pick<Problem<StepCode>, "code" | "message" | "help"> {
  const { outcome } = step;
  const subject = formatStepAtStart(step);
  switch (outcome.kind) {
    case "never-settles":
      return {
        code: "never-settles",
        message: `${subject} never finishes: its promise is pending, and nothing is left that could settle it`,
        help: decide("Resolve or reject the promise in every case", "source"),
      };
    case "never-runs":
      return {
        code: "never-runs",
        message: `${subject} is a generator function, so its body does not run when the host calls it`,
        help: decide("Make it an async function: remove the *", "source"),
      };
    case "time-limit":
      return {
        code: "time-limit",
        message: `${subject} did not finish within ${formatSeconds(outcome.seconds)}, and was stopped`,
        help: decide("Start slow work without waiting for it, and return: the host waits for the hook", "source"),
      };
    case "memory-limit":
      return {
        code: "memory-limit",
        message: `${subject} used more than ${String(outcome.megabytes)} MB of memory, and was stopped`,
        help: decide("Load less data at a time", "source"),
      };
    case "interfered":
      return {
        code: "interferes",
        message: `${subject} uses a file descriptor that it did not open`,
        help: decide("Use only file descriptors that the plugin opened itself", "source"),
      };
    case "ended":
      return {
        code: "ends-host",
        message: `${subject} ${outcome.how}, which would stop the whole host`,
        help: decide("Return from the hook, or throw an error", "source"),
      };
    default:
      throw new Error(`${outcome.kind} is not an end`);
  }
}

/** Where the manifest names a hook, or else the file that was loaded. */
export function locateHook(manifest: Manifest | Absent, hook: HookName, { entry }: LifecycleRun): Location {
  if ("absent" in manifest || manifest.valueAt("hooks", hook) === undefined) return { file: entry };
  return manifest.at("hooks", hook);
}
