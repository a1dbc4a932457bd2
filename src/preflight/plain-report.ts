import type { Outcome, PluginReport } from "../core/report.js";
import { plainPlugin } from "../plain/plugin.js";
import { hasPlainWorkflows } from "../plain/workflows.js";
import { toldWith } from "../plugin/told-with.js";
import type { Workspace } from "../workspace/workspace.js";
import { PLAIN_OUTCOMES } from "./plain-outcomes.js";

/**
 * The report of a plugin that is plainly fine, made without the checks; `undefined` for any that they must look at.
 *
 * @param spokenForBy the plugin with which the repository's own faults are told, where that is another.
 */
export function plainReport(
  workspace: Workspace,
  folder: string,
  spokenForBy: string | undefined,
): PluginReport | undefined {
  const plain = plainPlugin(workspace, folder);
  if (!plain || (spokenForBy === undefined && !hasPlainWorkflows(workspace))) return undefined;
  const { manifest, skipped } = plain;
  const { name, version } = manifest;
  const usual = spokenForBy === undefined ? PLAIN_OUTCOMES : outcomesBeside(spokenForBy);
  const outcomes = skipped.size === 0 ? usual : usual.map((outcome) => skippedFor(outcome, skipped.get(outcome.check)));
  return { path: folder === "" ? "." : folder, name, version, outcomes, findings: [] };
}

function skippedFor(outcome: Outcome, reason: string | undefined): Outcome {
  const { check, title, url } = outcome;
  return reason === undefined ? outcome : { check, title, url, status: "skipped", reason };
}

const beside = new Map<string, readonly Outcome[]>();

/** One list for all the plugins beside the one that speaks for their repository. */
function outcomesBeside(speaker: string): readonly Outcome[] {
  const known = beside.get(speaker);
  if (known) return known;
  const outcomes = PLAIN_OUTCOMES.map((outcome): Outcome => {
    const { check, title, url } = outcome;
    return check.startsWith("workflow-")
      ? { check, title, url, status: "skipped", reason: toldWith(speaker) }
      : outcome;
  });
  beside.set(speaker, outcomes);
  return outcomes;
}
