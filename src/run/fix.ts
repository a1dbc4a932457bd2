import { join } from "node:path";
import type { Finding } from "../core/report.js";
import { findRealFileInside } from "../workspace/disk.js";
import { fixFiles } from "./fix-files.js";
import { preflight } from "./preflight.js";
import type { Preflight } from "./result.js";
import type { Request } from "./request.js";
import { writeUserFile } from "./write-user-file.js";

export interface Fixed {
  /** What is left, after everything that could be fixed was. */
  readonly result: Preflight;
  /** What was mended, in the order in which it was. */
  readonly fixed: readonly Finding[];
}

/**
 * Applies every fix of every finding to the files, until none is left.
 *
 * @throws {UsageError} for a file that cannot be written. @throws {Refusal} for one in git's own folder. What was written before stays:
 * each file is written whole.
 */
export async function preflightWithFixes(request: Request): Promise<Fixed> {
  const first = await preflight(request);
  const { fixed, changes } = await fixFiles(request, first);
  for (const change of changes) if ("after" in change) write(first.root, change.file, change.after);
  return { result: fixed.length === 0 ? first : await preflight(request), fixed };
}

/** A link to a file of the same repository stays one: what it leads to is mended. */
function write(root: string, file: string, text: string): void {
  const path = findRealFileInside(root, file) ?? join(root, file);
  const help = "Give this user the right to write it, or mend it by hand";
  writeUserFile({ path, what: file, help, checkouts: [root] }, text);
}
