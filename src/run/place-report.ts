import { getFolder, mapFindings, type Finding, type PluginReport, type Report } from "../core/report.js";
import { joinPath } from "../workspace/workspace.js";

/** The report of a whole repository as one of a folder: all its plugins and files are below it. */
export function placeReport(report: Report, folder: string): Report {
  const place = (path: string): string => joinPath(folder, path);
  const placeFinding = (finding: Finding): Finding => ({
    ...finding,
    location: { ...finding.location, file: place(finding.location.file) },
    fix: finding.fix?.map((edit) => ({ ...edit, file: place(edit.file) })),
  });
  const placePlugin = (plugin: PluginReport): PluginReport => ({
    ...mapFindings(plugin, placeFinding),
    path: getFolder(plugin) === "" ? folder : place(plugin.path),
    change: undefined,
    lifecycle: plugin.lifecycle && { ...plugin.lifecycle, entry: place(plugin.lifecycle.entry) },
  });
  // Each repository has a base of its own.
  const notes = report.notes?.map((note) => ({ ...note, path: place(note.path) }));
  return { ...report, plugins: report.plugins.map(placePlugin), base: undefined, notes };
}
