import type { Finding, PluginReport } from "../core/report.js";
import { prepareInspection } from "./inspection.js";
import { findPluginFolders } from "./plugin-folders.js";
import type { Request } from "./request.js";
import { makeSourceReader, type Preflight } from "./result.js";
import { selectPlugins } from "./selection.js";
import { overlayFiles } from "../workspace/overlay-files.js";

/**
 * Reads and inspects some plugins of one repository.
 *
 * @throws {UsageError} for what is asked for and cannot be had: a path that is no folder, a check that does not exist,
 * plugins of several repositories, a commit that git does not know, a baseline that is none.
 */
export async function preflight(request: Request): Promise<Preflight> {
  const { occasion, strict } = request;
  const { overlay } = request;
  const onDisk = await findPluginFolders(request.paths, request.cwd, request.root);
  const named = overlay ? { ...onDisk, workspace: overlayFiles(onDisk.workspace, overlay) } : onDisk;
  const { root, workspace } = named;
  // Before anything of the plugins' is run: it could write another, and whoever waits for it could wait in vain.
  const { baseline: known } = request;
  const withBaseline =
    known === undefined
      ? (result: Preflight) => result
      : (await import(/* webpackChunkName: "beyond-validate" */ "./baseline.js")).applyBaseline(
          known,
          request.cwd,
          root,
        );
  const { folders, reportingPlugin, selection } = await selectPlugins(request, named);
  const plugins: PluginReport[] = [];
  const inspect = prepareInspection(request);
  for (const folder of folders) {
    // What concerns the whole repository is told once: with the plugin at its root, or else with the first.
    const reportedWith = folder === reportingPlugin ? undefined : reportingPlugin;
    const plugin = await inspect(workspace, folder, { root, reportedWith });
    plugins.push(plugin);
    // Of a thousand plugins, only what is to be shown is kept.
    if (folders.length > 1) workspace.forget(folder, new Set(plugin.findings.flatMap(listFiles)));
  }
  const failOn = occasion === "release" ? "error" : request.failOn;
  return withBaseline({
    report: { occasion, strict, failOn, plugins, ...(selection && { selection }) },
    root,
    source: makeSourceReader(workspace),
    checkedBytes: (file) => workspace.givenBytes(file),
  });
}

/** Where a finding is, and what its fix changes. */
function listFiles({ location, fix = [] }: Finding): readonly string[] {
  return [location.file, ...fix.map(({ file }) => file)];
}
