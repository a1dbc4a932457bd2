import { Interrupted } from "../core/errors.js";
import type { PackageDifference } from "../core/package-difference.js";
import { readPackageFacts } from "./packing/difference/package-facts.js";
import { computeSha256 } from "./packing/sums.js";
import type { PluginArchive } from "./packing/pack.js";
import { compareWithPrevious } from "./compare-with-previous.js";
import type { Plan } from "./publisher.js";

/** The changes since the previous release, or a sentence if they are not known. */
interface SinceRelease {
  readonly since?: PackageDifference | undefined;
  readonly warnings: readonly string[];
}

/** The first target with an older release decides. A fault or an interruption here does not undo the release. */
export async function describeChangesSinceRelease(
  plans: Iterable<Plan>,
  archive: PluginArchive,
): Promise<SinceRelease> {
  for (const { readPrevious } of plans) {
    try {
      const before = await readPrevious?.();
      if (!before) continue;
      const { tag } = before;
      if ("refused" in before) return { warnings: [`Cannot tell what is new since ${tag}: ${before.refused}`] };
      const { bytes, opened } = before;
      const known = { name: tag, sha256: computeSha256(bytes), size: bytes.length };
      return { since: await compareWithPrevious(await readPackageFacts(opened, known), archive), warnings: [] };
    } catch (error) {
      if (error instanceof Interrupted) return { warnings: [] };
      const why = error instanceof Error ? error.message : String(error);
      return { warnings: [`Cannot tell what is new in this release, by a fault of this tool: ${why}`] };
    }
  }
  return { warnings: [] };
}
