import { Interrupted } from "../commands/cancellation.js";
import type { Since } from "../packing/format-archive.js";
import type { PluginArchive } from "../packing/pack.js";
import { compareWithPrevious } from "./compare-with-previous.js";
import type { Publisher } from "./publisher.js";

/** What an archive holds that the one released before does not; a sentence where that cannot be told. */
export interface SinceRelease {
  readonly since?: Since;
  readonly warnings: readonly string[];
}

/** The first target that has something older says it. A fault here, or being called off, takes nothing back. */
export async function describeChangesSinceRelease(
  publishers: readonly Publisher[],
  archive: PluginArchive,
): Promise<SinceRelease> {
  for (const publisher of publishers) {
    try {
      const before = await publisher.previous?.();
      if (!before) continue;
      const { tag } = before;
      if ("refused" in before) return { warnings: [`What is new since ${tag} is not known: ${before.refused}`] };
      return { since: await compareWithPrevious(before, archive, tag), warnings: [] };
    } catch (error) {
      if (error instanceof Interrupted) return { warnings: [] };
      const why = error instanceof Error ? error.message : String(error);
      return { warnings: [`What is new in this release is not known, by a fault of this tool: ${why}`] };
    }
  }
  return { warnings: [] };
}
