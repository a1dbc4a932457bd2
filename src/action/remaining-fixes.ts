import type { Finding, PluginReport } from "../core/report.js";
import { fixFiles } from "../run/fix-files.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import { formatPatchOffer } from "../reporters/patch-offer.js";
import type { PatchOffer } from "../reporters/reporter.js";

/** Formats the fixes that are not suggested as a patch for the summary. `undefined` if there are none. */
export async function offerRemainingFixes(
  request: Request,
  result: Preflight,
  suggested: ReadonlySet<Finding>,
  { patchFile, fix }: { readonly patchFile: string; readonly fix: string },
): Promise<PatchOffer | undefined> {
  const first = new Set(result.report.plugins.flatMap(({ findings }) => findings));
  const known = new Set(
    result.report.plugins.flatMap((plugin) =>
      plugin.findings.filter((finding) => suggested.has(finding)).map((finding) => identify(finding, plugin)),
    ),
  );
  // A fix can reveal another one in the next round. Suggested fixes are found again in that round.
  const isSuggested = (finding: Finding, plugin: PluginReport): boolean =>
    first.has(finding) ? suggested.has(finding) : known.has(identify(finding, plugin));
  return formatPatchOffer((await fixFiles(request, result, isSuggested)).changes, patchFile, fix);
}

function identify({ check, message, location: { file, pointer } }: Finding, { path }: PluginReport): string {
  return JSON.stringify([path, check, file, pointer, message]);
}
