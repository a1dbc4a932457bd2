import { quote } from "../../base/text/safe.js";
import { relativeTo } from "../../base/files/workspace.js";
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
        help: "Remove the line, write a narrower pattern, or name another file",
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
