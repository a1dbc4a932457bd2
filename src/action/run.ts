import { makeCancellable } from "../commands/cancellation.js";
import type { Severity } from "../core/check.js";
import { EXIT, getReportStatus, type ExitStatus } from "../core/exit-status.js";
import { UsageError } from "../core/errors.js";
import { print } from "../output/print.js";
import { hasDifference } from "../core/report.js";
import type { DescribedDifferences } from "../packing/difference/describe-reported.js";
import type { Released } from "../release/outcome.js";
import { preflight } from "../run/preflight.js";
import type { Request } from "../run/request.js";
import type { MarkedRun } from "../run/mark-new-findings.js";
import type { Preflight } from "../run/result.js";
import { formatMarkdown, makeInert, makeVisible } from "../text/safe.js";
import { annotate } from "./channel.js";
import { formatCrash, formatLaterRun, formatRerun } from "./failure.js";
import type { Job } from "./job.js";
import { makeReleaseOutputs } from "./outputs.js";
import { type Additions, publishReport, publishWithoutReport, measureRoom } from "./publish-report.js";
import { makeRequest, mayPack } from "./request.js";
import type { Runner } from "./runner.js";
import { requireCheckout } from "./require-checkout.js";
import { runWithScripts } from "./run-with-scripts.js";
import { explainWrongTag, requireReleaseTag } from "./task.js";
import { refuseUnsafeFiles } from "./write-files.js";
import { warnOfTokenFiles } from "./scripts-refusal.js";
import { readUntrustedReport } from "./untrusted-report.js";

const NOTHING_RELEASED = "Nothing is released";

/**
 * Checks or releases the plugin, publishes the result on every channel, and returns the exit status.
 *
 * @throws {UsageError}
 * @throws {Refusal}
 */
export async function run(job: Job): Promise<ExitStatus> {
  const { inputs, runner, task } = job;
  refuseUnsafeFiles(inputs, runner);
  if (task.mode === "release") return release(job);
  if (task.mode === "nothing") return endWithNothing(job);
  if (isComparing(inputs)) (await loadDifference()).readGrowthLimit(inputs, task);
  if (inputs.artifact ?? inputs.pin ?? inputs.attestation)
    (await import(/* webpackChunkName: "release" */ "./release.js")).refuseReleaseInputs(inputs);
  if (task.mode !== "report") await requireCheckout(runner);
  return task.mode === "report" ? publishEarlierReport(job) : check(job);
}

/** Ends a run that was asked for a release, and has nothing to release. */
async function endWithNothing(job: Job): Promise<ExitStatus> {
  print(makeInert(`${NOTHING_RELEASED}: ${makeVisible(job.task.decision.why)}.\n`));
  await publishWithoutReport(job, { outputs: {}, summary: "" });
  return EXIT.pass;
}

async function check(job: Job): Promise<ExitStatus> {
  const beside = warnOfTokenFiles(job);
  for (const text of beside) annotate("warning", text);
  const { result, remark } = await markKnown(await runWithScripts(preflight, job), job);
  const mistaken = explainNoRelease(job);
  const versions = await listPublishedVersions(result, job);
  for (const text of versions) annotate("notice", text);
  const warned = [...beside.map(() => "warning" as const), ...mistaken];
  const measured = isComparing(job.inputs) ? await (await loadDifference()).measureDifference(result, job) : undefined;
  const artifact = mayPack(job) ? await packArtifact(result, job) : undefined;
  const published = await publishResult(measured?.result ?? result, job, {
    outputs: artifact?.outputs ?? {},
    own: [
      ...[...warned, ...versions.map(() => "notice" as const)],
      ...[...(measured?.own ?? []), ...(artifact?.own ?? [])],
    ],
    remarks: [...formatRemark(remark, result), ...(measured?.remarks ?? [])],
    reasons: measured?.reasons,
  });
  measured?.report();
  await artifact?.report();
  return published.status || (artifact?.exitStatus ?? EXIT.pass) || getGrowthStatus(published.growth);
}

/** Without a finding, nothing is new anyway: the log alone says what is missing. */
function formatRemark(remark: string | undefined, { report }: Preflight): readonly string[] {
  const hasFindings = report.plugins.some(({ findings }) => findings.length > 0);
  return remark === undefined || !hasFindings ? [] : [`${formatMarkdown(remark)}.`];
}

async function packArtifact(result: Preflight, job: Job) {
  const { makeArtifact } = await import(/* webpackChunkName: "release" */ "./artifact.js");
  return makeArtifact(result, makeRequest(job), job);
}

function isComparing({ compare, baseArtifact, maxGrowth }: Job["inputs"]): boolean {
  return compare !== "off" || (baseArtifact ?? maxGrowth) !== undefined;
}

async function loadDifference() {
  return import(/* webpackChunkName: "release" */ "./package-difference.js");
}

async function loadBaseArchives() {
  return import(/* webpackChunkName: "release" */ "./base-archives.js");
}

/** Says why nothing is released where somebody may wait for it. Returns the severity of what it annotates. */
function explainNoRelease({ inputs, event, task: { decision } }: Job): readonly Severity[] {
  const isExpected = inputs.targets.length > 0 && (event.run.tag !== undefined || inputs.tag !== "");
  if (!isExpected || decision.kind === "release") return [];
  if (decision.kind !== "check" || decision.asked === undefined) {
    print(makeInert(`${NOTHING_RELEASED}: ${makeVisible(decision.why)}.\n`));
    return [];
  }
  annotate(
    "warning",
    `${NOTHING_RELEASED}: ${decision.why}\n${explainWrongTag(decision.asked, decision.right ?? [], event)}`,
  );
  return ["warning"];
}

/** On a branch or a pull request, the targets are asked for the versions that they have. */
async function listPublishedVersions(result: Preflight, job: Job): Promise<readonly string[]> {
  if (job.event.run.tag !== undefined || job.task.occasion === "release" || job.inputs.targets.length === 0) return [];
  const { listPublished } = await import(/* webpackChunkName: "release" */ "./list-published.js");
  return listPublished(result, job);
}

/**
 * In a pull request, marks the findings that its base has as well, and elsewhere those of `changed-since` where new
 * ones alone fail. Only then is the code for it loaded.
 */
async function markKnown(result: Preflight, job: Job): Promise<MarkedRun> {
  const { changedSince, failOnNew, commands } = job.inputs;
  const named = failOnNew === undefined ? undefined : changedSince;
  const base = job.event.base ?? (named === undefined ? undefined : { name: named, commit: named, head: undefined });
  if (!base) return { result };
  const { markNewFindings } = await import(/* webpackChunkName: "processes" */ "../run/mark-new-findings.js");
  const isBuilt = job.inputs.baseArtifact !== undefined;
  const builds = isBuilt ? await (await loadBaseArchives()).readBaseBuilds(result, job) : undefined;
  const marked = await markNewFindings(base, result, makeRequest(job), { commands, builds });
  if (marked.remark !== undefined) print(makeInert(`${makeVisible(marked.remark)}.\n`));
  return marked;
}

/** Publishes the report of an earlier job, which may be untrusted. */
async function publishEarlierReport(job: Job): Promise<ExitStatus> {
  const { report, patchFile } = job.inputs;
  const { workspace: root } = job.runner;
  if (patchFile !== "") {
    const help = "Ask for patch-file where the plugin is checked";
    throw new UsageError("The inputs report and patch-file exclude each other: the files are not at hand", help);
  }
  const read = { report: readUntrustedReport(report, job.runner), root, source: () => undefined };
  const { status, growth } = await publishResult(read, job);
  for (const sentence of growth) print(makeInert(`${sentence}.\n`));
  return status || getGrowthStatus(growth);
}

interface PublishedResult {
  readonly status: ExitStatus;
  /** Which archives grew by more than they may. */
  readonly growth: readonly string[];
}

interface ResultAdditions extends Additions {
  /** Why the package of a plugin was not compared, by the plugin's path. */
  readonly reasons?: ReadonlyMap<string, string> | undefined;
}

async function publishResult(
  result: Preflight,
  job: Job,
  { reasons, ...additions }: ResultAdditions = {},
): Promise<PublishedResult> {
  const { sections, isStopped, remarks = [], growth = [] } = await describeDifferences(result, reasons);
  const all = { ...additions, sections, isStopped, remarks: [...(additions.remarks ?? []), ...remarks] };
  const refused = await publishReport(result, job, all);
  return { status: refused ? EXIT.refused : getReportStatus(result.report), growth };
}

function getGrowthStatus(growth: readonly string[]): ExitStatus {
  return growth.length > 0 ? EXIT.findings : EXIT.pass;
}

/** Most reports have none, and then its code is not loaded. */
async function describeDifferences(
  { report }: Preflight,
  reasons?: ReadonlyMap<string, string>,
): Promise<Partial<DescribedDifferences>> {
  if (!hasDifference(report)) return {};
  const { describeReported } = await import(
    /* webpackChunkName: "release" */ "../packing/difference/describe-reported.js"
  );
  return describeReported(report, reasons);
}

async function release(job: Job): Promise<ExitStatus> {
  const { inputs, event, runner, task } = job;
  const { makeArtifactOutputs, readPinInput, releaseToTargets } = await import(
    /* webpackChunkName: "release" */ "./release.js"
  );
  const { formatOutcomeMarkdown, formatOutcome } = await import(
    /* webpackChunkName: "release" */ "../release/format-outcome.js"
  );
  const tag = requireReleaseTag(task, event);
  print(makeInert(`This run releases: ${makeVisible(task.decision.why)}.\n`));
  // Nothing runs for an archive without a pin, or a pin without an archive.
  readPinInput(inputs);
  // Of an archive the files are not needed.
  if (inputs.artifact === undefined) await requireCheckout(runner);
  const released = await makeCancellable(({ signal }) => {
    const act = (request: Request): Promise<Released> =>
      releaseToTargets({ ...request, signal, again: formatRerun(runner), later: formatLaterRun(runner) }, tag, job);
    // For an archive that was checked before, nothing of a repository is run.
    return inputs.artifact === undefined ? runWithScripts(act, job) : act(makeRequest(job));
  });
  const { outcome } = released;
  const outputs = { ...(await makeArtifactOutputs(released, runner)), ...makeReleaseOutputs(released) };
  const summary = `\n${formatOutcomeMarkdown(outcome, { tag, ...released }, measureRoom(runner.summaryFile))}`;
  const beside = inputs.artifact === undefined ? warnOfTokenFiles(job) : [];
  const notes = [...beside.map((text): Note => ({ severity: "warning", text })), ...listNotes(released, runner)];
  const own = notes.map(({ severity }) => severity);
  if (released.preflight) await publishReport(released.preflight, job, { outputs, summary, own });
  else await publishWithoutReport(job, { outputs, summary });
  print(`\n${formatOutcome(outcome, { tag, ...released })}`);
  for (const { severity, text } of notes) annotate(severity, text);
  return outcome.exitStatus;
}

interface Note {
  readonly severity: Severity;
  readonly text: string;
}

/** What is annotated of a release itself. */
function listNotes({ outcome, warnings = [] }: Released, runner: Runner): readonly Note[] {
  const { crash, pending, stop } = outcome;
  return [
    ...warnings.map((text): Note => ({ severity: "warning", text })),
    ...(crash === undefined ? [] : [{ severity: "error", text: formatCrash(crash, runner) } as const]),
    ...(pending ? [{ severity: "notice", text: `${pending.waitingFor}\n${pending.whatHappens}` } as const] : []),
    ...(stop ? [{ severity: "error", text: `${stop.stoppedAt}\n${stop.doThis}` } as const] : []),
  ];
}
