import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { isAbsent } from "../../plugin/absent.js";

export const UNLISTED_CODES = {
  "too-many-files": "There are more files than the check looks at",
  "perhaps-more-files": "npm may pack more files than are known",
} as const satisfies Codes;

/**
 * Reports that not every file that ships was looked at. It is an error if no archive can be made of so much, and a
 * warning if npm may pack more than is known.
 *
 * @param judged what was done with the others, as a sentence goes on
 */
export function* findUnlistedFiles(
  { manifestFile, packedFiles, archiveFiles }: CheckFacts<"manifestFile", "packedFiles" | "archiveFiles">,
  judged: string,
): Generator<Problem<keyof typeof UNLISTED_CODES>> {
  const at = { file: manifestFile.path };
  if (!isAbsent(archiveFiles) && archiveFiles.tooLarge !== undefined) {
    yield {
      code: "too-many-files",
      at,
      message: `Not every file of the plugin ${judged}: ${archiveFiles.tooLarge}`,
      help: "Leave out what the plugin does not need: no archive can be made of so much",
    };
  } else if (!isAbsent(packedFiles) && packedFiles.incomplete !== undefined) {
    yield {
      code: "perhaps-more-files",
      at,
      severity: "warning",
      message: `Perhaps not every file that npm packs ${judged}: ${packedFiles.incomplete}`,
      help: 'Name folders and files in "files" of package.json, and see what npm says: npm pack --dry-run',
    };
  }
}
