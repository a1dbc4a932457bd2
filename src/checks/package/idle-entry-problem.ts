import type { JsonObjectText } from "../../text/json/json-object.js";
import type { IdleEntry } from "../../plugin/npm-files/package-contents.js";
import { quote } from "../../text/safe.js";
import type { Problem } from "../../core/check.js";
import { formatLabel } from "../../core/shape-problems.js";

/** An entry of `files` of which nothing is packed. */
export function describeIdleEntry(packageJson: JsonObjectText, { at, entry, why, near }: IdleEntry): Problem {
  const makeProblem = (what: string, help: string): Problem => ({
    at: packageJson.at("files", at),
    message: `${formatLabel(["files", at])} is ${quote(entry)}, but ${what}`,
    help,
  });
  switch (why) {
    case "missing": {
      const slashed = entry.replaceAll("\\", "/");
      const meant = slashed === entry ? near && near + (entry.endsWith("/") ? "/" : "") : slashed;
      if (meant === undefined) {
        return makeProblem("there is nothing of that name", "Write the name of what is to be packed, or remove it");
      }
      const isCertain = meant.toLowerCase() === entry.toLowerCase();
      return {
        ...makeProblem(`there is nothing of that name; did you mean ${quote(meant)}?`, `Write ${quote(meant)}`),
        fix: isCertain ? packageJson.replace(["files", at], meant) : [],
      };
    }
    case "link":
      return makeProblem("that is a link, and npm packs no links", "Name what the link leads to, or remove it");
    case "nothing":
      return makeProblem("npm packs nothing of it", "Remove it");
    case "pattern":
      return {
        ...makeProblem("no packed file is of that pattern", "Correct the pattern, or remove it"),
        severity: "notice",
      };
  }
}
