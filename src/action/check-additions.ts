import type { ActionRun } from "./action-run.js";
import type { Severity } from "../core/check.js";
import { EXIT, type ExitStatus } from "../core/exit-status.js";
import { hasDifference, type Report } from "../core/report.js";
import { print } from "../base/output/print.js";
import type { DescribedDifferences } from "../release/packing/difference/describe-reported.js";
import type { MarkedRun } from "../run/mark-new-findings.js";
import type { Preflight } from "../run/result.js";
import type { Request } from "../run/request.js";
import type { Decision } from "../repository/tags/decide-release.js";
import { formatMarkdown, makeInert, makeVisible } from "../base/text/safe.js";
import type { BaseArchives } from "./base-archives.js";
import { annotate } from "./channel.js";
import type { JobEvent } from "./event.js";
import type { Inputs } from "./inputs.js";
import { explainWrongTag } from "./task.js";

/*
 * What a check adds to its report where the inputs or the event ask for it. Most runs ask for none of it, and then none
 * of its code is loaded.
 */

interface KnownRun extends MarkedRun {
  /** The archives of `base-artifact`, which the packages are compared with as well. */
  readonly archives?: BaseArchives | undefined;
}

/**
 * In a pull request, marks the findings that its base has as well, and elsewhere those of `changed-since` where new
 * ones alone fail.
 */
export async function markKnown(
  result: Preflight,
  request: Request,
  { inputs, event, runner }: Pick<ActionRun, "inputs" | "event" | "runner">,
): Promise<KnownRun> {
  const { changedSince, failOnNew, commands, baseArtifact } = inputs;
  const archives =
    baseArtifact === undefined
      ? undefined
      : (await import("./base-archives.js")).openBaseArchives(baseArtifact, runner.workspace, result.root);
  const named = failOnNew === undefined ? undefined : changedSince;
  const base = event.base ?? (named === undefined ? undefined : { name: named, commit: named, head: undefined });
  if (!base) return { result, archives };
  const { markNewFindings } = await import("../run/mark-new-findings.js");
  const builds = await archives?.readBuilds(result.report.plugins);
  const marked = await markNewFindings(base, result, request, { commands, builds });
  if (marked.remark !== undefined) print(makeInert(`${makeVisible(marked.remark)}.\n`));
  return { ...marked, archives };
}

/** Without a finding, nothing is new anyway: the log alone says what is missing. */
export function formatRemark(remark: string | undefined, { plugins }: Report): readonly string[] {
  const hasFindings = plugins.some(({ findings }) => findings.length > 0);
  return remark === undefined || !hasFindings ? [] : [`${formatMarkdown(remark)}.`];
}

/** Says why nothing is released where somebody may wait for it. Returns the severity of what it annotates. */
export function explainNoRelease(
  { targets, tag }: Pick<Inputs, "targets" | "tag">,
  event: Pick<JobEvent, "run">,
  decision: Decision,
): readonly Severity[] {
  const isExpected = targets.length > 0 && (event.run.tag !== undefined || tag !== "");
  if (!isExpected || decision.kind === "release") return [];
  const words = `Nothing is released: ${decision.why}`;
  if (decision.kind !== "check" || decision.asked === undefined) {
    print(makeInert(`${makeVisible(words)}.\n`));
    return [];
  }
  annotate("warning", `${words}\n${explainWrongTag(decision.asked, decision.right ?? [], event)}`);
  return ["warning"];
}

/** On a branch or a pull request, the targets are asked for the versions that they have. */
export async function listPublishedVersions(
  result: Preflight,
  { inputs, event, runner, task, environment }: Omit<ActionRun, "unknownInputs">,
): Promise<readonly string[]> {
  if (event.run.tag !== undefined || task.occasion === "release" || inputs.targets.length === 0) return [];
  const { listPublished } = await import("./list-published.js");
  return listPublished(result, { inputs, runner, environment });
}

export function isComparing({
  compare,
  baseArtifact,
  maxGrowth,
}: Pick<Inputs, "compare" | "baseArtifact" | "maxGrowth">): boolean {
  return compare !== "off" || (baseArtifact ?? maxGrowth) !== undefined;
}

export async function loadDifference() {
  return import("./package-difference.js");
}

/** Describes the comparisons of a report, and says which archives grew by more than they may. */
export async function describeDifferences(
  report: Report,
  /** Why the package of a plugin was not compared, by the plugin's path. */
  reasons?: ReadonlyMap<string, string>,
): Promise<Partial<DescribedDifferences>> {
  if (!hasDifference(report)) return {};
  const { describeReported } = await import("../release/packing/difference/describe-reported.js");
  return describeReported(report, reasons);
}

export function getGrowthStatus(growth: readonly string[]): ExitStatus {
  return growth.length > 0 ? EXIT.findings : EXIT.pass;
}
