import { join } from "node:path";
import type { Finding } from "../core/report.js";
import { UsageError } from "../core/usage-error.js";
import { writeFile } from "../output/write-file.js";
import { mend } from "./mend.js";
import { preflight } from "./preflight.js";
import type { Preflight } from "./result.js";
import type { Request } from "./request.js";

export interface Fixed {
  /** What is left, after everything that could be fixed was. */
  readonly result: Preflight;
  /** What was mended, in the order in which it was. */
  readonly mended: readonly Finding[];
}

/**
 * Applies every fix of every finding to the files, until none is left.
 *
 * @throws {UsageError} for a file that cannot be written. What was written before stays: each file is written whole.
 */
export async function preflightAndFix(request: Request): Promise<Fixed> {
  const first = await preflight(request);
  const { mended, changes } = await mend(request, first);
  for (const change of changes) if ("after" in change) write(first.root, change.file, change.after);
  return { result: mended.length === 0 ? first : await preflight(request), mended };
}

function write(root: string, file: string, text: string): void {
  try {
    writeFile(join(root, file), text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `${file} cannot be written: ${why}`,
      "Give this user the right to write it, or mend it by hand",
    );
  }
}
