import { join } from "node:path";
import type { Finding } from "../core/report.js";
import { realFileInside } from "../workspace/disk.js";
import { mend } from "./mend.js";
import { preflight } from "./preflight.js";
import type { Preflight } from "./result.js";
import type { Request } from "./request.js";
import { writeUserFile } from "./write-user-file.js";

export interface Fixed {
  /** What is left, after everything that could be fixed was. */
  readonly result: Preflight;
  /** What was mended, in the order in which it was. */
  readonly mended: readonly Finding[];
}

/**
 * Applies every fix of every finding to the files, until none is left.
 *
 * @throws {UsageError} for a file that cannot be written. @throws {Refusal} for one in git's own folder. What was written before stays:
 * each file is written whole.
 */
export async function preflightAndFix(request: Request): Promise<Fixed> {
  const first = await preflight(request);
  const { mended, changes } = await mend(request, first);
  for (const change of changes) if ("after" in change) write(first.root, change.file, change.after);
  return { result: mended.length === 0 ? first : await preflight(request), mended };
}

/** A link to a file of the same repository stays one: what it leads to is mended. */
function write(root: string, file: string, text: string): void {
  const path = realFileInside(root, file) ?? join(root, file);
  const help = "Give this user the right to write it, or mend it by hand";
  writeUserFile({ path, what: file, help, checkouts: [root] }, text);
}
