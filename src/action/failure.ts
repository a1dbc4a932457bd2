import type { ActionRun } from "./action-run.js";
import { formatReportRequest, TOOL } from "../core/tool.js";
import { Interrupted, Refusal, UsageError } from "../core/errors.js";
import { convertToRefusal, getErrorStatus, type ExitStatus } from "../core/exit-status.js";
import { isRepositoryName } from "../github/job-values.js";
import { print } from "../base/output/print.js";
import { annotate } from "./channel.js";
import { makeReleaseOutputs, NO_OUTPUTS, writeOutputs } from "./outputs.js";
import type { Runner } from "./runner.js";
import { writeSummary } from "./write-summary.js";

type FailedRun = Pick<ActionRun, "runner" | "task">;

/**
 * Reports an error that ended the run before there was a report, and returns the exit status. Of a release, it is
 * the outcome.
 */
export async function reportFailure(thrown: unknown, job: FailedRun): Promise<ExitStatus> {
  const error = convertToRefusal(thrown);
  if (job.task.mode === "release") return reportFailedRelease(error, job);
  await writeOutputs(NO_OUTPUTS, job.runner.outputFile);
  if (error instanceof UsageError || error instanceof Refusal) {
    annotate("error", error.help === undefined ? error.message : `${error.message}\n${error.help}`);
  } else if (error instanceof Interrupted) {
    print(`${TOOL.name}: interrupted; all processes that it started have been stopped\n`);
  } else annotate("error", formatCrash(error, job.runner));
  return getErrorStatus(error);
}

export function formatCrash(error: unknown, { copy }: Pick<Runner, "copy">): string {
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `${TOOL.name} crashed: a fault of this tool. ${formatReportRequest(copy, "Please report it")}\n${stack}`;
}

type Run = Pick<Runner, "repository" | "runId">;

/** The command that runs this job again, ready to paste: what has failed of it, or all of it. */
export function formatRerun({ runId, repository }: Run, which: "failed" | "all"): string {
  const where = isRepositoryName(repository) ? ` --repo ${repository}` : "";
  return `gh run rerun${/^\d+$/u.test(runId) ? ` ${runId}` : ""}${which === "failed" ? " --failed" : ""}${where}`;
}

async function reportFailedRelease(error: unknown, job: FailedRun): Promise<ExitStatus> {
  const { runner, task } = job;
  const { stopForError } = await import("../release/stop-for-error.js");
  const { formatOutcomeMarkdown, formatOutcome } = await import("../release/format-outcome.js");
  const outcome = stopForError(error, formatRerun(runner, "failed"), runner.copy);
  const tag = task.tag ?? "";
  await writeOutputs({ ...NO_OUTPUTS, ...makeReleaseOutputs({ outcome }) }, runner.outputFile);
  print(formatOutcome(outcome, { tag }));
  await writeSummary(runner.summaryFile, () => formatOutcomeMarkdown(outcome, { tag }));
  if (outcome.crash !== undefined) annotate("error", formatCrash(outcome.crash, runner));
  else if (outcome.stop) annotate("error", `${outcome.stop.stoppedAt}\n${outcome.stop.doThis}`);
  return outcome.exitStatus;
}
