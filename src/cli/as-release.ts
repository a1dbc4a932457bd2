import { TOOL } from "../core/tool.js";
import { complain } from "../output/print.js";
import { checkedArchive } from "../release/checked-archive.js";
import type { Preflight } from "../run/result.js";
import { inert, visible } from "../text/safe.js";

export { watchesArchive } from "../packing/archive-watch.js";

/**
 * Of a plugin that passes it is said what would stop its release all the same; gives the exit status of that release.
 *
 * @throws {UsageError} where the tag names another commit than the one that is checked out, or what is said is not committed.
 */
export async function refuseUnreleasable(result: Preflight, tag: string): Promise<number> {
  if (result.report.plugins.length !== 1) return 0;
  const today = new Date().toISOString().slice(0, 10);
  const archive = await checkedArchive(result, { tag, today });
  if (!("why" in archive)) return 0;
  const lines = [`A release of ${tag} would be stopped:`, ...archive.why, ...archive.help.split("\n")];
  complain(inert(`${TOOL.name}: ${lines.map(visible).join("\n")}\n`));
  return archive.exitStatus;
}
