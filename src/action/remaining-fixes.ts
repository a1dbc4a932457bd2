import type { Finding, PluginReport } from "../core/report.js";
import { fixFiles } from "../run/fix-files.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import { formatPatchOffer } from "../reporters/patch-offer.js";
import type { PatchOffer } from "../reporters/reporter.js";

interface OfferOptions {
  readonly offered: ReadonlySet<Finding>;
  readonly patchFile: string;
  readonly fix: string;
}

/**
 * Formats the fixes that are not suggested as a patch for the summary. `undefined` if there are none.
 *
 * @param offered the findings whose fixes may be offered.
 */
export async function offerRemainingFixes(
  request: Request,
  result: Preflight,
  suggested: ReadonlySet<Finding>,
  { offered, patchFile, fix }: OfferOptions,
): Promise<PatchOffer | undefined> {
  const first = new Set(result.report.plugins.flatMap(({ findings }) => findings));
  const isLeft = (finding: Finding): boolean => suggested.has(finding) || !offered.has(finding);
  const left = new Set(
    result.report.plugins.flatMap((plugin) =>
      plugin.findings.filter(isLeft).map((finding) => identify(finding, plugin)),
    ),
  );
  // A fix can reveal another one in the next round. What is left out is found again in that round.
  const isKept = (finding: Finding, plugin: PluginReport): boolean =>
    first.has(finding) ? isLeft(finding) : left.has(identify(finding, plugin));
  return formatPatchOffer((await fixFiles(request, result, isKept)).changes, patchFile, fix);
}

function identify({ check, message, location: { file, pointer } }: Finding, { path }: PluginReport): string {
  return JSON.stringify([path, check, file, pointer, message]);
}
