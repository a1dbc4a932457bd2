import { join } from "node:path";
import { counts, type Finding } from "../core/report.js";
import { UsageError } from "../core/usage-error.js";
import { decodeUtf8 } from "../text/decode.js";
import { applyFixes } from "../text/edits.js";
import { diskWorkspace } from "../workspace/disk.js";
import { writeFile } from "../output/write-file.js";
import { preflight, type Preflight, type Request } from "./preflight.js";

export interface Fixed {
  /** What is left, after everything that could be fixed was. */
  readonly result: Preflight;
  /** What was mended, in the order in which it was. */
  readonly mended: readonly Finding[];
}

/** One fix may uncover another, as a comma that hid a key; no real manifest takes more rounds. */
const MOST_ROUNDS = 20;

/**
 * Applies every fix of every finding to the files, and checks them again until none is left.
 *
 * @throws {UsageError} for a file that cannot be written. What was written before stays: each file is written whole.
 */
export async function preflightAndFix(request: Request): Promise<Fixed> {
  const mended: Finding[] = [];
  let result = await preflight(request);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const fixable = result.report.plugins.flatMap(({ findings }) => findings.filter(isToFix));
    const files = new Set(fixable.flatMap(({ fix = [] }) => fix.map(({ file }) => file)));
    const before = mended.length;
    for (const file of files)
      mended.push(
        ...mend(
          result.root,
          file,
          fixable.filter((finding) => isIn(finding, file)),
        ),
      );
    if (mended.length === before) break;
    result = await preflight(request);
  }
  return { result, mended };
}

/** What does not count is left as it is: the author has said so. */
function isToFix(finding: Finding): boolean {
  return counts(finding) && finding.fix !== undefined;
}

function isIn({ fix = [] }: Finding, file: string): boolean {
  return fix.every((edit) => edit.file === file);
}

function mend(root: string, file: string, findings: readonly Finding[]): readonly Finding[] {
  const bytes = diskWorkspace(root).bytes(file);
  const decoded = bytes && decodeUtf8(bytes);
  if (!decoded || decoded.fault) return [];
  const { text, applied } = applyFixes(
    decoded.text,
    findings.map(({ fix = [] }) => fix),
  );
  if (text === decoded.text) return [];
  try {
    writeFile(join(root, file), text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `${file} cannot be written: ${why}`,
      "Give this user the right to write it, or mend it by hand",
    );
  }
  return findings.filter((_, at) => applied[at]);
}
