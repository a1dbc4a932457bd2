import { isAbsent } from "../../plugin/absent.js";
import { makePointer } from "../../base/text/json/json-text.js";
import type { Problem, CheckFacts } from "../../core/check.js";
import type { ConfigValueCode } from "./config-codes.js";
import { describeConfigFault } from "./config-fault-problem.js";

/** The problems so far, then those of the complete validator in the same keys of the manifest at other places. */
export function* addJudgement<Code extends string>(
  { manifest, configJudgement }: CheckFacts<"manifest", "configJudgement">,
  keys: readonly string[],
  problems: Iterable<Problem<Code>>,
): Generator<Problem<Code | ConfigValueCode>> {
  const reported = new Set<string>();
  for (const problem of problems) {
    // A place with only a notice or a warning may also have an error.
    if (problem.severity === undefined) reported.add(problem.at?.pointer ?? "");
    yield problem;
  }
  if (isAbsent(configJudgement)) return;
  for (const fault of configJudgement.faults) {
    const places = fault.path.map((_, at) => makePointer(fault.path.slice(0, at + 1)));
    const isNew = !places.slice(1).some((place) => reported.has(place));
    if (isNew && keys.includes(String(fault.path[0]))) yield describeConfigFault(manifest, fault);
  }
}
