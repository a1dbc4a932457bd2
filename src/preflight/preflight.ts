import { checks as allChecks } from "../checks/index.js";
import type { Check } from "../core/check.js";
import { inspect } from "../core/inspect.js";
import type { Policy } from "../core/policy.js";
import type { FailOn, Occasion, PluginReport, Report, Selection } from "../core/report.js";
import { UsageError } from "../core/usage-error.js";
import { readPlugin } from "../plugin/plugin.js";
import { linesOf, type Lines } from "../text/lines.js";
import { nearest } from "../text/nearest.js";
import { quoted } from "../text/safe.js";
import type { Workspace } from "../workspace/workspace.js";
import { pluginFolders } from "./plugin-folders.js";
import { partOf, shardText, type Shard } from "./shard.js";

export interface Request {
  /** The plugins' folders and patterns of them, relative to `cwd`; a path of a manifest.json stands for its folder. */
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly occasion: Occasion;
  readonly strict: boolean;
  /** A release has its own: an error. */
  readonly failOn: FailOn;
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
  const { occasion, strict, today } = request;
  const checks = chosen(request.only);
  const needs = new Set(checks.flatMap((check) => [...check.needs, ...(check.wants ?? [])]));
  needs.add("manifest").add("configuration");
  const known = allChecks.map(({ id }) => id);
  const policy: Policy = { occasion, strict, known, ...(today !== undefined && { today }) };

  const { root, workspace, folders } = await pluginFolders(request.paths, request.cwd);
  const { selected, selection } = await selectedFolders(request, root, folders);
  const plugins: PluginReport[] = [];
  for (const folder of selected) {
    const judge = async (places: boolean): Promise<PluginReport> =>
      inspect(await readPlugin(workspace, { folder, needs, places }), checks, policy);
    // Only what has something to point at is read once more, with the place of every key and value.
    const quick = await judge(false);
    const plugin = quick.findings.length === 0 ? quick : await judge(true);
    plugins.push(plugin);
    // Of a thousand plugins, only what is to be shown is kept.
    if (selected.length > 1) workspace.forget(folder, new Set(plugin.findings.map(({ location }) => location.file)));
  }
  const failOn = occasion === "release" ? "error" : request.failOn;
  const result: Preflight = {
    report: { occasion, strict, failOn, plugins, ...(selection && { selection }) },
    root,
    source: sourceOf(workspace),
  };
  if (request.baseline === undefined) return result;
  const { withBaseline } = await import("./baseline.js");
  return withBaseline(result, request.baseline, request.cwd);
}

async function selectedFolders(
  { changedSince, shard }: Request,
  root: string,
  folders: readonly string[],
): Promise<{ readonly selected: readonly string[]; readonly selection?: Selection }> {
  if (changedSince === undefined && shard === undefined) return { selected: folders };
  const changed =
    changedSince === undefined
      ? folders
      : await (await import("./changed-plugins.js")).changedPlugins(root, folders, changedSince);
  return {
    selected: shard ? partOf(changed, shard) : changed,
    selection: {
      of: folders.length,
      ...(changedSince !== undefined && { changedSince }),
      ...(shard && { shard: shardText(shard) }),
    },
  };
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

const MOST_SOURCES = 8;

function sourceOf(workspace: Workspace): (file: string) => Lines | undefined {
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
