import { isAbsent } from "../../plugin/absent.js";
import type { ArchiveFiles } from "../../plugin/npm-files/archive-files.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import type { Codes, Problem, CheckFacts } from "../../core/check.js";
import { formatNames } from "../phrases.js";
import { decide } from "../../base/text/help.js";

export const UNCERTAIN_CODES = {
  "npm-refuses": "npm cannot pack the plugin",
  "npm-silent": "npm did not list the files that it packs",
  "not-known": "The check cannot tell exactly which files are packed",
  "differs-from-rules": "npm packs other files than this check expects",
} as const satisfies Codes;

type UncertainCode = keyof typeof UNCERTAIN_CODES;

const NAME_FILES = decide(
  'List plain files and folders in "files" of package.json instead of complex patterns',
  "meaning",
);
const HELP = decide("See the output of: npm pack --dry-run", "answer");

/** What is not known of what npm packs: from npm's answer where it was asked, or else from its rules. */
export function* findUncertainPackingProblems({
  packageJson,
  packedFiles,
  npmPackedFiles,
  archiveFiles,
}: CheckFacts<"packageJson" | "packedFiles", "npmPackedFiles" | "archiveFiles">): Generator<Problem<UncertainCode>> {
  if (!isAbsent(npmPackedFiles) && !("files" in npmPackedFiles)) yield describeSilence(packageJson, npmPackedFiles);
  const { incomplete, differsFromRules } = packedFiles;
  const at = packageJson.keyAt("files");
  const unclear = isAbsent(archiveFiles) ? undefined : explainUnclear(archiveFiles);
  if (unclear !== undefined) {
    const message = `Cannot tell exactly which files "files" packs: ${unclear}`;
    yield { code: "not-known", at, severity: "notice", release: "error", message, help: NAME_FILES };
  } else if (incomplete !== undefined) {
    const message = `Cannot tell exactly which files npm packs by "files": ${incomplete}`;
    yield { code: "not-known", at, severity: "notice", message, help: HELP };
  }
  if (!differsFromRules) return;
  const { more, fewer } = differsFromRules;
  const differences: string[] = [];
  if (more.length > 0) differences.push(`packs ${formatNames(more)}`);
  if (fewer.length > 0) differences.push(`leaves out ${formatNames(fewer)}`);
  yield {
    code: "differs-from-rules",
    subject: [...more, ...fewer],
    at,
    severity: "notice",
    message: `With "files", npm ${differences.join(" and ")}, unlike our packing rules`,
    help: decide("No action needed: a release ships what the command pack lists", "answer"),
  };
}

/** Why nothing is packed: a release asks no npm. What cannot be read is reported as that. */
function explainUnclear({ incomplete, refused }: ArchiveFiles): string | undefined {
  return refused.some(({ why }) => why === "unreadable") ? undefined : incomplete;
}

function describeSilence(
  packageJson: JsonObjectText,
  answer: { readonly refused: string } | { readonly silent: string },
): Problem<UncertainCode> {
  const at = { file: packageJson.file };
  if ("refused" in answer) {
    return { code: "npm-refuses", at, message: `npm cannot pack this plugin: ${answer.refused}`, help: HELP };
  }
  return {
    code: "npm-silent",
    at,
    severity: "notice",
    message: `npm did not list the files that it packs: ${answer.silent}`,
    help: decide(`The check used its own packing rules instead. ${HELP.sentence}`, "answer"),
  };
}
