import { isAbsent, type Absent } from "../plugin/absent.js";
import type { FactName } from "../plugin/reading.js";
import { defineCheck, type Check, type Codes, type Problem } from "./check.js";

/** The only code of a check that declares none. */
const UNMET = { unmet: "The requirement is not met" } as const satisfies Codes;

type PlainProblem = Omit<Problem, "code"> & { readonly code?: undefined };

/** A check without codes. */
type PlainCheck<Need extends FactName, Want extends FactName> = Omit<
  Check<Need, Want>,
  "codes" | "run" | "conclude" | "describeUnused"
> & {
  readonly codes?: undefined;
  run(...facts: Parameters<Check<Need, Want>["run"]>): Iterable<PlainProblem | Absent>;
};

/**
 * Defines a check of another program. With `codes`, each problem has one of them. Without, all problems have the code
 * `unmet`, and their messages tell them apart: a reworded message is another finding.
 */
export function defineCustomCheck<Need extends FactName, Code extends string, Want extends FactName = never>(
  check: Check<Need, Want, Code>,
): Check<Need, Want, Code>;
export function defineCustomCheck<Need extends FactName, Want extends FactName = never>(
  check: PlainCheck<Need, Want>,
): Check<Need, Want, "unmet">;
export function defineCustomCheck<Need extends FactName, Code extends string, Want extends FactName = never>(
  check: Check<Need, Want, Code> | PlainCheck<Need, Want>,
): Check<Need, Want, Code> | Check<Need, Want, "unmet"> {
  if (check.codes !== undefined) return defineCheck(check as Check<Need, Want, Code>);
  const plain = check as PlainCheck<Need, Want>;
  return defineCheck<Need, "unmet", Want>({
    ...plain,
    codes: UNMET,
    *run(facts) {
      for (const found of plain.run(facts)) {
        yield isAbsent(found) ? found : { ...found, subject: found.subject ?? found.message, code: "unmet" };
      }
    },
  });
}
