import { UsageError } from "../core/errors.js";
import type { Finding } from "../core/report.js";
import { quote } from "../base/text/safe.js";
import { findRemovedComments, type RemovedComment } from "../base/text/json/json-scan.js";
import { fixFiles, type FindingFilter } from "./fix-files.js";
import { preflight } from "./preflight.js";
import type { Preflight } from "./result.js";
import type { Request } from "./request.js";
import { writeChange } from "./write-change.js";

export interface FixResult {
  /** What is left, after everything that could be fixed was. */
  readonly result: Preflight;
  /** What was fixed, in the order in which it was. */
  readonly fixed: readonly Finding[];
  /** The comments that are gone. */
  readonly removed: readonly RemovedComment[];
}

/** A program that has changed a file this often will not stop. */
export const MAX_TRIES = 5;

/**
 * Applies every fix of every finding to the files, until none is left. A file that was changed since it was checked is
 * not written: everything is checked again.
 *
 * @param isKept whether a finding is not fixed.
 * @throws {UsageError} for a file that cannot be written, or that another program changes each time. @throws {Refusal} for one in git's own
 * folder. What was written before stays: each file is written whole.
 */
export async function preflightWithFixes(request: Request, isKept?: FindingFilter): Promise<FixResult> {
  const removed: RemovedComment[] = [];
  const written: Finding[] = [];
  for (let tries = 1; ; tries++) {
    const first = await preflight(request);
    const { fixed, changes } = await fixFiles(request, first, isKept);
    const stale = new Set<string>();
    for (const change of changes) {
      if ("left" in change) continue;
      if (!writeChange(first.root, change)) stale.add(change.file);
      else {
        written.push(...fixed.filter(({ fix }) => fix?.[0]?.file === change.file));
        removed.push(...findRemovedComments(change));
      }
    }
    if (stale.size === 0)
      return { result: fixed.length === 0 ? first : await preflight(request), fixed: written, removed };
    if (tries === MAX_TRIES) throw makeStaleError(stale);
  }
}

export function makeStaleError(files: ReadonlySet<string>): UsageError {
  const names = [...files].map((file) => quote(file)).join(", ");
  return new UsageError(
    `Another program changed ${names} during each check, so its fixes were not written`,
    "Stop the program that writes it, and run --fix again",
  );
}
