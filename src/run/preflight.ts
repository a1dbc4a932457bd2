import type { FailOn, Occasion, PluginReport, Report } from "../core/report.js";
import type { FactName, GivenFacts } from "../plugin/plugin.js";
import { linesOf, type Lines } from "../text/lines.js";
import type { Workspace } from "../workspace/workspace.js";
import { inspectionFor } from "./inspection.js";
import { pluginFolders } from "./plugin-folders.js";
import { selectedPlugins } from "./selection.js";
import type { Shard } from "./shard.js";

export interface Request {
  /** The plugins' folders and patterns of them, relative to `cwd`; a path of a manifest.json stands for its folder. */
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly occasion: Occasion;
  readonly strict: boolean;
  /** A release has its own: an error. */
  readonly failOn: FailOn;
  /** The tag that is released, on that occasion. */
  readonly tag?: string;
  /** The day of the run, such as 2026-11-21. */
  readonly today?: string;
  /** The ids of the only checks to run; all when left out. */
  readonly only?: readonly string[];
  /** Only plugins that have changed since this commit, branch or tag. */
  readonly changedSince?: string;
  /** Only this part of the plugins. */
  readonly shard?: Shard;
  /** A file that lists findings which are known and do not count, relative to `cwd`. */
  readonly baseline?: string;
  /** The repository's root where it is known; else git's folder tells. */
  readonly root?: string;
  /** Files as they would be, in the place of what stands on the disk. */
  readonly overlay?: ReadonlyMap<string, Uint8Array>;
  /** Finds out what no file says, by running or asking; once for each plugin, before it is judged. */
  readonly findOut?: FindOut;
}

export type FindOut = (asked: Asked) => Promise<GivenFacts>;

/** A plugin of which something is to be found out. */
export interface Asked {
  readonly workspace: Workspace;
  /** The repository's root on this disk. */
  readonly root: string;
  /** The plugin's folder relative to it. */
  readonly folder: string;
  /** The facts that the chosen checks look at: nothing else is worth finding out. */
  readonly needs: ReadonlySet<FactName>;
}

export interface Preflight {
  readonly report: Report;
  /** The repository's root on this disk; the report's files are relative to it. */
  readonly root: string;
  /** The lines of a file that the report names. */
  source(file: string): Lines | undefined;
}

const LARGEST_SOURCE = 16 * 1024 * 1024;

/**
 * Reads and inspects some plugins of one repository.
 *
 * @throws {UsageError} for what is asked for and cannot be had: a path that is no folder, a check that does not exist,
 * plugins of several repositories, a commit that git does not know, a baseline that is none.
 */
export async function preflight(request: Request): Promise<Preflight> {
  const { occasion, strict } = request;
  const { overlay } = request;
  const onDisk = await pluginFolders(request.paths, request.cwd, request.root);
  const named = overlay
    ? { ...onDisk, workspace: (await import("../workspace/overlaid.js")).overlaid(onDisk.workspace, overlay) }
    : onDisk;
  const { root, workspace } = named;
  // Before anything of the plugins' is run: it could write another, and whoever waits for it could wait in vain.
  const { baseline: known } = request;
  const withBaseline =
    known === undefined
      ? (result: Preflight) => result
      : (await import("./baseline.js")).givenBaseline(known, request.cwd, root);
  const { folders, speaker, selection } = await selectedPlugins(request, named);
  const plugins: PluginReport[] = [];
  const inspect = inspectionFor(request);
  for (const folder of folders) {
    // What concerns the whole repository is told once: with the plugin at its root, or else with the first.
    const spokenForBy = folder === speaker ? undefined : speaker;
    const plugin = await inspect(workspace, folder, { root, spokenForBy });
    plugins.push(plugin);
    // Of a thousand plugins, only what is to be shown is kept.
    if (folders.length > 1) workspace.forget(folder, new Set(plugin.findings.map(({ location }) => location.file)));
  }
  const failOn = occasion === "release" ? "error" : request.failOn;
  return withBaseline({
    report: { occasion, strict, failOn, plugins, ...(selection && { selection }) },
    root,
    source: sourceOf(workspace),
  });
}

const MOST_SOURCES = 8;

/** The lines of files that a report names. */
export function sourceOf(workspace: Workspace): (file: string) => Lines | undefined {
  const read = new Map<string, Lines | undefined>();
  return (file) => {
    if (!read.has(file)) {
      // Reports are told file by file: the lines of a thousand are not needed at once.
      const [oldest] = read.keys();
      if (oldest !== undefined && read.size === MOST_SOURCES) read.delete(oldest);
      const bytes = workspace.bytes(file, LARGEST_SOURCE);
      read.set(file, bytes && linesOf(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)));
    }
    return read.get(file);
  };
}
