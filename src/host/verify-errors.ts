import type { LifecycleError, LifecycleStep, Need, NeedKind, StepOutcome } from "../plugin/lifecycle/lifecycle-run.js";
import { explainRest } from "./finish-steps.js";
import type { Granted } from "./job.js";
import { hasStandIn, type MetNeed, type Question } from "./needs.js";
import type { RunResult } from "./read-run.js";

export interface Verification {
  /** Runs the same plan again, with stand-ins. */
  readonly rerun: (granted: Granted) => Promise<RunResult>;
  /** Whether there is a stand-in for it. */
  readonly isGrantable: (need: Need) => boolean;
}

/** How many further runs may verify the errors of one. */
const MAX_RERUNS = 3;

/**
 * Verifies the errors of a run by what would happen otherwise. In a further run, all that an error may follow from has a
 * stand-in. The same error at the same place is certain. If there is none, the step needs what it got. All else is not
 * verified. Where there is no such error, nothing runs.
 */
export async function verifyErrors<Run extends RunResult>(
  first: Run,
  { rerun, isGrantable }: Verification,
): Promise<Run> {
  const { questions } = first;
  const met = new Map(questions.map((one) => [one, one.met]));
  const verdicts = new Map<Question, Verdict>();
  for (const one of questions) if (!one.met.some(isGrantable)) verdicts.set(one, "not-judged");
  let granted: readonly Need[] = [];
  for (let count = 0; count < MAX_RERUNS && verdicts.size < questions.length; count++) {
    const open = questions.filter((one) => !verdicts.has(one));
    const wanted = joinNeeds(open.flatMap((one) => met.get(one) ?? [])).filter(isGrantable);
    const hasOtherAnswers = count > 0 && wanted.every((need) => includes(granted, need));
    granted = wanted;
    const run = await rerun({ needs: granted, hasOtherAnswers });
    for (const one of open) {
      const further = run.questions.filter(({ at }) => at <= one.at).flatMap((asked) => asked.met);
      const verdict = compare(one, run, { further, granted, hasOtherAnswers, isGrantable });
      if (verdict) verdicts.set(one, verdict);
      met.set(one, joinNeeds([...(met.get(one) ?? []), ...further]));
    }
  }
  return applyVerdicts(first, (one) => verdicts.get(one) ?? "not-judged", met);
}

/** An error about which no further run can show anything is not verified. */
export function leaveOpen<Run extends RunResult>(run: Run): Run {
  return applyVerdicts(run, () => "not-judged", new Map());
}

type Verdict = "certain" | "needs" | "not-judged";

interface Comparing extends Pick<Verification, "isGrantable"> {
  /** What the further run has met up to the step. */
  readonly further: readonly MetNeed[];
  readonly granted: readonly Need[];
  readonly hasOtherAnswers: boolean;
}

/** What a further run shows of an error; `undefined` where another one may show more. */
function compare(
  question: Question,
  run: RunResult,
  { further, granted, hasOtherAnswers, isGrantable }: Comparing,
): Verdict | undefined {
  const found = findAgain(question, run.steps[question.at]);
  if (found === "gone") return "needs";
  if (further.some((need) => isGrantable(need) && !includes(granted, need))) return undefined;
  // What fails with the properties in another way is no matter of what a host gives.
  if (found === "other") return question.met.some(({ kind }) => kind === "props") ? "needs" : "not-judged";
  // A text that a stand-in has no form for excuses only what follows in the same call.
  const hasNoStandIn = [...question.met, ...further].some((need) => !isGrantable(need) && need.isOfStep);
  // What was granted and is refused all the same has no stand-in in this form, such as a socket.
  const isStillRefused = further.some(({ kind }) => kind === "network" || kind === "refused");
  if (hasNoStandIn || isStillRefused || mayStateNeed(question)) return "not-judged";
  const isOfNetwork = question.met.some(({ kind }) => kind === "network");
  return isOfNetwork && !hasOtherAnswers ? undefined : "certain";
}

function findAgain(question: Question, step: LifecycleStep | undefined): "same" | "gone" | "other" {
  if (!step || step.outcome.kind === "not-called") return "other";
  if (question.isUncaught) {
    if (step.uncaught.some((error) => isSame(error, question.error))) return "same";
    return step.uncaught.length > 0 ? "other" : "gone";
  }
  const { outcome } = step;
  if (outcome.kind === "done" || outcome.kind === "no-hook") return "gone";
  if (outcome.kind === "threw") return isSame(outcome.error, question.error) ? "same" : "other";
  const isEndless = outcome.kind === "never-settles" || outcome.kind === "time-limit";
  return isEndless && question.isEnding ? "same" : "other";
}

/** Numbers may differ: ports, times, counts. */
function isSame(one: LifecycleError, other: LifecycleError): boolean {
  const describe = ({ name, message, at }: LifecycleError): string =>
    JSON.stringify([name, message.replace(/\d+/gu, "0"), at]);
  return describe(one) === describe(other);
}

/** What the engine itself says of a mistake in the code, whatever the code has asked for. */
const OF_ENGINE =
  /^(?:Cannot (?:read|set) properties of|Cannot access '|Assignment to constant)|is not (?:a function|a constructor|defined|iterable)\b/u;

/** Needs whose answer no author's own error speaks of. An event has happened, or not. */
const SILENT = /^(?:props .*|refused use process\.binding|browser (?:"\w+" events|\w+Observer))$/su;

/** Whether an error may be the plugin's own word about the answer to what it asked for: `throw new Error("offline")`. */
function mayStateNeed({ error, isEnding, met }: Question): boolean {
  if (!isEnding && (OF_ENGINE.test(error.message) || isOfUnset(error, met))) return false;
  return met.some(({ kind, name, isOfStep }) => isOfStep && !SILENT.test(`${kind} ${name}`));
}

/** Whether a plugin fails where a setting is unset, as it is for a new user, and not by a word of its own. */
function isOfUnset({ name }: LifecycleError, met: readonly MetNeed[]): boolean {
  return name === "TypeError" && met.every(({ kind }) => kind === "setting");
}

function applyVerdicts<Run extends RunResult>(
  run: Run,
  getVerdict: (question: Question) => Verdict,
  met: ReadonlyMap<Question, readonly MetNeed[]>,
): Run {
  const open = run.questions.filter((one) => getVerdict(one) !== "certain");
  if (open.length === 0) return run;
  const steps = run.steps.map((step, at): LifecycleStep => {
    const asked = open.filter((one) => one.at === at);
    if (asked.length === 0) return step;
    const uncaught = step.uncaught.filter((error) => !asked.some((one) => one.isUncaught && one.error === error));
    const ofOutcome = asked.find((one) => !one.isUncaught) ?? (step.outcome.kind === "done" ? asked[0] : undefined);
    if (!ofOutcome) return { ...step, uncaught };
    const verdict = getVerdict(ofOutcome) === "needs" ? "needs" : "not-judged";
    const needs = chooseNeeds(met.get(ofOutcome) ?? ofOutcome.met);
    const outcome: StepOutcome = { kind: verdict, error: ofOutcome.error, needs };
    return { ...step, uncaught, outcome };
  });
  const last = steps[run.at];
  if (last && open.some(({ at, isUncaught }) => at === run.at && !isUncaught)) {
    const rest = explainRest(last);
    for (let at = run.at + 1; at < steps.length; at++) {
      const step = steps[at];
      if (step?.outcome.kind === "not-called") steps[at] = { ...step, outcome: rest };
    }
  }
  return { ...run, steps };
}

/** How likely an error follows from a need, the most likely first. */
const LIKELY: readonly NeedKind[] = ["network", "setting", "page", "browser", "props", "context", "refused"];

/** Those of the step itself, if there are any. */
function chooseNeeds(met: readonly MetNeed[]): readonly Need[] {
  const ofStep = met.filter(({ isOfStep }) => isOfStep);
  const all = ofStep.length > 0 ? ofStep : met;
  const named = all.filter(hasStandIn);
  const needs = (named.length > 0 ? named : all).map(({ kind, name }) => ({ kind, name }));
  return joinNeeds(needs).toSorted((one, other) => LIKELY.indexOf(one.kind) - LIKELY.indexOf(other.kind));
}

const includes = (needs: readonly Need[], { kind, name }: Need): boolean =>
  needs.some((one) => one.kind === kind && one.name === name);

/** Each once; what came up in the step of an error before what came up elsewhere. */
function joinNeeds<Some extends Need>(needs: readonly Some[]): readonly Some[] {
  const each = new Map<string, Some>();
  for (const need of needs) {
    const key = JSON.stringify([need.kind, need.name]);
    const known = each.get(key);
    if (!known || !("isOfStep" in known) || !known.isOfStep) each.set(key, need);
  }
  return [...each.values()];
}
