import type { LifecycleStep } from "../../plugin/lifecycle/lifecycle-run.js";
import type { Problem } from "../../core/check.js";
import type { Location } from "../../base/text/location.js";
import { decide } from "../../base/text/help.js";
import { BROWSER_HELP } from "./need-problems.js";
import { formatCall, formatStepAtStart } from "./step-texts.js";

/** What a step used and the simulated DOM does not have. It goes on with a stand-in. */
export function describeGaps(step: LifecycleStep, place: Location): readonly Problem<"dom-gap">[] {
  const { outcome, gaps = [] } = step;
  const needed = outcome.kind === "needs" ? outcome.needs[0]?.name : undefined;
  return gaps
    .filter(({ name }) => name !== needed)
    .map(({ name, at }) => ({
      code: "dom-gap",
      subject: [formatCall(step), name],
      severity: "notice",
      strict: "notice",
      at: at ?? place,
      message: `${formatStepAtStart(step)} uses ${name}, which the simulated DOM does not support, so its effect is not checked`,
      help: decide(BROWSER_HELP, "source"),
    }));
}
