import { checks } from "../checks/index.js";
import { addProblems } from "../core/inspect.js";
import { getFolder, type PluginReport } from "../core/report.js";
import { coversFinding, isPast } from "../core/suppression.js";
import type { OffEntry } from "../plugin/configuration/off-entry.js";
import { readRootPackage } from "../plugin/configuration/root-package.js";
import { findRepositoryPlugins } from "../repository/workspace-packages.js";
import { isPluginFolder } from "../repository/manifest-file.js";
import type { Workspace } from "../base/files/workspace.js";
import { makePolicy } from "./inspection.js";
import type { Request } from "./request.js";

/**
 * The reports of a run with the entries of `off` at the root that no plugin needs. They are reported once, and only
 * where the run is over all plugins of the repository and each has run the check of the entry.
 */
export async function addUnusedEntries(
  workspace: Workspace,
  plugins: readonly PluginReport[],
  { request, reportingPlugin }: { readonly request: Request; readonly reportingPlugin: string | undefined },
): Promise<readonly PluginReport[]> {
  const { json, configuration } = readRootPackage(workspace);
  const check = checks.find(({ describeUnused }) => describeUnused !== undefined);
  if (!json || !configuration || !check?.describeUnused || request.only?.includes(check.id) === false) return plugins;
  const policy = makePolicy(request);
  const ships = isPluginFolder(workspace, "");
  const isSwitchable = (entry: OffEntry): boolean =>
    entry.fingerprint === undefined ? policy.alwaysCounting?.includes(entry.check) === false : ships;
  const unused = configuration.off.filter(
    (entry) => isSwitchable(entry) && !isPast(entry, policy) && plugins.every((plugin) => findsNothing(entry, plugin)),
  );
  if (unused.length === 0) return plugins;
  const all = await findRepositoryPlugins(workspace);
  const checked = new Set(plugins.map(getFolder));
  if (all.notes.length > 0 || !all.folders.every((folder) => checked.has(folder))) return plugins;
  const problems = unused.flatMap((entry) => check.describeUnused?.(json, entry) ?? []);
  return plugins.map((plugin) =>
    getFolder(plugin) === reportingPlugin ? addProblems(plugin, check, problems, policy) : plugin,
  );
}

/** Whether a plugin has run the check of an entry, and has no finding that the entry means. */
function findsNothing(entry: OffEntry, { outcomes, findings }: PluginReport): boolean {
  const outcome = outcomes.find(({ check }) => check === entry.check);
  const hasRun = outcome?.status === "met" || outcome?.status === "unmet";
  return hasRun && !findings.some((finding) => coversFinding(entry, finding));
}
