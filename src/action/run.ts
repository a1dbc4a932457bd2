import type { ActionRun } from "./action-run.js";
import { getReportStatus, EXIT, type ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { print } from "../base/output/print.js";
import { preflight } from "../run/preflight.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { annotateAll } from "./channel.js";
import {
  describeDifferences,
  explainNoRelease,
  formatRemark,
  getGrowthStatus,
  isComparing,
  listPublishedVersions,
  loadDifference,
  markKnown,
} from "./check-additions.js";
import { publishReport, publishWithoutReport } from "./publish-report.js";
import { makeRequest, mayPack } from "./request.js";
import { requireCheckout } from "./task.js";
import { runWithScripts } from "./run-with-scripts.js";
import { warnOfTokenFiles } from "./scripts-refusal.js";
import { refuseUnsafeFiles } from "./write-files.js";

/**
 * Checks or releases the plugin, publishes the result on every channel, and returns the exit status.
 *
 * @throws {UsageError}
 * @throws {Refusal}
 */
export async function run(job: ActionRun): Promise<ExitStatus> {
  const { inputs, runner, task } = job;
  refuseUnsafeFiles(inputs, runner.workspace);
  if (task.mode === "release") {
    return (await import("./run-release.js")).release(job);
  }
  if (task.mode === "nothing") return endWithNothing(job);
  if (isComparing(inputs)) (await loadDifference()).readGrowthLimit(inputs, task.mode);
  if (inputs.artifact ?? inputs.pin ?? inputs.attestation) (await import("./release.js")).refuseReleaseInputs(inputs);
  if (task.mode === "report") return publishEarlierReport(job);
  await requireCheckout(runner);
  return check(job);
}

/** Ends a run that was asked for a release, and has nothing to release. */
async function endWithNothing({ runner, task }: ActionRun): Promise<ExitStatus> {
  print(makeInert(`Nothing is released: ${makeVisible(task.decision.why)}.\n`));
  await publishWithoutReport({}, "", runner);
  return EXIT.pass;
}

async function check(job: ActionRun): Promise<ExitStatus> {
  const { inputs, event, runner, task, environment } = job;
  const packs = mayPack(inputs, event, task);
  const request = makeRequest(inputs, task, runner);
  const tokenFiles = annotateAll("warning", warnOfTokenFiles(inputs, runner, environment));

  const checked = await runWithScripts(preflight, request, { inputs, event, runner, environment, packs });
  const { result: marked, remark, archives } = await markKnown(checked, request, { inputs, event, runner });
  const noRelease = explainNoRelease(inputs, event, task.decision);
  const published = annotateAll(
    "notice",
    await listPublishedVersions(marked, { inputs, event, runner, task, environment }),
  );
  const measured = isComparing(inputs)
    ? await (await loadDifference()).measureDifference(marked, { inputs, task, environment, archives })
    : undefined;
  const result = measured?.result ?? marked;
  const artifact = packs
    ? await (await import("./artifact.js")).makeArtifact(marked, request, inputs.baseArtifact !== undefined, runner)
    : undefined;
  const { growth = [], remarks = [], ...described } = await describeDifferences(result.report, measured?.reasons);

  const refused = await publishReport(result, request, job, {
    ...described,
    outputs: artifact?.outputs ?? {},
    own: [...tokenFiles, ...noRelease, ...published, ...(measured?.own ?? []), ...(artifact?.own ?? [])],
    remarks: [...formatRemark(remark, marked.report), ...(measured?.remarks ?? []), ...remarks],
  });
  measured?.report();
  await artifact?.report();
  if (refused) return EXIT.refused;
  return getReportStatus(result.report) || (artifact?.exitStatus ?? EXIT.pass) || getGrowthStatus(growth);
}

/** Publishes the report of an earlier job, which may be untrusted. */
async function publishEarlierReport(job: ActionRun): Promise<ExitStatus> {
  const { inputs, runner, task } = job;
  if (inputs.patchFile !== "") {
    const help = "Set patch-file where the plugin is checked";
    throw new UsageError(
      "The inputs report and patch-file cannot be used together, because the files are not available",
      help,
    );
  }
  const { readUntrustedReport } = await import("./untrusted-report.js");
  const report = readUntrustedReport(inputs.report, runner);
  const result = { report, root: runner.workspace, source: () => undefined };
  const { growth = [], remarks = [], ...described } = await describeDifferences(report);
  const refused = await publishReport(result, makeRequest(inputs, task, runner), job, { ...described, remarks });
  for (const sentence of growth) print(makeInert(`${sentence}.\n`));
  return refused ? EXIT.refused : getReportStatus(report) || getGrowthStatus(growth);
}
