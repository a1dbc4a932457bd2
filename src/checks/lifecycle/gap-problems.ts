import type { LifeStep } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Problem } from "../../core/check.js";
import type { Location } from "../../base/text/location.js";
import { formatCall, formatError, formatStepAtStart } from "./step-texts.js";
import { decide } from "../../base/text/help.js";

type GapProblem = Problem<"dom-gap">;

const HELP = decide("Test this in a real browser: the test host does not support it", "source");

/** What a step used and the small DOM does not have. It goes on with a stand-in. */
export function describeGaps(step: LifeStep, place: Location): readonly GapProblem[] {
  const { outcome, gaps = [] } = step;
  return gaps
    .filter(({ name }) => outcome.kind !== "dom-gap" || outcome.gap !== name)
    .map(({ name, at }) => ({
      ...makeProblem(step, name),
      at: at ?? place,
      message: `${formatStepAtStart(step)} uses ${name}, which the small DOM does not have: its effect is not checked`,
    }));
}

/** An error that may follow from what the small DOM does not have. */
export function describeGap(
  step: LifeStep,
  { gap, error }: Extract<LifeStep["outcome"], { readonly kind: "dom-gap" }>,
  place: Location,
): GapProblem {
  const used = step.gaps?.find(({ name }) => name === gap);
  return {
    ...makeProblem(step, gap),
    at: error.at ?? used?.at ?? place,
    message: `${formatStepAtStart(step)} needs ${gap}, which the small DOM does not have. It fails with ${formatError(error)}`,
  };
}

function makeProblem(step: LifeStep, gap: string): Omit<GapProblem, "message"> {
  return { code: "dom-gap", subject: [formatCall(step), gap], severity: "notice", strict: "notice", help: HELP };
}
