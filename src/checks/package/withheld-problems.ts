import type { Codes, Problem } from "../../core/check.js";
import type { WithheldFile } from "../../plugin/npm-files/archive-files.js";
import { adviseOnLine, explainWithheld, findListEnd, listInclusions } from "../../plugin/npm-files/explain-withheld.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { Location } from "../../base/text/location.js";
import { relativeTo } from "../../base/files/workspace.js";
import { groupBy } from "../../base/text/lists.js";
import { formatNames } from "../phrases.js";
import { decide, edit, remove, removeLine, say, type Help } from "../../base/text/help.js";

export const WITHHELD_CODES = {
  withheld: "A pattern excludes a file that a host needs",
} as const satisfies Codes;

/** What the author leaves out and a host needs: at the pattern that leaves it out, and once for each. */
export function* findWithheldProblems(
  packageJson: JsonObjectText,
  withheld: readonly WithheldFile[],
  folder: string,
): Generator<Problem<keyof typeof WITHHELD_CODES>> {
  // What no entry of `files` names is reported with all that none names.
  const byAuthor = withheld.filter(({ because }) => because.by !== "package.json");
  const groups = groupBy(byAuthor, ({ because, path }) => JSON.stringify(because.by === "npm" ? path : because));
  for (const [first, ...others] of groups.values()) {
    if (!first) continue;
    const same = [first, ...others] as const;
    const paths = same.map(({ path }) => relativeTo(folder, path));
    const { message } = explainWithheld(first, folder);
    yield {
      code: "withheld",
      subject: others.length === 0 ? paths[0] : paths,
      at: locateReason(first, packageJson),
      severity: "error",
      message: others.length === 0 ? message : `${message}, and ${formatNames(paths.slice(1))}`,
      help: adviseOnWithheld(packageJson, same, folder),
    };
  }
}

function adviseOnWithheld(
  packageJson: JsonObjectText,
  same: readonly [WithheldFile, ...WithheldFile[]],
  folder: string,
): Help {
  const { because, neededBy } = same.find((one) => one.neededBy !== "specification") ?? same[0];
  const { help } = explainWithheld(same[0], folder);
  const others = decide("Write a narrower pattern, or name another file", "meaning");
  if (because.by === "files") return say(help, remove(packageJson, ["files", because.entry]), others);
  if (because.by !== "ignore file") return decide(help, "build");
  const inclusions = listInclusions(
    because.file,
    same.map(({ path }) => path),
  );
  const sentence = adviseOnLine(because, neededBy, inclusions);
  const end = findListEnd(because);
  if (!end || inclusions.length === 0) return say(sentence, removeLine(because), others);
  const text = end.column === 1 ? inclusions.map((line) => `${line}\n`) : inclusions.map((line) => `\n${line}`);
  return edit(sentence, [{ file: because.file, range: { start: end, end }, text: text.join("") }]);
}

function locateReason({ path, because }: WithheldFile, packageJson: JsonObjectText): Location {
  if (because.by === "ignore file") return { file: because.file, range: because.range };
  return because.by === "files" ? packageJson.at("files", because.entry) : { file: path };
}
