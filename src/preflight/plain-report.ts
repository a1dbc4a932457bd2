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
  const { name, version } = plain.manifest;
  const outcomes = plainOutcomes(spokenForBy, plain.notCompared);
  return { path: folder === "" ? "." : folder, name, version, outcomes, findings: [] };
}

const lists = new Map<string, readonly Outcome[]>();

/** What becomes of each check: one list for all plugins that differ in nothing that it says. */
export function plainOutcomes(speaker: string | undefined, notCompared: string | undefined): readonly Outcome[] {
  if (speaker === undefined && notCompared === undefined) return PLAIN_OUTCOMES;
  const key = JSON.stringify([speaker, notCompared]);
  const known = lists.get(key);
  if (known) return known;
  const toldElsewhere = speaker === undefined ? undefined : toldWith(speaker);
  const outcomes = PLAIN_OUTCOMES.map((outcome): Outcome => {
    const { check, title, url } = outcome;
    const reason = check === "bundle-fresh" ? notCompared : check.startsWith("workflow-") ? toldElsewhere : undefined;
    return reason === undefined ? outcome : { check, title, url, status: "skipped", reason };
  });
  lists.set(key, outcomes);
  return outcomes;
}
