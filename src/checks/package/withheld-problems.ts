import type { Codes, Problem } from "../../core/check.js";
import type { WithheldFile } from "../../plugin/npm-files/archive-files.js";
import { explainWithheld } from "../../plugin/npm-files/explain-withheld.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { Location } from "../../base/text/location.js";
import { relativeTo } from "../../base/files/workspace.js";
import { decide, remove, removeLine, say, type Help } from "../../base/text/help.js";

export const WITHHELD_CODES = {
  withheld: "A pattern excludes a file that a host needs",
} as const satisfies Codes;

/** What the author leaves out and a host needs: at the pattern that leaves it out. */
export function* findWithheldProblems(
  packageJson: JsonObjectText,
  withheld: readonly WithheldFile[],
  folder: string,
): Generator<Problem<keyof typeof WITHHELD_CODES>> {
  for (const one of withheld) {
    const { because } = one;
    // What no entry of `files` names is reported with all that none names.
    if (because.by === "package.json") continue;
    const { message, help } = explainWithheld(one, folder);
    yield {
      code: "withheld",
      subject: relativeTo(folder, one.path),
      at: locateReason(one, packageJson),
      severity: "error",
      message,
      help: adviseOnWithheld(packageJson, one, help),
    };
  }
}

function adviseOnWithheld(packageJson: JsonObjectText, { because }: WithheldFile, help: string): Help {
  const others = decide("Write a narrower pattern, or name another file", "meaning");
  if (because.by === "files") return say(help, remove(packageJson, ["files", because.entry]), others);
  if (because.by === "ignore file") return say(help, removeLine(because), others);
  return decide(help, "build");
}

function locateReason({ path, because }: WithheldFile, packageJson: JsonObjectText): Location {
  if (because.by === "ignore file") return { file: because.file, range: because.range };
  return because.by === "files" ? packageJson.at("files", because.entry) : { file: path };
}
