import type { ActionRun } from "./action-run.js";
import { publishOn } from "../reporters/channel.js";
import type { Outputs } from "../core/action-outputs.js";
import type { Severity } from "../core/check.js";
import type { Refusal } from "../core/errors.js";
import { print } from "../base/output/print.js";
import type { View } from "../reporters/reporter.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import { makeInert, makeVisible } from "../base/text/safe.js";
import { annotate, render, type ReportChannel } from "./channel.js";
import { planGitHub } from "./github-plan.js";
import type { Inputs } from "./inputs.js";
import type { Task } from "./task.js";
import { makeNextCommands } from "./next-commands.js";
import { NO_FILES, NO_OUTPUTS, makeOutputChannel, writeOutputs } from "./outputs.js";
import type { Runner } from "./runner.js";
import { makeLinker } from "./source-links.js";
import { makeFileChannel } from "./write-files.js";
import { makeSummaryChannel, writeSummary } from "./write-summary.js";

/** What the channels need of the run. */
interface PublishingRun extends Omit<ActionRun, "task"> {
  readonly task: Pick<Task, "mode">;
}

/** What is published in addition to the report. */
export interface Additions {
  readonly outputs?: Partial<Outputs>;
  /** Markdown at the end of the job's summary. */
  readonly summary?: string;
  /** The annotations of the run itself, those that are printed later too. */
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
  request: Request,
  job: PublishingRun,
  { outputs = {}, summary = "", own = [], remarks = [], sections, isStopped }: Additions = {},
): Promise<Refusal | undefined> {
  const { inputs, event, runner, task, unknownInputs } = job;
  const view: View = {
    source: result.source,
    isLogged: true,
    copy: runner.copy,
    next: makeNextCommands(inputs, runner.copy, task.mode),
    link: makeLinker(runner, event),
    ...(remarks.length > 0 && { remarks }),
    sections,
    isStopped,
    annotatesExisting: inputs.annotateExisting,
    isUnverified: task.mode === "report",
  };
  const channels = [
    LOG,
    makeGitHubChannel(job, request),
    NOTICES,
    makeFileChannel(inputs, runner.workspace, request),
    makeAnnotationChannel(inputs.annotations),
    makeSummaryChannel(runner.summaryFile, summary),
    makeOutputChannel(runner, outputs),
  ];
  const all = [...own, ...unknownInputs.map(() => "warning" as const)];
  const first = { result, view, own: all, notices: [], asides: [], files: NO_FILES };
  return (await publishOn(channels, first)).refused;
}

/** Publishes the outcome of a release that could not be checked. */
export async function publishWithoutReport(
  outputs: Partial<Outputs>,
  summary: string,
  { outputFile, summaryFile }: Pick<Runner, "outputFile" | "summaryFile">,
): Promise<void> {
  await writeSummary(summaryFile, () => summary);
  await writeOutputs({ ...NO_OUTPUTS, ...outputs }, outputFile);
}

const LOG: ReportChannel = {
  async publish(publication) {
    print(await render(publication, "terminal"));
    return publication;
  },
};

/** What needs a token. Most runs send nothing to GitHub and load no code for it. */
function makeGitHubChannel(job: PublishingRun, request: Request): ReportChannel {
  return {
    async publish(publication) {
      const plan = planGitHub(publication, job.inputs, job.event, job.task.mode);
      if (!plan.checks && !plan.suggestions && !plan.diff && !plan.comment) return publication;
      const { publishOnGitHub } = await import("./publish-on-github.js");
      return publishOnGitHub(publication, { ...job, request, plan });
    },
  };
}

/** What the channels before it could not do. */
const NOTICES: ReportChannel = {
  publish(publication) {
    const { own, notices, asides } = publication;
    for (const aside of asides) print(makeInert(`${makeVisible(aside)}.\n`));
    for (const notice of notices) annotate("notice", notice);
    return { ...publication, own: [...own, ...notices.map(() => "notice" as const)] };
  },
};

/** What cannot be written is annotated as well, so findings come after it. A check run takes the place of commands. */
function makeAnnotationChannel(annotations: Inputs["annotations"]): ReportChannel {
  return {
    async publish(publication) {
      const { view, own } = publication;
      if (annotations === "off" || view.annotated !== undefined) return publication;
      const annotated = { ...publication, view: { ...view, annotated: { own } } };
      print(await render(annotated, "github"));
      return annotated;
    },
  };
}
