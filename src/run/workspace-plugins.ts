import { getOwn, isObject, toObject } from "../text/json/json-object.js";
import { readJson } from "../text/json/read-json.js";
import { findScalars, getValue } from "../text/yaml/yaml-tree.js";
import { findMatchingFolders, makeMatcher, splitGlob } from "../workspace/matching-folders.js";
import { joinPath, type Workspace } from "../workspace/workspace.js";

/** Packages in the workspace of a package manager, relative to its root. */
export interface WorkspacePlugins {
  readonly folders: readonly string[];
  /** The paths that name exactly these folders, as an entry point takes them. */
  readonly paths: readonly string[];
}

const LARGEST_FILE = 1024 * 1024;
/** The search only gives advice, so its limits are low. */
const MOST_PATTERNS = 20;
const MOST_ENTRIES = 100_000;
const LONGEST_PATTERN = 500;
/** Characters that make a path a pattern. */
const SIGNS = /[*?[{]/u;

/** The packages of a workspace that are plugins, as {@link findWorkspacePackages} finds them. */
export function findWorkspacePlugins(workspace: Workspace, root: string, folder: string): Promise<WorkspacePlugins> {
  return findWorkspacePackages(workspace, root, folder, "manifest.json");
}

/**
 * The packages of a workspace that have a file of this name, as npm and Yarn (`workspaces` in package.json) and pnpm
 * (`packages` in pnpm-workspace.yaml) name them.
 *
 * @param root the repository's real path
 * @param folder the root of the workspace, relative to the repository
 */
export async function findWorkspacePackages(
  workspace: Workspace,
  root: string,
  folder: string,
  file: "manifest.json" | "package.json",
): Promise<WorkspacePlugins> {
  const patterns = [...readPackagePatterns(workspace, folder), ...(await readPnpmPatterns(workspace, folder))]
    .map((pattern) => pattern.replace(/^(!?)(?:\.\/)+/u, "$1").replace(/\/+$/u, ""))
    .filter(isPatternInside)
    .slice(0, MOST_PATTERNS);
  const excluded = [...new Set(patterns.filter((pattern) => pattern.startsWith("!")))];
  const exclusions = excluded.map((pattern) => makeMatcher(pattern.slice(1)));
  const folders = new Set<string>();
  const paths = new Set<string>();
  for (const pattern of patterns.filter((one) => !one.startsWith("!"))) {
    const found = findPackages(workspace, { root, folder, file }, pattern).filter(
      (path) => !exclusions.some((isExcluded) => isExcluded(path)),
    );
    if (found.length > 0) paths.add(pattern);
    for (const path of found) folders.add(path);
  }
  const isSearched = [...paths].some((path) => SIGNS.test(path));
  return { folders: [...folders].toSorted(), paths: [...paths, ...(isSearched ? excluded : [])] };
}

/** Whether a pattern stays below the root of the workspace. */
function isPatternInside(pattern: string): boolean {
  const names = pattern.replace(/^!/u, "").split("/");
  return pattern.length <= LONGEST_PATTERN && pattern !== "" && !names.some((name) => name === ".." || name === "");
}

/** The folders that a pattern names, without the root of the workspace itself. */
function findPackages(
  workspace: Workspace,
  { root, folder, file }: { readonly root: string; readonly folder: string; readonly file: string },
  pattern: string,
): readonly string[] {
  if (!SIGNS.test(pattern)) {
    const isPackage = workspace.entry(joinPath(folder, `${pattern}/${file}`))?.kind === "file";
    return isPackage && pattern !== "." ? [pattern] : [];
  }
  const { base, pattern: rest } = splitGlob(pattern);
  const found = findMatchingFolders(root, joinPath(folder, base), rest, file, { most: MOST_ENTRIES });
  if ("refused" in found) return [];
  const above = folder === "" ? "" : `${folder}/`;
  return found.folders.flatMap((path) => (path.startsWith(above) && path !== folder ? [path.slice(above.length)] : []));
}

function readPackagePatterns(workspace: Workspace, folder: string): readonly string[] {
  const bytes = workspace.bytes(joinPath(folder, "package.json"), LARGEST_FILE);
  const workspaces = getOwn(toObject(bytes && readJson("package.json", bytes).value), "workspaces");
  const patterns = isObject(workspaces) ? getOwn(workspaces, "packages") : workspaces;
  return Array.isArray(patterns) ? patterns.filter((pattern): pattern is string => typeof pattern === "string") : [];
}

async function readPnpmPatterns(workspace: Workspace, folder: string): Promise<readonly string[]> {
  const bytes = workspace.bytes(joinPath(folder, "pnpm-workspace.yaml"), LARGEST_FILE);
  if (!bytes) return [];
  const { parseYaml } = await import(/* webpackChunkName: "yaml" */ "../text/yaml/yaml.js");
  const { root } = parseYaml(new TextDecoder().decode(bytes));
  return findScalars(getValue(root, "packages")).map(({ text }) => text);
}
