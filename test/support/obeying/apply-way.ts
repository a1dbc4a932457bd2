import type { Way } from "../../../src/base/text/help.js";
import { applyFixes } from "../../../src/base/text/edits.js";
import type { Finding } from "../../../src/core/report.js";
import type { Edit } from "../../../src/base/text/location.js";
import { runAdvised } from "./advised-commands.js";
import { renameFile, textOf, without, withText } from "./files.js";
import type { Files, Situation } from "./situation.js";

/** A plugin after one way of a help was gone; `undefined` where no program can go it. */
export function applyWay(situation: Situation, finding: Finding, way: Way): Situation | undefined {
  const { files } = situation;
  switch (way.kind) {
    case "edit":
      return { ...situation, files: applyEdits(files, way.edits) };
    case "move":
      return { ...situation, files: renameFile(files, way.file, way.to) };
    case "delete":
      return { ...situation, files: without(files, way.file) };
    case "run":
      return runAdvised(situation, finding, way.command);
    case "decide":
      return undefined;
  }
}

/** Applies edits as `--fix` does. */
export function applyEdits(files: Files, edits: readonly Edit[]): Files {
  return [...new Set(edits.map(({ file }) => file))].reduce((all, file) => {
    const { text, applied } = applyFixes(textOf(all, file), [edits.filter((edit) => edit.file === file)]);
    if (applied.includes(false)) throw new Error(`Edits of ${file} overlap`);
    return withText(all, file, text);
  }, files);
}
