import { resolve } from "node:path";
import { compareByPath, getFolder, type Base, type PluginReport } from "../core/report.js";
import { readBaseFiles, type BaseCommit, type BaseFiles } from "../base/git/base-files.js";
import { findIgnoredPaths } from "../base/git/ignored-paths.js";
import { diskWorkspace, findRealPath, makeWorkspacePath } from "../base/files/disk.js";
import { overlayBase } from "../base/files/overlay-base.js";
import { getBaseName, getParent, type Workspace } from "../base/files/workspace.js";
import { hasManifest, isPluginFolder, MANIFEST } from "../repository/manifest-file.js";
import { findAddedEntries, type AddedEntry } from "./comparison/added-suppressions.js";
import { findConfiguredBaselines } from "./baseline.js";
import { comparePlugin, prepareWorkflows, type Comparison } from "./comparison/compare-plugin.js";
import { prepareInspection } from "./inspection.js";
import { findRemovedPlugins } from "./comparison/removed-plugins.js";
import type { Preflight } from "./result.js";
import type { FilesRequest } from "./request.js";
import { addBuild, type BaseBuild } from "./base-build.js";

export interface BaseOfPullRequest extends BaseCommit {
  /** The branch. */
  readonly name: string;
}

/** A run with its findings marked and its change described, or why there is no base to compare with. */
export type ComparedRun =
  | { readonly result: Preflight }
  | { readonly refused: Extract<BaseFiles, { refused: string }>["refused"] | "too-slow" };

export interface CompareOptions {
  readonly milliseconds: number;
  /** The built code of the base, by the plugin's folder in this run. */
  readonly builds?: ReadonlyMap<string, BaseBuild> | undefined;
}

/**
 * Marks findings as known or new: whether the base of a pull request has them as well. It also finds out what else the
 * change does: which findings it fixes, what it suppresses, and which plugins it adds, renames or removes. Only files
 * are checked, and no code of the base is run. Findings from commands or from npm are not compared and get no mark.
 *
 * @param request must find out only what is the same for base and head.
 */
export async function compareWithBase(
  result: Preflight,
  request: FilesRequest,
  base: BaseOfPullRequest,
  { milliseconds, builds = new Map() }: CompareOptions,
): Promise<ComparedRun> {
  const { report, root } = result;
  const deadline = Date.now() + milliseconds;
  const folders = report.plugins.map(getFolder);
  const baselines = listBaselines(result, request);
  const found = await readBaseFiles(root, base, {
    isWanted: (path, renamed) =>
      baselines.includes(path) ||
      getBaseName(path) === MANIFEST ||
      folders.some((one) => [one, renamed.get(one) ?? one].some((here) => mayMatter(path, here))),
    marker: MANIFEST,
    deadline,
  });
  if ("refused" in found) return found;
  // git's own files show only the present state. Checks that read them are skipped on both sides.
  const disk = diskWorkspace(root);
  const head: Workspace = { ...disk, git: () => undefined };
  const before = overlayBase(head, found.files, found.isInBase);
  const entries = await listAddedEntries(result, baselines, { head, before, renamed: found.renamed });
  const built = [...builds].reduce(
    (earlier, [folder, build]) => addBuild(earlier, found.renamed.get(folder) ?? folder, build),
    before,
  );
  const compared: Comparison = {
    inspection: prepareInspection(request),
    head,
    before: built,
    builds,
    entries,
    renamed: found.renamed,
    plugins: report.plugins,
    reportingPlugin: result.reportingPlugin,
    inspectWorkflows: prepareWorkflows(request, built, findAnyPlugin(built, listManifestFolders(found.paths, folders))),
    findUntracked: makeUntrackedFinder(root, head, found, deadline),
  };
  const changed = [...found.files.keys()];
  const isTouched = (folder: string): boolean =>
    found.renamed.has(folder) || changed.some((path) => baselines.includes(path) || mayMatter(path, folder));
  const plugins: PluginReport[] = [];
  for (const plugin of report.plugins) {
    if (Date.now() > deadline) return { refused: "too-slow" };
    // A plugin that has no finding, and of which nothing has changed, had none.
    const isCompared = plugin.findings.length > 0 || isTouched(getFolder(plugin));
    plugins.push(isCompared ? await comparePlugin(plugin, compared) : plugin);
    if (isCompared && folders.length > 1) disk.forget(getFolder(plugin));
  }
  const gone = await findRemovedPlugins(request, root, { head, base: found, folders });
  // A folder that is still there has only lost its manifest.json, and that is an error.
  for (const folder of gone.filter(({ filesLeft }) => filesLeft > 0).map(getFolder)) {
    const plugin = await compared.inspection(head, folder, { root, reportedWith: result.reportingPlugin });
    plugins.push(await comparePlugin(plugin, compared));
  }
  const removed = gone.filter(({ filesLeft }) => filesLeft === 0);
  const comparedBase: Base = { name: base.name, commit: found.commit, ...(removed.length > 0 && { removed }) };
  return { result: { ...result, report: { ...report, plugins: plugins.toSorted(compareByPath), base: comparedBase } } };
}

/** The baselines of a run by their paths in the repository: the caller's, or those that are configured. */
function listBaselines({ root, baselines = new Map() }: Preflight, { baseline, cwd }: FilesRequest): readonly string[] {
  if (baseline === undefined) return [...new Set(baselines.values())];
  const path = makeWorkspacePath(root, resolve(cwd, baseline));
  return path === undefined ? [] : [path];
}

interface BothSides {
  readonly head: Workspace;
  readonly before: Workspace;
  readonly renamed: ReadonlyMap<string, string>;
}

/** What a change adds to its baselines, of what counts for the plugins of this run. */
async function listAddedEntries(
  { baselines, reportingPlugin = "" }: Preflight,
  files: readonly string[],
  sides: BothSides,
): Promise<readonly AddedEntry[]> {
  if (!baselines) return files.flatMap((file) => findAddedEntries(file, sides));
  const added: AddedEntry[] = [];
  for (const file of files) {
    const users = [...baselines].flatMap(([folder, used]) => (used === file ? [folder] : []));
    const [first = ""] = users;
    const from = sides.renamed.get(first) ?? first;
    const earlier = { file: (await findConfiguredBaselines(sides.before, [from])).get(from) };
    const isUsed = ({ plugin }: AddedEntry): boolean =>
      users.includes(plugin === undefined ? reportingPlugin : getFolder({ path: plugin }));
    added.push(...findAddedEntries(file, { ...sides, earlier }).filter(isUsed));
  }
  return added;
}

/**
 * Whether a file can affect the findings of a plugin: its own files, files directly in a folder above, the package.json
 * of other packages, and workflows.
 */
function mayMatter(path: string, folder: string): boolean {
  if (folder === "" || path.startsWith(`${folder}/`) || path.startsWith(".github/")) return true;
  const above = getParent(path);
  // Ranges of a workspace are replaced by what other packages of it say.
  if (path.endsWith("/package.json")) return true;
  return above === "" || folder.startsWith(`${above}/`);
}

/** Where the base has a manifest.json, and the plugins of this run: git may ignore theirs. */
function listManifestFolders(paths: readonly string[], folders: readonly string[]): readonly string[] {
  return [...paths.filter((path) => getBaseName(path) === MANIFEST).map(getParent), ...folders];
}

/** The first folder with a plugin, or else with any manifest.json: with it, the base's workflows are checked. */
function findAnyPlugin(before: Workspace, folders: readonly string[]): string {
  const found = folders.filter((folder) => hasManifest(before, folder));
  return found.find((folder) => isPluginFolder(before, folder)) ?? found[0] ?? "";
}

type FoundBase = Exclude<BaseFiles, { refused: string }>;

/** Makes a function that finds the paths which HEAD does not have, and which git ignores or are there. */
function makeUntrackedFinder(
  root: string,
  head: Workspace,
  found: FoundBase,
  deadline: number,
): Comparison["findUntracked"] {
  const untracked = new Map<string, boolean>();
  return async (paths) => {
    const unknown = paths.filter((path) => !untracked.has(path));
    // A link may lead to what git does not keep. Most subjects of findings are not paths.
    const ways = new Map(
      unknown.map((path) => [path, [path, (head.entry(path) && findRealPath(root, path)) ?? path]] as const),
    );
    const asked = [...ways.values()].flat().filter((path) => !found.isCommitted(path));
    const ignored = await findIgnoredPaths(root, asked, deadline);
    const isUntracked = (path: string): boolean =>
      !found.isCommitted(path) && (ignored.has(path) || head.entry(path)?.kind === "file");
    for (const [path, way] of ways) untracked.set(path, way.some(isUntracked));
    return new Set(paths.filter((path) => untracked.get(path) === true));
  };
}
