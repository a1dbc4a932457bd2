import type { FailRule, Finding, PluginReport } from "../core/report.js";
import type { BaselinePlace } from "./records/baseline-file.js";
import { countChosen, listNeeds, prepareInspection } from "./inspection.js";
import { findPluginFolders } from "./plugin-folders.js";
import { refuseWorkspaceRoots } from "./refuse-workspace-roots.js";
import type { Request } from "./request.js";
import { makeSourceReader, type Preflight } from "./result.js";
import { selectPlugins } from "./selection/selection.js";
import { overlayFiles } from "../base/files/overlay-files.js";

/** So many plugins leave so much garbage that V8 would reserve more memory for it. */
const MANY = 20;

/**
 * Reads and inspects some plugins of one repository.
 *
 * @throws {UsageError} if the request cannot be met: a path that is not a folder, a check that does not exist,
 * plugins of several repositories, a commit that git does not know, a file that is not a baseline.
 */
export async function preflight(request: Request): Promise<Preflight> {
  const { occasion, strict, overlay, baseline } = request;
  const onDisk = await findPluginFolders(request.paths, request, request.root);
  const named = overlay ? { ...onDisk, workspace: overlayFiles(onDisk.workspace, overlay) } : onDisk;
  const { root, workspace } = named;
  await refuseWorkspaceRoots(request, named);
  // Read before any code of the plugins runs: that code could write another baseline, and a wrong one is reported at
  // once.
  const markKnown = baseline === undefined ? undefined : await readKnownFindings(baseline, { ...request, root });
  const { folders, reportingPlugin, selection, notes } = await selectPlugins(request, named);
  const plugins: PluginReport[] = [];
  const findOut = await request.findOut?.({ workspace, root, folders, needs: listNeeds(request.only) });
  const inspect = prepareInspection({ ...request, findOut });
  for (const folder of folders) {
    // Findings about the whole repository are reported once: with the plugin at its root, or else with the first.
    const reportedWith = folder === reportingPlugin ? undefined : reportingPlugin;
    const memory = request.findMemory?.(folder, reportedWith);
    const plugin = await inspect(workspace, folder, { root, reportedWith, memory });
    plugins.push(plugin);
    // With a thousand plugins, only the files to show are kept in memory.
    if (folders.length > 1) workspace.forget(folder, new Set(plugin.findings.flatMap(listFiles)));
    if (plugins.length === MANY) (await import("./stop-heap-growth.js")).stopHeapGrowth();
  }
  const rule: FailRule =
    occasion === "release" ? { failOn: "error" } : { failOn: request.failOn, failOnNew: request.failOnNew };
  const result: Preflight = {
    report: { occasion, strict, ...rule, plugins, selection, only: countChosen(request.only), notes },
    root,
    reportingPlugin,
    source: makeSourceReader(workspace),
    checkedBytes: (file) => workspace.checkedBytes(file),
  };
  return markKnown ? markKnown(result) : result;
}

async function readKnownFindings(baseline: string, place: BaselinePlace): Promise<(result: Preflight) => Preflight> {
  const { applyBaseline } = await import(/* webpackChunkName: "beyond-validate" */ "./baseline.js");
  return applyBaseline(baseline, place);
}

/** Where a finding is, and what its fix changes. */
function listFiles({ location, fix = [] }: Finding): readonly string[] {
  return [location.file, ...fix.map(({ file }) => file)];
}
