import { getReportStatus, type ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { validateArchive } from "../release/packing/validate-archive.js";
import type { Request } from "../run/request.js";
import type { GivenOptions } from "./command.js";
import { makeExplainCommand } from "./own-command.js";
import { listReportChannels, publishReport, type ReportOutput } from "./print-report.js";

/** What makes no sense for one archive, which nothing is written to. */
const REFUSED = ["fix", "interactive", "baseline", "update-baseline", "changed-since", "shard", "watch"] as const;

interface ArchiveSettings {
  readonly request: Request;
  readonly output: ReportOutput;
  readonly options: GivenOptions;
  /** Whether nothing else is named. */
  readonly isAlone: boolean;
}

/** Checks the archive that a call of `validate` names, prints the report, and returns the exit status. */
export async function runValidateArchive(
  path: string,
  { request, output, options, isAlone }: ArchiveSettings,
): Promise<ExitStatus> {
  if (!isAlone) {
    throw new UsageError("Only one archive can be checked at a time", "Give only the archive");
  }
  const refused = REFUSED.find((name) => options.switches.has(name) || options.values.has(name));
  if (refused !== undefined) {
    throw new UsageError(
      `--${refused} is for the folder of a plugin, but an archive is checked as it is`,
      `Leave --${refused} out, or give the folder that the archive was made from`,
    );
  }
  if (output.format === "patch") {
    throw new UsageError(
      "--format patch is for the folder of a plugin, but an archive cannot be patched",
      "Choose another format, or give the folder that the archive was made from",
    );
  }
  const result = await validateArchive(path, request);
  await publishReport(await listReportChannels(output, { next: makeExplainCommand() }), result);
  return getReportStatus(result.report);
}
