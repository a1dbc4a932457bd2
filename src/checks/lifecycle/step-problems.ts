import { absent, type Absent } from "../../plugin/absent.js";
import type { LifecycleRun, LifeError, LifeStep, RefusedAct } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import type { HookName } from "../../sdk/context.js";
import { describeImport, describeMissingPackage, IMPORT_CODES } from "./import-problems.js";
import { describeGap, describeGaps } from "./gap-problems.js";
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
  "time-limit": "The hook does not finish in time",
  "memory-limit": "The hook takes too much memory",
  interferes: "The hook uses a file descriptor that it did not open",
  "ends-host": "The hook ends the process",
  "dom-gap": "Something that the small DOM does not have is used, and its effect is not checked",
} as const satisfies Codes;

/** What else can be wrong with the loading. */
export const LOAD_CODES = {
  "not-loaded": "The plugin cannot be loaded",
  ...IMPORT_CODES,
} as const satisfies Codes;

type StepCode = keyof typeof STEP_CODES;
type LoadCode = keyof typeof LOAD_CODES;

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
    const problems = findProblems(step, place, chooseSeverity, describeThrown);
    for (const found of weakenAfterRefusal(problems, step, lifecycle)) {
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

/** What is wrong whatever was refused before. */
const CERTAIN: ReadonlySet<string> = new Set(["interferes", "ends-host"] satisfies readonly StepCode[]);

/**
 * Makes warnings of the problems of a step that may follow from a refusal before it: another host would not have
 * refused. What one component was refused explains neither a hook nor another component. A plugin without hooks is
 * only loaded by a page, perhaps in another way.
 */
export function weakenAfterRefusal<Found extends Problem | Absent>(
  all: Iterable<Found>,
  step: LifeStep,
  { steps, hasOnlyComponents = false }: LifecycleRun,
): readonly Found[] {
  const until = steps.slice(0, steps.indexOf(step) + 1);
  const before = until.filter(({ component }) => component === undefined || component === step.component);
  const mayFollow = hasOnlyComponents || before.some(({ refused }) => refused.length > 0);
  if (!mayFollow) return [...all];
  return [...all].map((found) => {
    if ("absent" in found || found.severity === "notice" || CERTAIN.has(found.code)) return found;
    return { ...found, severity: "warning", strict: "warning" };
  });
}

/** What is wrong with the loading. */
export function findLoadProblems({ lifecycle }: LifecycleFacts): readonly (Problem<StepCode | LoadCode> | Absent)[] {
  const place: Location = { file: lifecycle.entry };
  const steps = lifecycle.steps.filter(({ name }) => name === "load");
  return steps.flatMap((step) =>
    weakenAfterRefusal(
      findProblems<LoadCode>(step, place, () => ({}), describeNotLoaded),
      step,
      lifecycle,
    ),
  );
}

export function* findProblems<Code extends string>(
  step: LifeStep,
  place: Location,
  chooseSeverity: ChooseSeverity,
  describeError: DescribeError<Code>,
): Generator<Problem<StepCode | Code> | Absent> {
  const { outcome, refused, uncaught, nth } = step;
  for (const act of refused) yield describeRefused(step, act, place);
  yield* describeGaps(step, place);
  for (const error of uncaught) {
    yield {
      code: "uncaught-error",
      subject: [formatCall(step), error.name],
      at: error.at ?? place,
      message: `While ${formatStep(step)} ran, or after it, ${formatError(error)} is thrown, and nothing catches it`,
      help: decide(
        "Await every promise in the hook, and catch what may fail: an error that nothing catches ends the host's process",
        "source",
      ),
      ...getPrintedLines(step),
    };
  }
  switch (outcome.kind) {
    case "done":
    case "no-hook":
    case "expects-props":
      return;
    case "threw":
      // What the host refuses, another host may allow.
      if (refused.length > 0) return;
      yield {
        ...describeError(step, outcome.error, place),
        ...chooseSeverity(nth),
        ...describeUnlisted(step, outcome),
        ...getPrintedLines(step),
      };
      return;
    case "no-network":
      yield absent(
        `${formatStep(step)} needs the network (${outcome.address}), which was not there: allow it with --lifecycle-network, or the input lifecycle-network`,
      );
      return;
    case "dom-gap":
      yield { ...describeGap(step, outcome, place), ...getPrintedLines(step) };
      return;
    case "not-mounted":
      yield absent(`${formatStep(step)} is not checked: ${outcome.why}`);
      return;
    case "not-judged":
      yield absent(`${formatStep(step)} is not checked: ${formatUnjudged(outcome)}`);
      return;
    case "missing":
      yield absent(`the built code has no function for ${step.name}, which hooks-exist reports`);
      return;
    case "not-called":
      yield absent(outcome.why);
      return;
    default: {
      const at = outcome.kind === "ended" || outcome.kind === "interfered" ? outcome.at : undefined;
      yield { subject: formatCall(step), at: at ?? place, ...describeEnd(step), ...getPrintedLines(step) };
    }
  }
}

/** Why a hook is not judged, and what to do about it. The error may contain the value, so that it is not shown. */
function formatUnjudged({ settings }: { readonly settings: readonly string[] }): string {
  const names = settings.slice(0, MAX_NAMES).map((name) => quote(name));
  const more = settings.length > MAX_NAMES ? ` and ${String(settings.length - MAX_NAMES)} more` : "";
  const values = settings.length === 1 ? "value is" : "values are";
  return `it fails after it has read ${names.join(", ")}${more}, whose ${values} generated: pass real ones with --settings, or the input lifecycle-settings`;
}

const MAX_NAMES = 5;

type DescribeError<Code extends string> = (step: LifeStep, error: LifeError, place: Location) => Problem<Code>;

export function describeNotLoaded(_: LifeStep, error: LifeError, place: Location): Problem<LoadCode> {
  const at = error.at ?? place;
  const failure = "The plugin cannot be loaded";
  const imported = describeImport(error, failure) ?? describeMissingPackage(error, failure);
  if (imported) return { ...imported, at };
  return {
    code: "not-loaded",
    subject: error.name,
    at,
    message: `${failure}: ${formatError(error)}`,
    help: decide("Only define in the module what the host calls", "source"),
  };
}

export function describeThrown(step: LifeStep, error: LifeError, place: Location): Problem<"throws"> {
  const at = error.at ?? place;
  const subject = [formatCall(step), error.name];
  const message = `${formatStepAtStart(step)} throws ${formatError(error)}`;
  const imported = describeImport(error, `${formatStepAtStart(step)} fails`);
  return { message, help: decide(adviseOnThrown(step), "source"), ...imported, code: "throws", subject, at };
}

function adviseOnThrown({ name, nth }: LifeStep): string {
  const isRepeatable = name === "onInstall" || name === "onUpdate";
  if (isRepeatable && nth > 1) return `Make ${name} idempotent: a host may call it more than once`;
  return `Fix the error, or catch it inside ${name} if it is expected`;
}

/** What the specification leaves open, a host may have: then the error is not certain. */
function describeUnlisted(
  step: LifeStep,
  { unlisted, error }: Extract<LifeStep["outcome"], { kind: "threw" }>,
): Partial<Problem<StepCode>> {
  if (unlisted === undefined) return {};
  return {
    code: "expects-unlisted",
    subject: [formatCall(step), unlisted],
    severity: "warning",
    strict: "warning",
    message: `${formatStepAtStart(step)} expects ${quote(unlisted)}, which the specification does not list, and throws ${formatError(error)}`,
    help: decide("Check that it exists before you use it: not every host provides it", "source"),
  };
}

const ACTS: Readonly<Record<RefusedAct["act"], readonly [does: string, help: string]>> = {
  write: [
    "writes to",
    'Declare "filesystem-access" and write below the current folder or the home folder, or use the storage of the context',
  ],
  read: ["reads", "Read files of the plugin only, or declare what the plugin needs as a setting"],
  start: ["starts", "Avoid child processes: hosts that sandbox plugins do not allow them"],
  signal: ["sends a signal to", "Leave other processes alone"],
  load: [
    "loads the native add-on",
    'List its package in "dependencies" of package.json: a declared add-on is loaded where the plugin\'s scripts may run, and no credential is near',
  ],
  use: ["uses", "Handle the error, or avoid this call: hosts that sandbox plugins do not allow it"],
};

function describeRefused(step: LifeStep, { act, object, at }: RefusedAct, place: Location): Problem<"refused-act"> {
  const [does, help] = ACTS[act];
  return {
    code: "refused-act",
    subject: [act, object],
    at: at ?? place,
    severity: "warning",
    message: `${formatStepAtStart(step)} ${does} ${quote(object)}, which the test host refuses`,
    help: decide(help, "source"),
  };
}

function describeEnd(step: LifeStep): Pick<Problem<StepCode>, "code" | "message" | "help"> {
  const { outcome } = step;
  const subject = formatStepAtStart(step);
  switch (outcome.kind) {
    case "never-settles":
      return {
        code: "never-settles",
        message: `${subject} never ends: its promise does not settle, and nothing is left that could do it`,
        help: decide("Resolve the promise in every case, also when something fails", "source"),
      };
    case "time-limit":
      return {
        code: "time-limit",
        message: `${subject} does not end within ${formatSeconds(outcome.seconds)}, and was stopped`,
        help: decide("Start slow work without waiting for it, and return: the host waits for the hook", "source"),
      };
    case "memory-limit":
      return {
        code: "memory-limit",
        message: `${subject} takes more than ${String(outcome.megabytes)} MB of memory, and was stopped`,
        help: decide("Read and keep less at once", "source"),
      };
    case "interfered":
      return {
        code: "interferes",
        message: `${subject} uses a file descriptor that it has not opened`,
        help: decide("Use only descriptors of what the plugin has opened itself", "source"),
      };
    case "ended":
      return {
        code: "ends-host",
        message: `${subject} ${outcome.how}, which would end the whole host`,
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
