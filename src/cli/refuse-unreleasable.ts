import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { TOOL } from "../core/tool.js";
import { printError } from "../base/output/print.js";
import { checkArchive } from "../release/check-archive.js";
import type { Preflight } from "../run/result.js";
import { formatDay } from "../base/text/day.js";
import { makeInert, makeVisible } from "../base/text/safe.js";

export { withArchiveChange } from "../release/packing/archive-change.js";

/**
 * Prints what would stop the release of a plugin that passes, and returns the exit status of that release.
 *
 * @throws {UsageError} if the tag names another commit than the one that is checked out, or a declaring file is not
 * committed.
 */
export async function refuseUnreleasable(
  result: Preflight,
  named: { readonly tag: string; readonly tagFormat?: string | undefined },
): Promise<ExitStatus> {
  if (result.report.plugins.length !== 1) return EXIT.pass;
  const archive = await checkArchive(result, { ...named, today: formatDay(new Date()) });
  if (!("why" in archive)) return EXIT.pass;
  const lines = [`A release of ${named.tag} would be stopped:`, ...archive.why, ...archive.help.split("\n")];
  printError(makeInert(`${TOOL.name}: ${lines.map(makeVisible).join("\n")}\n`));
  return archive.exitStatus;
}
