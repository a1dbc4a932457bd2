import { basename, dirname, join, posix, resolve, sep } from "node:path";
import { UsageError } from "../core/errors.js";
import type { RunNote } from "../core/report.js";
import { formatNumber } from "../base/text/numbers.js";
import { quote } from "../base/text/safe.js";
import {
  diskWorkspace,
  resolveFolder,
  findRepositoryRoot,
  makeWorkspacePath,
  type DiskWorkspace,
} from "../base/files/disk.js";
import { isAbsent } from "../plugin/absent.js";
import { readTrackedFiles } from "../plugin/git-facts.js";
import { readKind } from "../base/files/safe-read.js";
import { isArchivePath } from "../base/files/archive-path.js";
import { comparePaths, isPattern } from "../base/files/workspace.js";
import { MANIFEST } from "../repository/manifest-file.js";
import { makeNoFolderError, resolvePluginFolder, type SearchPlace } from "./resolve-plugin-folder.js";

/** No system accepts a longer path. */
const MAX_PATTERN_LENGTH = 4096;
const GIVE_FOLDERS = "Give the folder of a plugin, or a pattern of such folders, as plugins/*";

export interface PluginFolders {
  /** The repository's root on this disk. */
  readonly root: string;
  readonly workspace: DiskWorkspace;
  /** The plugins' folders, relative to the root, by name and each once. */
  readonly folders: readonly string[];
  /** What the paths name as well, and is no plugin. */
  readonly notes: readonly RunNote[];
}

/**
 * The plugins that some paths name: a folder, a manifest.json for its folder, a pattern such as `plugins/*` for those
 * that hold a manifest.json or have lost it, and `!plugins/old` for those that are left out.
 *
 * @param known the repository's root where it is known; else git's folder shows it.
 * @throws {UsageError} for a path that is not a folder, a pattern that nothing matches, plugins of several repositories.
 * @throws {Refusal} as {@link resolvePluginFolder}.
 */
export async function findPluginFolders(
  paths: readonly string[],
  place: SearchPlace,
  known?: string,
): Promise<PluginFolders> {
  const { cwd } = place;
  const isExclusion = (path: string): boolean =>
    path.startsWith("!") && resolveFolder(resolve(cwd, path)) === undefined;
  for (const path of paths) requireShort(path);
  if (paths.length > 0 && paths.every(isExclusion)) {
    const which = `${quote(paths[0])} only excludes plugins`;
    throw new UsageError(`${which}, but no plugin is named`, `Name the plugins first: "**" ${quote(paths[0])}`);
  }
  const wanted: NamedPath[] = [];
  for (const path of paths.filter((one) => !isExclusion(one))) wanted.push(await resolveNamedPath(path, place));
  const root = known ?? findRoot(wanted[0]?.folder ?? cwd, cwd);
  const workspace = diskWorkspace(root);
  const inRepository = (folder: string): string => {
    const inside = makeWorkspacePath(root, folder);
    if (inside !== undefined) return inside;
    throw new UsageError(`${quote(folder)} is not in the repository ${quote(root)}`, "Check one repository per run");
  };
  const isExcluded = await makeExclusionTest(
    paths.filter(isExclusion).map((path) => path.slice(1)),
    makeWorkspacePath(root, resolveFolder(cwd) ?? cwd) ?? "",
  );
  const folders: string[] = [];
  const notes = new Map<string, RunNote>();
  for (const { path, folder, pattern } of wanted) {
    const inside = inRepository(folder);
    if (pattern === undefined) {
      folders.push(inside);
      continue;
    }
    const { findPatternPlugins } = await import("./selection/pattern-plugins.js");
    const found = findPatternPlugins(workspace, { root, base: inside, pattern, path });
    // A link that is left out may lead anywhere.
    const linked = found.links.filter((link) => !isExcluded(link));
    const real = linked.flatMap((link) => resolvePluginFolder(join(root, link), place) ?? []).map(inRepository);
    folders.push(...found.folders, ...real);
    for (const note of found.notes) if (!isExcluded(note.path)) notes.set(note.path, note);
  }
  const left = folders.filter((folder) => !isExcluded(folder));
  if (left.length === 0) throw new UsageError("All named plugins are excluded again", "Name one to check");
  const named = new Set(left);
  return {
    root,
    workspace,
    folders: [...named].toSorted(),
    notes: [...notes.values()].filter(({ path }) => !named.has(path)).toSorted(comparePaths),
  };
}

function requireShort(path: string): void {
  if (path.length <= MAX_PATTERN_LENGTH) return;
  const length = `${formatNumber(path.length)} characters, but may have at most ${formatNumber(MAX_PATTERN_LENGTH)}`;
  throw new UsageError(`The path ${quote(path)} has ${length}`, GIVE_FOLDERS);
}

/** A pattern of manifests means their folders, as the path of one does. */
function removeManifestName(pattern: string): string {
  return pattern.endsWith(`/${MANIFEST}`) ? pattern.slice(0, -MANIFEST.length - 1) : pattern;
}

interface NamedPath {
  readonly path: string;
  /** A folder by its real path: the plugin's, or the one that is searched. */
  readonly folder: string;
  readonly pattern?: string;
}

async function resolveNamedPath(path: string, place: SearchPlace): Promise<NamedPath> {
  const { cwd } = place;
  // A shell variable that is not set gives an empty path.
  if (path === "") throw new UsageError("A path is empty", "Give the folder of a plugin, or . for the current one");
  const full = resolve(cwd, path);
  const above = basename(full) === MANIFEST ? dirname(path) : undefined;
  const folder =
    resolvePluginFolder(path, place) ?? (above === undefined ? undefined : resolvePluginFolder(above, place));
  if (folder !== undefined) return { path, folder };
  if (isArchivePath(full)) {
    const help = "Give the folder of a plugin; the command validate checks an archive";
    throw new UsageError(`${quote(path)} is not a folder, but an archive or the name of one`, help);
  }
  if (!isPattern(path)) throw makeNoFolderError(path, cwd, "Give the folder of a plugin");
  const { splitGlob } = await import("../base/files/matching-folders.js");
  const { base, pattern } = splitGlob(removeManifestName(path.split(sep).join("/")));
  const searched = resolvePluginFolder(base, place);
  if (searched === undefined) {
    const purpose = base === path ? "" : ` to search for ${quote(path)}`;
    throw makeNoFolderError(base, cwd, GIVE_FOLDERS, purpose);
  }
  return { path, folder: searched, pattern };
}

/** Makes a test of whether a folder, by its path in the repository, is left out. */
async function makeExclusionTest(patterns: readonly string[], here: string): Promise<(folder: string) => boolean> {
  if (patterns.length === 0) return () => false;
  const { makeMatcher } = await import("../base/files/matching-folders.js");
  const matchers = patterns.map(makeMatcher);
  return (folder) => matchers.some((matches) => matches(posix.relative(here, folder) || "."));
}

/** The git repository that a plugin is in; without one, the current folder or the plugin's own. */
function findRoot(folder: string, cwd: string): string {
  const current = resolveFolder(cwd) ?? folder;
  const own = findRepositoryRoot(folder);
  if (own === undefined) return makeWorkspacePath(current, folder) === undefined ? folder : current;
  // A submodule belongs to the repository that a person stands in, as it does where a pattern finds it.
  const outer = readKind(join(own, ".git")) === "file" ? findRepositoryRoot(current) : undefined;
  return outer !== undefined && isSubmodule(outer, own) ? outer : own;
}

function isSubmodule(outer: string, folder: string): boolean {
  const path = makeWorkspacePath(outer, folder);
  if (path === undefined || path === "") return false;
  const tracked = readTrackedFiles(diskWorkspace(outer), path);
  return !isAbsent(tracked) && tracked.submodules.includes(path);
}
