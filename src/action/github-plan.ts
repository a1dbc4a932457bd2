import type { Report } from "../core/report.js";
import { listAnnotatable, splitAnnotated } from "../reporters/annotations.js";
import type { Publication } from "./channel.js";
import type { JobEvent } from "./event.js";
import type { Inputs } from "./inputs.js";
import type { Task } from "./task.js";

/** What to ask GitHub for, depending on the inputs, the event and the findings. */
export interface GitHubPlan {
  readonly checks: boolean;
  readonly suggestions: boolean;
  /** Whether to read the lines that the pull request changes. */
  readonly diff: boolean;
  /** Whether to keep a comment on the pull request. Without a finding, too: an earlier one may be there. */
  readonly comment: boolean;
}

/** Plans what to ask GitHub for. Most runs ask for nothing, and then none of this code is loaded. */
export function planGitHub(
  { result: { report }, view, own }: Pick<Publication, "result" | "view" | "own">,
  {
    annotations,
    annotateExisting,
    suggestions,
    comment,
  }: Pick<Inputs, "annotations" | "annotateExisting" | "suggestions" | "comment">,
  { pullRequest, earlier }: Pick<JobEvent, "pullRequest" | "earlier">,
  mode: Task["mode"],
): GitHubPlan {
  const open = listAnnotatable(report, { annotatesExisting: annotateExisting });
  const isFixable = open.some(({ fix }) => fix !== undefined);
  const isEarlier = mode === "report";
  const needsChecks =
    isEarlier || (hasFindings(report) && splitAnnotated(report, { ...view, annotated: { own } }).left.length > 0);
  const fixes = suggestions && isFixable && pullRequest !== undefined && !isEarlier;
  return {
    checks: annotations === "checks" || (annotations === "auto" && needsChecks),
    suggestions: fixes,
    diff: fixes || (pullRequest !== undefined && open.length > 0 && annotations !== "off"),
    comment: comment && (pullRequest !== undefined || (isEarlier && earlier !== undefined)),
  };
}

function hasFindings({ plugins }: Report): boolean {
  return plugins.some(({ findings }) => findings.length > 0);
}
