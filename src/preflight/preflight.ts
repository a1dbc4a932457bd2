import { dirname, basename, resolve } from "node:path";
import type { FailOn, Occasion, PluginReport, Report } from "../core/report.js";
import { UsageError } from "../core/usage-error.js";
import type { PlainManifest } from "../plain/manifest.js";
import { plainPlugin } from "../plain/plugin.js";
import { linesOf, type Lines } from "../text/lines.js";
import { quoted } from "../text/safe.js";
import { diskWorkspace, realFolder, repositoryRoot, workspacePath } from "../workspace/disk.js";
import type { Workspace } from "../workspace/workspace.js";
import type { Inspection } from "./inspection.js";
import { PLAIN_OUTCOMES } from "./plain-outcomes.js";

export interface Request {
  /** The plugins' folders, relative to `cwd`; a path of a manifest.json stands for its folder. */
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly occasion: Occasion;
  readonly strict: boolean;
  readonly failOn: FailOn;
  /** The ids of the only checks to run; all when left out. */
  readonly only?: readonly string[];
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
  const folders = [...new Set(request.paths.map((path) => pluginFolder(cwd, path)))];
  const root = rootOf(folders[0] ?? cwd, cwd);
  const workspace = diskWorkspace(root);
  const plugins: PluginReport[] = [];
  for (const folder of folders) {
    const inside = workspacePath(root, folder);
    if (inside === undefined) {
      throw new UsageError(`${quoted(folder)} is not in the repository ${quoted(root)}`, "Check one repository a run");
    }
    const plain = request.only ? undefined : plainPlugin(workspace, inside);
    plugins.push(plain ? plainReport(inside, plain) : await (await inspection(request))(workspace, inside));
  }
  return { report: { occasion, strict, failOn, plugins }, root, source: sourceOf(workspace) };
}

/** The checks are loaded for the first plugin that is not plainly fine, and most runs have none. */
async function inspection(request: Request): Promise<Inspection> {
  return (await import("./inspection.js")).inspectionFor(request);
}

function plainReport(folder: string, { name, version }: PlainManifest): PluginReport {
  return { path: folder === "" ? "." : folder, name, version, outcomes: PLAIN_OUTCOMES, findings: [] };
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
