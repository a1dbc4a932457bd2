import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { isAbsent } from "../../plugin/absent.js";
import { decide } from "../../base/text/help.js";

export const UNLISTED_CODES = {
  "too-many-files": "There are more files than the check looks at",
  "perhaps-more-files": "It is not clear which files ship",
} as const satisfies Codes;

/**
 * Reports that not every file that ships was looked at, because no archive can be made of so much, or because it is not
 * clear what belongs in the archive. Neither can be released.
 *
 * @param treated what was done with the others, as a sentence goes on
 */
export function* findUnlistedFiles(
  { manifestFile, archiveFiles }: CheckFacts<"manifestFile", "archiveFiles">,
  treated: string,
): Generator<Problem<keyof typeof UNLISTED_CODES>> {
  const at = { file: manifestFile.path };
  if (isAbsent(archiveFiles)) return;
  if (archiveFiles.tooLarge !== undefined) {
    yield {
      code: "too-many-files",
      at,
      message: `Not every file of the plugin ${treated}: ${archiveFiles.tooLarge}`,
      help: decide("Leave out what the plugin does not need: no archive can contain so much", "meaning"),
    };
  } else if (archiveFiles.incomplete !== undefined) {
    yield {
      code: "perhaps-more-files",
      at,
      severity: "warning",
      message: `Perhaps not every file of the plugin ${treated}: ${archiveFiles.incomplete}`,
      help: decide('List plain files and folders in "files" of package.json instead of complex patterns', "meaning"),
    };
  }
}
