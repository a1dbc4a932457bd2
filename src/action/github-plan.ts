import type { Report } from "../core/report.js";
import { listAnnotatable } from "../reporters/annotations.js";
import type { Job } from "./job.js";

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
  report: Report,
  {
    inputs: { annotations, annotateExisting, suggestions, comment },
    event: { pullRequest, earlier },
    task,
  }: Pick<Job, "event" | "inputs" | "task">,
  /** Whether workflow commands would not show all findings. */
  isTooMany: boolean,
): GitHubPlan {
  const open = listAnnotatable(report, { annotatesExisting: annotateExisting });
  const isFixable = open.some(({ fix }) => fix !== undefined);
  const isEarlier = task.mode === "report";
  const fixes = suggestions && isFixable && pullRequest !== undefined && !isEarlier;
  return {
    checks: annotations === "checks" || (annotations === "auto" && (isTooMany || isEarlier)),
    suggestions: fixes,
    diff: fixes || (pullRequest !== undefined && open.length > 0 && annotations !== "off"),
    comment: comment && (pullRequest !== undefined || (isEarlier && earlier !== undefined)),
  };
}
