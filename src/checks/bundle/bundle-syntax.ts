import { defineCheck } from "../../core/check.js";
import { adviseToBuild } from "../phrases.js";
import type { SyntaxFault } from "../../plugin/bundle/syntax-fault.js";
import { quote } from "../../base/text/safe.js";
import { decide } from "../../base/text/help.js";

const IS: Readonly<Record<SyntaxFault["kind"], string>> = {
  html: "contains HTML, not JavaScript",
  json: "contains JSON, not JavaScript",
  "utf-16": "is saved as UTF-16, but hosts read it as UTF-8",
  conflict: "contains merge conflict markers",
  cut: "ends in the middle of a statement",
  new: "has syntax that Node.js accepts, but this check cannot parse",
  other: "is not valid JavaScript from here on",
};

export default defineCheck({
  id: "bundle-syntax",
  title: "The built code is JavaScript that can be loaded",
  severity: "error",
  codes: {
    "not-javascript": "A file of the built code does not parse",
    "new-syntax": "A file of the built code has syntax that only the JavaScript engine accepts",
  },
  needs: ["codeSyntax"],
  wants: ["packageJson", "scripts"],
  *run({ codeSyntax, ...facts }) {
    for (const fault of codeSyntax.faults) {
      const problem = { subject: fault.file, at: fault.at, message: describeFault(fault) };
      if (fault.kind === "new") {
        const help = decide("Build for an older target, such as es2023", "build");
        yield { ...problem, code: "new-syntax", severity: "notice", help };
        continue;
      }
      if (fault.isLoaded) {
        yield { ...problem, code: "not-javascript", help: adviseToBuild("Build the plugin again", facts) };
        continue;
      }
      const help = decide("Build the plugin again, or remove the file if nothing loads it", "build");
      yield { ...problem, code: "not-javascript", severity: "warning", help };
    }
    if (codeSyntax.unchecked) yield codeSyntax.unchecked;
  },
});

function describeFault({ file, kind, words }: SyntaxFault): string {
  const fault = `${quote(file)} ${IS[kind]}`;
  return words === "" ? fault : `${fault}: ${quote(words)}`;
}
