import { MAX_JSON_BYTES } from "../base/text/json/json-limits.js";
import { toText, type JsonObject } from "../base/text/json/json-object.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { listFoldersAbove, joinPath, type Workspace } from "../base/files/workspace.js";
import { listDeclaredUses, type PackageTexts, type Use } from "./declared-uses.js";
import { findPackageManager, type PackageManager } from "./package-manager.js";
import { findSurroundingWorkspace } from "./workspace-packages.js";

/**
 * The model of a repository that every command asks: its packages and what each of them uses, its plugins, and how its
 * packages are installed. It is read from files only; nothing is run.
 */
export interface Repository {
  /** The folders of its plugins, relative to the root, as a run names them. */
  readonly plugins: readonly string[];
  /** All packages of the workspaces that the plugins are in, and the plugins, by folder. */
  readonly packages: ReadonlyMap<string, RepositoryPackage>;
  /** What was not looked at, as sentences without a full stop. */
  readonly notes: readonly string[];
  /** The innermost package that has a path; "" where none has. */
  findOwner(path: string): string;
  /** The package manager of a folder, its version and its lock file. */
  findManager(folder: string): PackageManager;
}

/** A package of a workspace, or a plugin. */
export interface RepositoryPackage {
  /** Relative to the repository's root. */
  readonly folder: string;
  readonly name: string | undefined;
  readonly version: string | undefined;
  readonly isPrivate: boolean;
  /** The other packages of the repository that its package.json or manifest.json declares, for building too. */
  readonly uses: readonly Use[];
}

/** Reads the model of a repository that has plugins in some folders. */
export async function readRepository(workspace: Workspace, plugins: readonly string[]): Promise<Repository> {
  const folders = new Set(plugins);
  const notes = new Set<string>();
  for (const plugin of plugins) {
    const { found, notes: left } = await findSurroundingWorkspace(workspace, plugin);
    for (const note of left) notes.add(note);
    if (!found) continue;
    for (const path of ["", ...found.packages]) folders.add(joinPath(found.top, path));
  }
  const texts = [...folders].toSorted().map((folder) => readTexts(workspace, folder));
  const byName = new Map<string, string>();
  for (const { folder, names } of texts) for (const name of names) if (!byName.has(name)) byName.set(name, folder);
  const packages = new Map(texts.map((one) => [one.folder, makePackage(one, byName, folders)]));
  return {
    plugins,
    packages,
    notes: [...notes],
    findOwner: (path) => listFoldersAbove(path).find((folder) => packages.has(folder)) ?? "",
    findManager: (folder) => findPackageManager(workspace, folder, readObject(workspace, folder, "package.json")),
  };
}

/** The package that each of some names is in the repository: of equal names, the first by folder. */
export function listPackageNames({ packages }: Repository): ReadonlyMap<string, string> {
  const named = [...packages.values()].flatMap(({ name, folder }) =>
    name === undefined ? [] : [[name, folder] as const],
  );
  return new Map(named.toReversed());
}

function readTexts(workspace: Workspace, folder: string): PackageTexts {
  const [packageJson = {}, manifest = {}, project = {}] = ["package.json", "manifest.json", "project.json"].map(
    (name) => readObject(workspace, folder, name),
  );
  const names = [packageJson["name"], project["name"]].flatMap((name) => toText(name) ?? []);
  return { folder, names: names.filter((name) => name !== ""), packageJson, manifest, project };
}

function readObject(workspace: Workspace, folder: string, name: string): JsonObject | undefined {
  const bytes = workspace.bytes(joinPath(folder, name), MAX_JSON_BYTES, "once");
  return bytes && parseJsonObject(bytes);
}

function makePackage(
  texts: PackageTexts,
  byName: ReadonlyMap<string, string>,
  folders: ReadonlySet<string>,
): RepositoryPackage {
  const { folder, packageJson } = texts;
  return {
    folder,
    name: toText(packageJson["name"]) || undefined,
    version: toText(packageJson["version"]),
    isPrivate: packageJson["private"] === true,
    uses: listDeclaredUses(texts, byName, folders),
  };
}
