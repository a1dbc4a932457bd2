import { compileGlob, MAX_GLOB_LENGTH, type Glob } from "../base/text/glob.js";
import { toObject } from "../base/text/json/json-object.js";
import { readJson } from "../base/text/json/read-json.js";
import { formatNumber } from "../base/text/numbers.js";
import { quote } from "../base/text/safe.js";
import { findScalars, getValue } from "../base/text/yaml/yaml-tree.js";
import { isPattern, joinPath, listFoldersAbove, type Workspace } from "../base/files/workspace.js";
import { isPluginFolder, isWebAppManifest, MANIFEST } from "./manifest-file.js";
import { listWorkspacePatterns } from "./dependencies.js";

/** Packages in the workspace of a package manager, relative to its root. */
export interface WorkspacePlugins {
  readonly folders: readonly string[];
  /** The paths that name exactly these folders, as an entry point takes them. */
  readonly paths: readonly string[];
  /** What was not looked at, as sentences without a full stop. */
  readonly notes: readonly string[];
}

const MAX_FILE_BYTES = 1024 * 1024;
/** The search only gives advice, so its limits are low. */
const MAX_PATTERNS = 20;
const MAX_ENTRIES = 100_000;
/** How often a sign of a pattern is compared with a letter of a path. */
const MAX_COMPARISONS = 50_000_000;
/** Our own command line takes any pattern, however long that takes: one with more stars is not given to copy. */
const MAX_COPIED_STARS = 2;

/** The packages of a workspace that are plugins, as {@link findWorkspacePackages} finds them. */
export function findWorkspacePlugins(workspace: Workspace, folder: string): Promise<WorkspacePlugins> {
  return findWorkspacePackages(workspace, folder, MANIFEST);
}

/** Where plugins are in a repository without a workspace. Plugins to test with are not meant. */
const USUAL_PLACES = ["*", "*/*", "!{test,tests,fixtures,examples,vendor,dist,build}/**"];

/**
 * The plugins of a repository, whoever asks: that at its root, and those of the root's workspace. Where the root names
 * no packages, those in its folders and in theirs. Below a plugin, a manifest without a package.json is a copy.
 */
export function findRepositoryPlugins(workspace: Workspace): Promise<WorkspacePlugins> {
  const found = repositoryPlugins.get(workspace) ?? searchRepositoryPlugins(workspace);
  repositoryPlugins.set(workspace, found);
  return found;
}

/** Several parts of one command ask the same. */
const repositoryPlugins = new WeakMap<Workspace, Promise<WorkspacePlugins>>();

async function searchRepositoryPlugins(workspace: Workspace): Promise<WorkspacePlugins> {
  const own = isPluginFolder(workspace, "") ? [""] : [];
  const members = await findWorkspacePlugins(workspace, "");
  const isFound = members.folders.length > 0 || members.notes.length > 0;
  const { folders, paths, notes } = isFound ? members : findPatternFolders(workspace, "", USUAL_PLACES, MANIFEST);
  if (own.length === 0) return { folders, paths, notes };
  if (isFound) return { folders: [...own, ...folders], paths: [".", ...paths], notes };
  const others = folders.filter((folder) => workspace.entry(joinPath(folder, "package.json"))?.kind === "file");
  return { folders: [...own, ...others], paths: [".", ...others], notes };
}

/**
 * The packages of a workspace that have a file of this name, as npm and Yarn (`workspaces` in package.json) and pnpm
 * (`packages` in pnpm-workspace.yaml) name them. Nothing below a link is searched. Passed by are `node_modules`, hidden
 * folders that the pattern does not spell out, and what a package has built into its `dist`.
 *
 * @param folder the root of the workspace, relative to the repository
 */
export async function findWorkspacePackages(
  workspace: Workspace,
  folder: string,
  file: "manifest.json" | "package.json",
): Promise<WorkspacePlugins> {
  const written = [...readPackagePatterns(workspace, folder), ...(await readPnpmPatterns(workspace, folder))];
  return findPatternFolders(workspace, folder, written, file);
}

/**
 * The folders below one that patterns of the repository name and that have a file, in bounded time.
 *
 * @param written the patterns as somebody wrote them; `!` excludes.
 */
export function findPatternFolders(
  workspace: Workspace,
  folder: string,
  written: readonly string[],
  file: "manifest.json" | "package.json",
): WorkspacePlugins {
  const { patterns, notes } = compilePatterns(written, file);
  const search: Search = { workspace, folder, file, left: { entries: MAX_ENTRIES, comparisons: MAX_COMPARISONS } };
  const exclusions = patterns.filter(({ isExclusion }) => isExclusion);
  const folders = new Set<string>();
  const paths = new Set<string>();
  for (const pattern of patterns.filter(({ isExclusion }) => !isExclusion)) {
    const found = findFolders(search, pattern).filter(
      (path) => !isExcluded(search, exclusions, path) && !isOfWebApp(search, path),
    );
    if (isSpent(search)) {
      notes.push(`The search for ${quote(pattern.text)} would take too long, so its packages are not listed`);
      break;
    }
    for (const path of found) folders.add(path);
    for (const path of found.length > 0 && isCopied(pattern) ? [pattern.text] : found) paths.add(path);
  }
  const excluded = [...paths].some(isPattern) ? exclusions : [];
  for (const { text } of excluded) paths.add(`!${text}`);
  return { folders: [...folders].toSorted(), paths: [...paths], notes };
}

const ROOT_FILES = ["package.json", "pnpm-workspace.yaml"];

/** The workspace that a package is in. */
export interface SurroundingWorkspace {
  /** The folder of its root. */
  readonly top: string;
  /** The folders of its packages, relative to the root. */
  readonly packages: readonly string[];
  /** What was not looked at, as sentences without a full stop. */
  readonly notes: readonly string[];
}

/**
 * Finds the nearest workspace that a package is in: its own folder is the root, or one above it.
 *
 * @returns also what was not looked at on the way.
 */
export async function findSurroundingWorkspace(
  workspace: Workspace,
  folder: string,
): Promise<{ readonly found?: SurroundingWorkspace; readonly notes: readonly string[] }> {
  const notes: string[] = [];
  for (const top of listFoldersAbove(folder)) {
    if (!ROOT_FILES.some((name) => workspace.entry(joinPath(top, name)))) continue;
    const found = await findPackagesOnce(workspace, top);
    const { packages } = found;
    notes.push(...found.notes);
    if (packages.length > 0 && (top === folder || packages.some((one) => joinPath(top, one) === folder))) {
      return { found, notes };
    }
  }
  return { notes };
}

const known = new WeakMap<Workspace, Map<string, Promise<SurroundingWorkspace>>>();

/** Many plugins of one run ask for the packages of the same root. */
function findPackagesOnce(workspace: Workspace, top: string): Promise<SurroundingWorkspace> {
  const ofRepository = known.get(workspace) ?? new Map<string, Promise<SurroundingWorkspace>>();
  known.set(workspace, ofRepository);
  const search = async (): Promise<SurroundingWorkspace> => {
    const { folders, notes } = await findWorkspacePackages(workspace, top, "package.json");
    const explained = notes.map((note) => `Cannot list all packages of the workspace ${quote(top || ".")}. ${note}`);
    return { top, packages: folders, notes: explained };
  };
  const found = ofRepository.get(top) ?? search();
  ofRepository.set(top, found);
  return found;
}

interface PackagePattern {
  readonly text: string;
  readonly isExclusion: boolean;
  /** For the file in each of its folders. */
  readonly glob: Glob;
}

function compilePatterns(written: readonly string[], file: string): { patterns: PackagePattern[]; notes: string[] } {
  const inside = written.flatMap((pattern) => {
    if (pattern.length > MAX_GLOB_LENGTH) return [{ sign: "", text: pattern }];
    const [, sign = "", text = ""] = /^(!?)(?:\.\/)*(.*?)\/*$/su.exec(pattern) ?? [];
    return text === "." || text.split("/").some((name) => name === ".." || name === "") ? [] : [{ sign, text }];
  });
  const more = inside.length - MAX_PATTERNS;
  const notes = more > 0 ? [`Of its patterns, the last ${formatNumber(more)} are not looked at`] : [];
  const patterns = inside.slice(0, MAX_PATTERNS).flatMap(({ sign, text }) => {
    // Package managers do not agree on what `!!` and `!(` mean.
    const glob = sign === "!" && /^[!(]/u.test(text) ? undefined : compileGlob(`${text}/${file}`, "shell");
    if (glob) return [{ text, isExclusion: sign === "!", glob }];
    notes.push(`Its pattern ${quote(sign + text)} is not supported here`);
    return [];
  });
  return { patterns, notes };
}

/** Whether a person may copy a pattern into a command. */
function isCopied({ text, isExclusion }: PackagePattern): boolean {
  return !isExclusion && text.replaceAll("**", "*").split("*").length - 1 <= MAX_COPIED_STARS;
}

interface Search {
  readonly workspace: Workspace;
  readonly folder: string;
  readonly file: string;
  /** Shared by all patterns, as a repository may write many. */
  readonly left: { entries: number; comparisons: number };
}

function isSpent({ left }: Search): boolean {
  return left.entries < 0 || left.comparisons < 0;
}

function matches({ left }: Search, glob: Glob, names: readonly string[], inPart = false): boolean {
  if (left.comparisons < 0) return false;
  left.comparisons -= (1 + glob.weight) * names.reduce((sum, name) => sum + 1 + name.length, 0);
  return glob.matches(names, inPart);
}

/** The folders that a pattern names, without the root of the workspace itself. */
function findFolders(search: Search, { text, glob }: PackagePattern): readonly string[] {
  const { workspace, folder, file, left } = search;
  if (!isPattern(text)) {
    return workspace.entry(joinPath(folder, `${text}/${file}`))?.kind === "file" ? [text] : [];
  }
  const isHiddenSearched = /(?:^|[/{,])\./u.test(text);
  const isSearched = (name: string, isPackage: boolean): boolean =>
    name !== "node_modules" &&
    name !== ".git" &&
    (isHiddenSearched || !name.startsWith(".")) &&
    !(isPackage && name === "dist");
  const found: string[] = [];
  const open: (readonly string[])[] = [[]];
  for (let names = open.pop(); names && !isSpent(search); names = open.pop()) {
    const path = names.join("/");
    const listed = workspace.list(joinPath(folder, path));
    left.entries -= listed.length;
    const isPackage = listed.some(({ name, kind }) => name === file && kind === "file");
    if (isPackage && path !== "" && matches(search, glob, [...names, file])) found.push(path);
    for (const { name, kind } of listed) {
      if (kind !== "folder" || !isSearched(name, isPackage)) continue;
      const below = [...names, name];
      if (matches(search, glob, below, true)) open.push(below);
    }
  }
  return found.toSorted();
}

function isOfWebApp({ workspace, folder, file }: Search, path: string): boolean {
  return file === MANIFEST && isWebAppManifest(workspace, joinPath(folder, `${path}/${file}`));
}

/** Whether a pattern leaves out a folder, or one above it. */
function isExcluded(search: Search, exclusions: readonly PackagePattern[], path: string): boolean {
  const names = path.split("/");
  return exclusions.some(({ glob }) =>
    names.some((_, at) => matches(search, glob, [...names.slice(0, at + 1), search.file])),
  );
}

function readPackagePatterns(workspace: Workspace, folder: string): readonly string[] {
  const bytes = workspace.bytes(joinPath(folder, "package.json"), MAX_FILE_BYTES);
  return listWorkspacePatterns(toObject(bytes && readJson("package.json", bytes).value));
}

async function readPnpmPatterns(workspace: Workspace, folder: string): Promise<readonly string[]> {
  const bytes = workspace.bytes(joinPath(folder, "pnpm-workspace.yaml"), MAX_FILE_BYTES);
  if (!bytes) return [];
  const { parseYaml } = await import("../base/text/yaml/yaml.js");
  const { root } = parseYaml(new TextDecoder().decode(bytes));
  return findScalars(getValue(root, "packages")).map(({ text }) => text);
}
