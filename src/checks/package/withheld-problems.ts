import type { Codes, Problem } from "../../core/check.js";
import type { NeededBy, Withheld } from "../../plugin/npm-files/archive-files.js";
import type { JsonObjectText } from "../../text/json/json-object.js";
import { quote } from "../../text/safe.js";
import { relativeTo } from "../../workspace/workspace.js";

export const WITHHELD_CODES = {
  withheld: "A pattern leaves out what a host needs",
} as const satisfies Codes;

const WHO: Readonly<Record<NeededBy, string>> = {
  specification: "which every plugin needs",
  "manifest.json": "which manifest.json names",
  "package.json": "which package.json names as an entry point",
};

/** A file that is needed and never ships, in words: one sentence, and what to do. */
export function explainWithheld(
  { path, neededBy, because, pattern = "" }: Withheld,
  folder: string,
): { readonly message: string; readonly help: string } {
  const file = `${quote(relativeTo(folder, path), 200)}, ${WHO[neededBy]}`;
  switch (because.by) {
    case "files":
      return {
        message: `${quote(pattern)} in "files" of package.json leaves out ${file}`,
        help: "Remove that entry, write a narrower pattern, or name another file",
      };
    case "ignore file":
      return {
        message: `${quote(pattern)} in ${quote(relativeTo(folder, because.file), 200)} leaves out ${file}`,
        help: "Remove that line, write a narrower pattern, or name another file",
      };
    case "npm":
      return {
        message: `Installed packages never ship, and ${file}, is in one`,
        help: "Let the build put its code into dist/, and name that file",
      };
    case "package.json":
      return {
        message: `"files" of package.json does not lead npm to ${file}`,
        help: 'Add "dist/" to "files". If it is there, the command validate names what leaves the file out',
      };
  }
}

/** What the author leaves out and a host needs: at the pattern that leaves it out. */
export function* findWithheldProblems(
  packageJson: JsonObjectText,
  withheld: readonly Withheld[],
  folder: string,
): Generator<Problem<keyof typeof WITHHELD_CODES>> {
  for (const one of withheld) {
    const { because } = one;
    // What no entry of `files` names is reported with all that none names.
    if (because.by === "package.json") continue;
    const at =
      because.by === "ignore file"
        ? { file: because.file, range: because.range }
        : because.by === "files"
          ? packageJson.at("files", because.entry)
          : { file: one.path };
    yield {
      code: "withheld",
      subject: relativeTo(folder, one.path),
      at,
      severity: "error",
      ...explainWithheld(one, folder),
    };
  }
}
