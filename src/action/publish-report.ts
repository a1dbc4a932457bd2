import type { Outputs } from "../core/action-outputs.js";
import type { Severity } from "../core/check.js";
import type { Refusal } from "../core/errors.js";
import { GITHUB_LIMITS } from "../core/github-limits.js";
import type { Report } from "../core/report.js";
import { getFileSize } from "../output/append-file.js";
import { print } from "../output/print.js";
import { loadReporter, type Format } from "../reporters/formats.js";
import type { View } from "../reporters/reporter.js";
import type { Preflight } from "../run/result.js";
import { makeInert, makeVisible } from "../text/safe.js";
import { annotate } from "./channel.js";
import { planGitHub } from "./github-plan.js";
import { listUnknownInputs } from "./inputs.js";
import type { Job } from "./job.js";
import { makeNextCommands } from "./next-commands.js";
import { makeOutputs, NO_OUTPUTS } from "./outputs.js";
import type { GitHubResult } from "./publish-on-github.js";
import { makeRequest } from "./request.js";
import { makeLinker } from "./source-links.js";
import { writeFiles } from "./write-files.js";
import { writeOutputs } from "./write-outputs.js";
import { writeSummary } from "./write-summary.js";
import { splitAnnotated } from "../reporters/annotations.js";

/** What is published in addition to the report. */
export interface Additions {
  readonly outputs?: Partial<Outputs>;
  /** Markdown at the end of the job's summary. */
  readonly summary?: string;
  /** The annotations of the run itself, those that are printed later too: they take a place among GitHub's ten. */
  readonly own?: readonly Severity[];
  /** Sentences for the job's summary, in Markdown. */
  readonly remarks?: readonly string[];
  /** Sections for the job's summary and the comment on the pull request, in Markdown. */
  readonly sections?: readonly string[] | undefined;
  /** Whether the step fails for another reason than its findings. A remark says why. */
  readonly isStopped?: boolean | undefined;
}

/**
 * Publishes a report on every channel. A channel that fails is reported; it changes neither the verdict nor the
 * other channels. Returns why a file was refused, if a link appeared on its path during the run.
 */
export async function publishReport(
  result: Preflight,
  job: Job,
  { outputs = {}, summary = "", own = [], remarks = [], sections, isStopped }: Additions = {},
): Promise<Refusal | undefined> {
  const { inputs, runner } = job;
  const { report, source } = result;
  const link = makeLinker(job);
  const plainView: View = {
    source,
    isLogged: true,
    copy: runner.copy,
    next: makeNextCommands(job),
    link,
    ...(remarks.length > 0 && { remarks }),
    sections,
    isStopped,
    annotatesExisting: inputs.annotateExisting,
    isUnverified: job.task.mode === "report",
  };
  print((await loadReporter("terminal", report))(report, plainView));
  const known = [...own, ...listUnknownInputs(job.environment).map(() => "warning" as const)];
  const { view, notices, asides } = await publishWhereAsked(result, plainView, job, known);
  const render = async (format: Format, more?: Partial<View>): Promise<string> =>
    (await loadReporter(format, report))(report, { ...view, ...annotated, ...more });
  for (const aside of asides) print(makeInert(`${makeVisible(aside)}.\n`));
  for (const notice of notices) annotate("notice", notice);
  // What cannot be written is annotated as well, so findings come after it.
  let annotated: Pick<View, "annotated"> = {};
  const { files, failed, refused } = await writeFiles(job, { result, request: makeRequest(job), render });
  if (inputs.annotations !== "off" && view.annotated === undefined) {
    annotated = { annotated: { own: [...known, ...notices.map(() => "notice" as const), ...failed] } };
    print(await render("github"));
  }
  await writeSummary(job, async () => {
    const whole = files["report-file"];
    const room = measureRoom(runner.summaryFile) - Buffer.byteLength(summary);
    return (await render("markdown", { room, ...(whole !== "" && { whole }) })) + summary;
  });
  await writeOutputs({ ...makeOutputs(result, runner.workspace, files), ...outputs }, runner);
  return refused;
}

/** Publishes the outcome of a release that could not be checked. */
export async function publishWithoutReport(
  job: Job,
  { outputs, summary }: Required<Pick<Additions, "outputs" | "summary">>,
): Promise<void> {
  await writeSummary(job, () => summary);
  await writeOutputs({ ...NO_OUTPUTS, ...outputs }, job.runner);
}

/** The bytes that the summary of this step may still have. */
export function measureRoom(summaryFile: string | undefined): number {
  return GITHUB_LIMITS.summaryBytes - getFileSize(summaryFile);
}

/**
 * Publishes what needs a token, if there is anything to ask for. Most runs send nothing to GitHub and load no code
 * for it.
 */
async function publishWhereAsked(
  result: Preflight,
  view: View,
  job: Job,
  own: readonly Severity[],
): Promise<GitHubResult> {
  const plan = planGitHub(result.report, job, isTooMany(result.report, view, own));
  if (!plan.checks && !plan.suggestions && !plan.diff && !plan.comment) return { view, notices: [], asides: [] };
  const { publishOnGitHub } = await import(/* webpackChunkName: "release" */ "./publish-on-github.js");
  return publishOnGitHub({ result, request: makeRequest(job), view, plan }, job);
}

function isTooMany(report: Report, view: View, own: readonly Severity[]): boolean {
  if (report.plugins.every(({ findings }) => findings.length === 0)) return false;
  return splitAnnotated(report, { ...view, annotated: { own } }).left.length > 0;
}
