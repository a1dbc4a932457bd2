import { defineCheck, type Problem } from "../../core/check.js";
import { formatLabel } from "../shape-problems.js";
import { absent, inapplicable, isAbsent, type Absent } from "../../plugin/absent.js";
import { findNearest } from "../../text/nearest.js";
import { quote } from "../../text/safe.js";

export default defineCheck({
  id: "hooks-exist",
  title: "Every hook that the manifest names is a function of the built code",
  severity: "error",
  codes: {
    "missing-function": "The built code has no such function",
  },
  needs: ["manifest", "declaredHooks"],
  // The answers use what a run of the plugin has shown.
  wants: ["exportAnswers", "lifecycle"],
  *run({ manifest, declaredHooks, exportAnswers }): Generator<Problem<"missing-function"> | Absent> {
    if (declaredHooks.length === 0) {
      yield inapplicable("the manifest names no hook");
      return;
    }
    if (isAbsent(exportAnswers)) {
      yield exportAnswers;
      return;
    }
    for (const { name, text } of declaredHooks) {
      const answer = exportAnswers.hooks.get(name);
      const place = ["hooks", name];
      if (answer?.kind === "unknown") yield absent(`${formatLabel(place)} is not judged, as ${answer.why}`);
      if (answer?.kind !== "missing") continue;
      const meant = findNearest(text.split("#").at(-1) ?? text, answer.names);
      yield {
        code: "missing-function",
        subject: text,
        at: manifest.at(...place),
        message: `${formatLabel(place)} is ${quote(text)}, but the built code has no such function${meant === undefined ? "" : `; did you mean ${quote(meant)}?`}`,
        help:
          meant === undefined
            ? "Export the function from the plugin's module, and build again"
            : `Write ${quote(meant)}, or export that function`,
      };
    }
  },
});
