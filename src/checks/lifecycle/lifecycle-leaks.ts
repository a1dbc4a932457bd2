import { defineCheck } from "../../core/check.js";
import { absent } from "../../plugin/absent.js";
import { formatCount, formatVerb } from "../../base/text/numbers.js";
import { describeLeftover, LEFTOVER_CODES } from "./describe-leftover.js";
import { locateHook } from "./step-problems.js";
import { decide } from "../../base/text/help.js";

const MAX_SHOWN = 10;

export default defineCheck({
  id: "lifecycle-leaks",
  title: "A disabled plugin leaves nothing open",
  severity: "warning",
  codes: {
    ...LEFTOVER_CODES,
    "more-open": "More resources are still open after onDisable than are listed",
  },
  needs: ["lifecycle"],
  wants: ["manifest"],
  *run({ lifecycle, manifest }) {
    const steps = lifecycle.steps.filter(({ name }) => name === "onDisable");
    if (lifecycle.steps.length === 1) {
      yield absent("the plugin has no hooks");
      return;
    }
    if (steps.every(({ outcome }) => outcome.kind === "not-called")) {
      yield absent(steps.map(({ outcome }) => ("why" in outcome ? outcome.why : ""))[0] ?? "");
      return;
    }
    const place = locateHook(manifest, "onDisable", lifecycle);
    const left = lifecycle.steps.flatMap(({ name, open }) => open.map((one) => ({ ...one, hook: name })));
    const open = new Map(left.map((one) => [JSON.stringify(one), one]));
    const shown = [...open.values()].slice(0, MAX_SHOWN);
    for (const one of shown) yield { ...describeLeftover(one), at: one.at ?? place };
    const more = open.size - shown.length;
    if (more > 0)
      yield {
        code: "more-open",
        times: more,
        at: place,
        message: `${formatCount(more, "more resource")} ${formatVerb(more)} still open after onDisable`,
        help: decide("Close all of them in onDisable", "source"),
      };
  },
});
