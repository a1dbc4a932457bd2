import type { Outcome, PluginReport } from "../core/report.js";
import { plainPlugin } from "../plain/plugin.js";
import { hasPlainWorkflows } from "../plain/workflows.js";
import { toldWith } from "../plugin/told-with.js";
import type { Workspace } from "../workspace/workspace.js";
import { PLAIN_OUTCOMES } from "./plain-outcomes.js";
import type { Request } from "./preflight.js";

/**
 * The report of a plugin that is plainly fine, made without its checks; `undefined` for any that they must look at.
 *
 * @param spokenForBy the plugin with which the repository's own faults are told, where that is another.
 */
export async function plainReport(
  workspace: Workspace,
  folder: string,
  spokenForBy: string | undefined,
  request: Pick<Request, "occasion" | "strict">,
): Promise<PluginReport | undefined> {
  const plain = plainPlugin(workspace, folder);
  if (!plain) return undefined;
  const { name, version } = plain.manifest;
  const outcomes = plainOutcomes(spokenForBy, plain.notCompared);
  const report = { path: folder === "" ? "." : folder, name, version, outcomes, findings: [] };
  if (spokenForBy !== undefined || hasPlainWorkflows(workspace)) return report;
  // A workflow that runs this tool stands beside nearly every plugin, and its checks are few.
  const { inspectWorkflows } = await import("./workflow-inspection.js");
  return withWorkflows(report, await inspectWorkflows(workspace, folder, request));
}

function withWorkflows(report: PluginReport, { outcomes, findings }: PluginReport): PluginReport {
  const judged = new Map(outcomes.map((outcome) => [outcome.check, outcome]));
  return { ...report, outcomes: report.outcomes.map((outcome) => judged.get(outcome.check) ?? outcome), findings };
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
