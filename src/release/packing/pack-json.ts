import type { Packed } from "./pack.js";
import type { PackageDifference } from "../../core/package-difference.js";
import { makeDifferenceRecord } from "./difference/package-difference.js";
import { makeReplacementRecords } from "./format-replacement.js";
import type { GrowthLimit } from "./difference/growth-limit.js";
import { json } from "../../reporters/json.js";
import { makeInertJson } from "../../base/text/safe.js";

interface PackJsonAdditions {
  readonly since: PackageDifference | undefined;
  readonly limit: GrowthLimit | undefined;
  readonly warnings: readonly string[];
}

/** The result of packing, for programs. The report has the format of `validate --format json`. */
export function formatPackJson(
  packed: Packed,
  file: string | undefined,
  { since, limit, warnings }: PackJsonAdditions,
): string {
  const archive = "archive" in packed ? packed.archive : undefined;
  const reported = {
    schema: "plugin-preflight/pack@1",
    state: packed.state,
    ...(archive && {
      archive: {
        name: archive.name,
        file: file ?? null,
        sha256: archive.sha256,
        size: archive.bytes.length,
        commit: archive.commit ?? null,
        files: archive.files,
        ...makeReplacementRecords(archive.replacement),
      },
    }),
    ...(since && { since: makeDifferenceRecord(since, limit) }),
    ...(warnings.length > 0 && { warnings }),
    ...("refusals" in packed && { refusals: packed.refusals }),
    ...("report" in packed && { report: JSON.parse(json(packed.report, { source: () => undefined })) as unknown }),
  };
  return makeInertJson(`${JSON.stringify(reported, undefined, 2)}\n`);
}
