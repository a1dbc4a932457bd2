import type { PluginReport, Report } from "../../core/report.js";
import { prepareInspection } from "../../run/inspection.js";
import { rememberPlugins } from "../../run/remember-plugins.js";
import { WITH_A_PATH } from "../../run/request.js";
import { formatDay } from "../../base/text/day.js";
import { diskWorkspace, type DiskWorkspace } from "../../base/files/disk.js";
import { addFiles, overlayFiles } from "../../base/files/overlay-files.js";
import { findPluginOf, findReportingPlugin } from "./find-plugin.js";
import { findUnsaved, type OpenText } from "./open-text.js";

/** A repository of which files are open in the editor. Its files are kept in memory until they change. */
export interface Repository {
  /** Its real path. */
  readonly root: string;
  /** The texts of its files that are open, by their paths. */
  readonly texts: Map<string, OpenText>;
  /** The files as they would be if everything was saved now. */
  readonly look: () => DiskWorkspace;
  /** Forgets what was read of the disk. */
  readonly forget: () => void;
  /**
   * Checks every plugin that an open text belongs to, as the command line does.
   *
   * @param instead other bytes of some files.
   */
  readonly check: (instead?: ReadonlyMap<string, Uint8Array>) => Promise<CheckResult>;
}

export interface CheckResult {
  readonly workspace: DiskWorkspace;
  readonly report: Report;
  /** The crashes of ours, where a plugin could not be checked at all. */
  readonly crashes: readonly unknown[];
}

export function openRepository(root: string): Repository {
  const disk = diskWorkspace(root);
  const texts = new Map<string, OpenText>();
  const findMemory = rememberPlugins();
  let reporting: { readonly plugin: string | undefined } | undefined;

  const look = (): DiskWorkspace => {
    const unsaved = [...texts.values()].flatMap((text) => {
      const { bytes } = findUnsaved(text, disk);
      return bytes ? [[text.path, bytes] as const] : [];
    });
    const paths = unsaved.map(([path]) => path);
    return unsaved.length === 0 ? disk : overlayFiles(addFiles(disk, paths), new Map(unsaved));
  };
  const check = async (instead?: ReadonlyMap<string, Uint8Array>): Promise<CheckResult> => {
    const workspace = instead ? overlayFiles(look(), instead) : look();
    reporting ??= { plugin: await findReportingPlugin(workspace, root) };
    const owners = [...texts.keys()].map((path) => findPluginOf(workspace, path) ?? reporting?.plugin);
    const folders = [...new Set(owners)].filter((folder) => folder !== undefined).toSorted();
    const inspect = prepareInspection({ ...WITH_A_PATH, today: formatDay(new Date()) });
    const plugins: PluginReport[] = [];
    const crashes: unknown[] = [];
    for (const folder of folders) {
      const reportedWith = folder === reporting.plugin ? undefined : reporting.plugin;
      try {
        const memory = instead ? undefined : findMemory(folder, reportedWith);
        plugins.push(await inspect(workspace, folder, { root, reportedWith, memory }));
      } catch (error) {
        crashes.push(error);
      }
    }
    return { workspace, report: { ...WITH_A_PATH, plugins }, crashes };
  };
  return {
    root,
    texts,
    look,
    check,
    forget() {
      disk.forget("");
      reporting = undefined;
      for (const text of texts.values()) text.compared = undefined;
    },
  };
}
