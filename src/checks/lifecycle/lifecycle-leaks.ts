import { defineCheck, type Problem } from "../../core/check.js";
import { absent, type Absent } from "../../plugin/absent.js";
import { formatNumber } from "../../text/numbers.js";
import { locateHook } from "./step-problems.js";

const MOST_SHOWN = 10;
const HELP: Readonly<Record<string, string>> = {
  "a timer": "Keep what setTimeout returns, and give it to clearTimeout in onDisable",
  "an interval": "Keep what setInterval returns, and give it to clearInterval in onDisable",
};

export default defineCheck({
  id: "lifecycle-leaks",
  title: "Nothing that the plugin has opened is open after it was disabled",
  severity: "warning",
  codes: {
    "still-open": "Something is still open after onDisable",
    "more-open": "More is still open after onDisable than is listed",
  },
  needs: ["lifecycle"],
  wants: ["manifest"],
  *run({ lifecycle, manifest }): Generator<Problem<"still-open" | "more-open"> | Absent> {
    const steps = lifecycle.steps.filter(({ name }) => name === "onDisable");
    const [called] = steps.filter(({ outcome }) => outcome.kind !== "not-called");
    if (!called) {
      yield absent(steps.map(({ outcome }) => ("why" in outcome ? outcome.why : ""))[0] ?? "");
      return;
    }
    const place = locateHook(manifest, "onDisable", lifecycle);
    const open = new Map(steps.flatMap((step) => step.open).map((one) => [JSON.stringify(one), one]));
    const shown = [...open.values()].slice(0, MOST_SHOWN);
    for (const { what, at } of shown) {
      yield {
        code: "still-open",
        subject: what,
        at: at ?? place,
        message: `${what.replace(/^a/u, "A")} that is opened here is still open after onDisable`,
        help: HELP[what] ?? "Close it in onDisable, and await that it is closed",
      };
    }
    const more = open.size - shown.length;
    if (more > 0)
      yield {
        code: "more-open",
        times: more,
        at: place,
        message: `After onDisable ${formatNumber(more)} more are still open`,
        help: "Close all in onDisable",
      };
  },
});
