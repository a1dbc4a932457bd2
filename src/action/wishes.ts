import { counts, type Report } from "../core/report.js";
import type { JobEvent } from "./event.js";
import type { Inputs } from "./inputs.js";

/** What is asked of GitHub, by the inputs, the event and the findings. */
export interface Wishes {
  readonly checks: boolean;
  readonly suggestions: boolean;
  /** The lines that the pull request changes. */
  readonly diff: boolean;
}

/** What to ask GitHub for: for most runs nothing, and then nothing of all this is loaded. */
export function wishesOf(
  report: Report,
  { annotations, suggestions, report: foreign }: Inputs,
  { pullRequest }: JobEvent,
  /** Whether workflow commands would not show all findings. */
  isTooMany: boolean,
): Wishes {
  const open = report.plugins.flatMap(({ findings }) => findings.filter(counts));
  const isFixable = open.some(({ fix }) => fix !== undefined);
  const fixes = suggestions && isFixable && pullRequest !== undefined && foreign === "";
  return {
    checks: annotations === "checks" || (annotations === "auto" && (isTooMany || foreign !== "")),
    suggestions: fixes,
    diff: fixes || (pullRequest !== undefined && open.length > 0 && annotations !== "off"),
  };
}
