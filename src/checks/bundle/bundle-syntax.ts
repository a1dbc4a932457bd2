import { defineCheck } from "../../core/check.js";
import type { SyntaxFault } from "../../plugin/bundle/syntax-fault.js";
import { describeFault, mayRunOnNode20, NEWER_HELP } from "../code-words.js";
import { adviseToBuild, type BuildFacts } from "../phrases.js";
import { decide, type Help } from "../../base/text/help.js";

export default defineCheck({
  id: "bundle-syntax",
  title: "The built code is JavaScript that can be loaded",
  severity: "error",
  codes: {
    "not-javascript": "A file of the built code does not parse",
    "newer-syntax": "A file of the built code has syntax that Node.js 20 cannot read",
    "new-syntax": "A file of the built code has syntax that only the JavaScript engine accepts",
  },
  needs: ["codeSyntax"],
  wants: ["packageJson", "scripts", "manifest"],
  *run({ codeSyntax, ...facts }) {
    for (const fault of codeSyntax.faults) {
      const problem = { subject: fault.file, at: fault.at, message: describeFault(fault) };
      if (fault.kind === "new") {
        const help = decide("Build for an older target, such as es2023", "build");
        yield { ...problem, code: "new-syntax", severity: "notice", help };
        continue;
      }
      if (fault.kind === "newer") {
        if (fault.isLoaded && mayRunOnNode20(facts)) yield { ...problem, code: "newer-syntax", help: NEWER_HELP };
        continue;
      }
      const severity = fault.isLoaded ? undefined : "warning";
      yield { ...problem, code: "not-javascript", severity, help: adviseOnFault(fault, facts) };
    }
    if (codeSyntax.unchecked) yield codeSyntax.unchecked;
  },
});

function adviseOnFault({ kind, isLoaded }: SyntaxFault, facts: BuildFacts): Help {
  if (kind === "conflict") return decide("Resolve the conflict in the sources, and build again", "source");
  if (isLoaded) return adviseToBuild("Build the plugin again", facts);
  return decide("Build the plugin again, or remove the file if nothing loads it", "build");
}
