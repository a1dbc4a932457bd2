import { getFolder, type FailRule, type Finding, type PluginReport } from "../core/report.js";
import { joinPath, type Workspace } from "../base/files/workspace.js";
import { decodeLatin1 } from "../base/text/bytes.js";
import { MAX_JSON_BYTES } from "../base/text/json/json-limits.js";
import { readRootPackage } from "../plugin/configuration/root-package.js";
import type { BaselinePlace } from "./records/baseline-file.js";
import { countChosen, listNeeds, prepareInspection } from "./inspection.js";
import { findPluginFolders, type PluginFolders } from "./plugin-folders.js";
import { refuseWorkspaceRoots } from "./refuse-workspace-roots.js";
import type { Request } from "./request.js";
import { makeSourceReader, type Preflight } from "./result.js";
import { selectPlugins } from "./selection/selection.js";
import { overlayFiles } from "../base/files/overlay-files.js";

/** So many plugins leave so much garbage that V8 would reserve more memory for it. */
const MANY = 20;
const NOTHING = new Uint8Array();

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
  const configured = baseline === undefined ? await readConfiguredBaselines(request, named, folders) : undefined;
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
  const completed = selection ? result : await addRootEntries(request, result, workspace);
  if (configured) return { ...configured.mark(completed), baselines: configured.baselines };
  return markKnown ? markKnown(completed) : completed;
}

/** What no plugin needs of the configuration at the root, in a run over all of them. */
async function addRootEntries(request: Request, result: Preflight, workspace: Workspace): Promise<Preflight> {
  const { report, reportingPlugin } = result;
  const isRootAlone = report.plugins.every((plugin) => getFolder(plugin) === "");
  if (isRootAlone || !readRootPackage(workspace).json) return result;
  const { addUnusedEntries } = await import("./unused-entries.js");
  const plugins = await addUnusedEntries(workspace, report.plugins, { request, reportingPlugin });
  return { ...result, report: { ...report, plugins } };
}

/** The configured baselines of some plugins; `undefined` where no configuration names one. */
async function readConfiguredBaselines(
  { ignoresBaselines, copy }: Request,
  { root, workspace }: PluginFolders,
  folders: readonly string[],
) {
  const asked = folders.filter((folder) => mayNameBaseline(workspace, folder));
  if (asked.length === 0) return undefined;
  const { applyConfiguredBaselines, findConfiguredBaselines } = await loadBaseline();
  const baselines = await findConfiguredBaselines(workspace, asked);
  if (baselines.size === 0) return undefined;
  const mark = applyConfiguredBaselines(ignoresBaselines ? new Map() : baselines, { root, copy });
  return { baselines, mark };
}

function mayNameBaseline(workspace: Workspace, folder: string): boolean {
  const files = new Set([joinPath(folder, "package.json"), "package.json"]);
  return [...files].some((file) =>
    decodeLatin1(workspace.bytes(file, MAX_JSON_BYTES) ?? NOTHING).includes('"baseline"'),
  );
}

async function loadBaseline() {
  return import("./baseline.js");
}

async function readKnownFindings(baseline: string, place: BaselinePlace): Promise<(result: Preflight) => Preflight> {
  return (await loadBaseline()).applyBaseline(baseline, place);
}

/** Where a finding is, and what its fix changes. */
function listFiles({ location, fix = [] }: Finding): readonly string[] {
  return [location.file, ...fix.map(({ file }) => file)];
}
