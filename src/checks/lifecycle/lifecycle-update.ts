import { defineCheck, type Problem } from "../../core/check.js";
import { absent } from "../../plugin/absent.js";
import { explainNoUpdate, type LifecycleRun } from "../../plugin/lifecycle/lifecycle-run.js";
import { joinWords, listFirst } from "../../base/text/join-words.js";
import { quote } from "../../base/text/safe.js";
import { findLaterProblems, LATER_CODES } from "./later-problems.js";
import { findStepProblems, locateHook, STEP_CODES, type LifecycleFacts } from "./step-problems.js";
import { decide } from "../../base/text/help.js";

const MAX_NAMED = 5;

export default defineCheck({
  id: "lifecycle-update",
  title: "The built plugin can be updated, even twice",
  severity: "error",
  codes: {
    ...STEP_CODES,
    ...LATER_CODES,
    "value-lost": "After an update, the plugin does not find a value that the earlier version stored",
    "value-overwritten": "An update overwrites a value that the earlier version stored, without reading it",
    "not-idempotent": "A second onUpdate adds the same data again",
  },
  needs: ["lifecycle"],
  wants: ["manifest"],
  *run(facts) {
    yield* findStepProblems(facts, "onUpdate", (nth) => (nth > 1 ? { severity: "warning", strict: "error" } : {}));
    yield* findLaterProblems(facts, "onUpdate", () => ({}));
    yield* findGrownValues(facts);
    yield* findLostValues(facts);
    const why = explainNoUpdate(facts.lifecycle);
    if (why !== undefined) yield absent(why);
  },
});

/** What the first onUpdate has stored, and the second has added to. */
function* findGrownValues({ lifecycle, manifest }: LifecycleFacts): Generator<Problem<"not-idempotent">> {
  const { grown = [] } = lifecycle;
  if (grown.length === 0) return;
  yield {
    code: "not-idempotent",
    severity: "warning",
    strict: "error",
    subject: grown,
    at: locateHook(manifest, "onUpdate", lifecycle),
    message: `The second onUpdate adds the same data again under ${formatKeys(grown)}`,
    help: decide("Make onUpdate idempotent: a host may call it more than once", "source"),
  };
}

type LostProblem = Problem<"value-lost" | "value-overwritten">;

/** What the earlier version has stored, and this one looks for in vain or writes over. */
function* findLostValues({ lifecycle, manifest }: LifecycleFacts): Generator<LostProblem> {
  for (const lostValue of listLost(lifecycle)) {
    const { key, step, at = locateHook(manifest, "onUpdate", lifecycle), unread, from, isOverwritten } = lostValue;
    if (isOverwritten) {
      yield {
        code: "value-overwritten",
        severity: "warning",
        at,
        subject: [key],
        message: `In an update from ${from}, ${step} overwrites ${quote(key)}, which ${from} stored, without reading it`,
        help: decide("Make onUpdate read what the earlier version stored, and keep it", "source"),
      };
      continue;
    }
    const lost = `After an update from ${from}, ${step} finds nothing under ${quote(key)}`;
    const problem = { code: "value-lost", severity: "warning", at } as const;
    if (unread) {
      yield {
        ...problem,
        subject: [key, ...unread],
        message: `${lost}, and nothing reads ${formatKeys(unread)}, which ${from} stored`,
        help: decide("Make onUpdate move the value to its new name, or delete what is no longer used", "source"),
      };
      continue;
    }
    yield {
      ...problem,
      subject: [key],
      message: `${lost}: ${from} stored a value there, which was deleted without being read`,
      help: decide("Make onUpdate read what the earlier version stored, and convert it for this version", "source"),
    };
  }
}

function listLost({ laterLives = [] }: LifecycleRun) {
  return laterLives.flatMap(({ lost = [], from = "" }) => lost.map((one) => ({ ...one, from })));
}

function formatKeys(keys: readonly string[]): string {
  const quoted = keys.map((key) => quote(key));
  return joinWords(listFirst(quoted, MAX_NAMED));
}
