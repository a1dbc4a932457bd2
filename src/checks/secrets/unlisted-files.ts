import type { Codes, Problem } from "../../core/check.js";
import { isAbsent, type Absent } from "../../plugin/absent.js";
import type { Facts } from "../../plugin/reading.js";

export const UNLISTED_CODES = {
  "too-many-files": "There are more files than are looked at",
  "perhaps-more-files": "npm may pack more files than are known",
} as const satisfies Codes;

export type UnlistedCode = keyof typeof UNLISTED_CODES;

interface Lists {
  readonly manifestFile: Facts["manifestFile"];
  readonly packedFiles: Facts["packedFiles"] | Absent;
  readonly archiveFiles: Facts["archiveFiles"] | Absent;
}

/**
 * That not every file that ships was looked at: an error where no archive can be made of so much, a warning where npm
 * may pack more than is known.
 *
 * @param judged what was done with the others, as a sentence goes on
 */
export function* findUnlistedFiles(
  { manifestFile, packedFiles, archiveFiles }: Lists,
  judged: string,
): Generator<Problem<UnlistedCode>> {
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
      message: `Not every file that npm packs ${judged}, perhaps: ${packedFiles.incomplete}`,
      help: 'Name folders and files in "files" of package.json, and see what npm says: npm pack --dry-run',
    };
  }
}
