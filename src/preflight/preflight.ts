import { dirname, basename, resolve } from "node:path";
import { checks as allChecks } from "../checks/index.js";
import type { Check } from "../core/check.js";
import { inspect } from "../core/inspect.js";
import type { FailOn, Occasion, PluginReport, Report } from "../core/report.js";
import { UsageError } from "../core/usage-error.js";
import { readPlugin } from "../plugin/plugin.js";
import { linesOf, type Lines } from "../text/lines.js";
import { nearest } from "../text/nearest.js";
import { quoted } from "../text/safe.js";
import { diskWorkspace, realFolder, repositoryRoot, workspacePath } from "../workspace/disk.js";
import type { Workspace } from "../workspace/workspace.js";

export interface Request {
  /** The plugins' folders, relative to `cwd`; a path of a manifest.json stands for its folder. */
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly occasion: Occasion;
  readonly strict: boolean;
  readonly failOn: FailOn;
  /** The ids of the only checks to run; all when left out. */
  readonly only?: readonly string[];
  /** The repository's root where it is known; else git's folder tells. */
  readonly root?: string;
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
 * @throws {UsageError} for a path that is no folder, a check that does not exist, plugins of several repositories.
 */
export async function preflight(request: Request): Promise<Preflight> {
  const { cwd, occasion, strict, failOn } = request;
  const checks = chosen(request.only);
  const needs = new Set(checks.flatMap((check) => [...check.needs, ...(check.wants ?? [])]));
  needs.add("manifest");

  const folders = [...new Set(request.paths.map((path) => pluginFolder(cwd, path)))];
  const root = request.root ?? rootOf(folders[0] ?? cwd, cwd);
  // What concerns the whole repository is told once: with the plugin at its root, or else with the first.
  const speaker = folders.includes(root) ? "" : workspacePath(root, folders[0] ?? root);
  const workspace = diskWorkspace(root);
  const plugins: PluginReport[] = [];
  for (const folder of folders) {
    const inside = workspacePath(root, folder);
    if (inside === undefined) {
      throw new UsageError(`${quoted(folder)} is not in the repository ${quoted(root)}`, "Check one repository a run");
    }
    const spokenForBy = inside === speaker ? undefined : speaker;
    const judge = async (places: boolean): Promise<PluginReport> =>
      inspect(await readPlugin(workspace, { folder: inside, needs, places, spokenForBy }), checks, { occasion, strict });
    // Only what has something to point at is read once more, with the place of every key and value.
    const quick = await judge(false);
    plugins.push(quick.findings.length === 0 ? quick : await judge(true));
  }
  return { report: { occasion, strict, failOn, plugins }, root, source: sourceOf(workspace) };
}

function chosen(only: readonly string[] | undefined): readonly Check[] {
  if (!only) return allChecks;
  const ids = allChecks.map(({ id }) => id);
  for (const id of only) if (!ids.includes(id)) throw unknownCheck(id);
  return allChecks.filter(({ id }) => only.includes(id));
}

export function unknownCheck(id: string): UsageError {
  const meant = nearest(
    id,
    allChecks.map((check) => check.id),
  );
  const help = meant === undefined ? "List them with: plugin-preflight explain" : `Did you mean ${meant}?`;
  return new UsageError(`There is no check ${quoted(id)}`, help);
}

function pluginFolder(cwd: string, path: string): string {
  const full = resolve(cwd, path);
  const folder = realFolder(full) ?? (basename(full) === "manifest.json" ? realFolder(dirname(full)) : undefined);
  if (folder === undefined) throw new UsageError(`There is no folder ${quoted(path)}`, "Give the folder of a plugin");
  return folder;
}

/** The git repository that a plugin is in; without one, the current folder or the plugin's own. */
function rootOf(folder: string, cwd: string): string {
  const current = realFolder(cwd) ?? folder;
  return repositoryRoot(folder) ?? (workspacePath(current, folder) === undefined ? folder : current);
}

function sourceOf(workspace: Workspace): (file: string) => Lines | undefined {
  const read = new Map<string, Lines | undefined>();
  return (file) => {
    if (!read.has(file)) {
      const bytes = workspace.bytes(file, LARGEST_SOURCE);
      read.set(file, bytes && linesOf(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)));
    }
    return read.get(file);
  };
}
