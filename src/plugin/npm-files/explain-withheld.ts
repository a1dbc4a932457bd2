import { quote } from "../../base/text/safe.js";
import { getParent, relativeTo } from "../../base/files/workspace.js";
import { joinWords } from "../../base/text/join-words.js";
import type { Position } from "../../base/text/location.js";
import type { RuleOrigin } from "./pack-rules.js";
import type { NeededBy, WithheldFile } from "./archive-files.js";

const WHO: Readonly<Record<NeededBy, string>> = {
  specification: "which every plugin needs",
  "manifest.json": "which manifest.json names",
  "package.json": "which package.json names as an entry point",
};

/** A file that is needed and never ships, in words: one sentence, and what to do. */
export function explainWithheld(
  { path, neededBy, because, pattern = "" }: WithheldFile,
  folder: string,
): { readonly message: string; readonly help: string } {
  const file = `${quote(relativeTo(folder, path), 200)}, ${WHO[neededBy]}`;
  switch (because.by) {
    case "files":
      return {
        message: `${quote(pattern)} in "files" of package.json leaves out ${file}`,
        help: "Remove it, write a narrower pattern, or name another file",
      };
    case "ignore file":
      return {
        message: `${quote(pattern)} in ${quote(relativeTo(folder, because.file), 200)} leaves out ${file}`,
        help: adviseOnLine(because, neededBy, listInclusions(because.file, [path])),
      };
    case "npm":
      return {
        message: `Installed packages never ship, and ${file}, is in one`,
        help: "Make the build put its code into dist/, and name that file",
      };
    case "package.json":
      return {
        message: `"files" of package.json does not include ${file}`,
        help: 'Add "dist/" to "files". If it is already there, the command validate names what excludes the file',
      };
  }
}

/** The end of an ignore file that leaves out everything but what other lines list. */
export function findListEnd(because: RuleOrigin): Position | undefined {
  return because.by === "ignore file" && /^[/*]+$/u.test(because.pattern) ? because.end : undefined;
}

/** The lines that include files again, at the end of an ignore file that leaves them out; none for names with signs. */
export function listInclusions(ignoreFile: string, paths: readonly string[]): readonly string[] {
  const relative = paths.map((path) => relativeTo(getParent(ignoreFile), path));
  return relative.every((path) => /^[\w@./-]+$/u.test(path)) ? relative.map((path) => `!/${path}`) : [];
}

/** @param inclusions see `listInclusions`. */
export function adviseOnLine(because: RuleOrigin, neededBy: NeededBy, inclusions: readonly string[]): string {
  if (findListEnd(because) && inclusions.length > 0) return `Add to the end of the file: ${joinWords(inclusions)}`;
  if (neededBy === "specification") return "Remove the line, or write a narrower pattern";
  return "Remove the line, write a narrower pattern, or name another file";
}
