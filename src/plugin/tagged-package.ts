import { toText } from "../base/text/json/json-object.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { parseVersion } from "../base/text/versions/versions.js";
import { getBaseName, getParent, joinPath, type Workspace } from "../base/files/workspace.js";
import { getPresent } from "./absent.js";
import { readRepositoryRefs, readTrackedFiles } from "./git-facts.js";
import type { TaggedPackage } from "../repository/tags/tag-forms.js";
import { isPluginFolder, MANIFEST } from "../repository/manifest-file.js";
import type { TaggedRepository } from "../repository/tags/interpret-tag.js";

const MAX_BYTES = 1024 * 1024;
const MAX_PACKAGES = 2000;

/** Reads what a tag may name of the package in a folder. */
export function readTaggedPackage(workspace: Workspace, folder: string): TaggedPackage {
  const read = (name: string) => parseJsonObject(workspace.bytes(joinPath(folder, name), MAX_BYTES) ?? "");
  const packageJson = read("package.json");
  const { version } = read(MANIFEST) ?? packageJson ?? {};
  return {
    folder,
    packageName: toText(packageJson?.["name"]) || undefined,
    version: parseVersion(toText(version) ?? "")?.text,
  };
}

/**
 * Reads what the tags of a repository may name.
 *
 * @param folders those of the plugins that this run is about.
 */
export function readTaggedRepository(
  workspace: Workspace,
  folders: readonly string[],
  format?: string,
): TaggedRepository {
  return {
    plugins: folders.map((folder) => readTaggedPackage(workspace, folder)),
    packages: listOtherFolders(workspace, folders).map((folder) => readTaggedPackage(workspace, folder)),
    tags: listTagNames(workspace),
    format,
    isOnly: isOnlyPlugin(workspace, folders),
  };
}

/** The tags of a repository, as far as they are known. */
export function listTagNames(workspace: Workspace): readonly string[] {
  return getPresent(readRepositoryRefs(workspace))?.tags.map(({ name }) => name) ?? [];
}

/** Whether a repository has one plugin: no other one is at its root, next to it, or in a folder like its own. */
export function isOnlyPlugin(workspace: Workspace, folders: readonly string[]): boolean {
  const [folder = "", ...others] = folders;
  if (others.length > 0) return false;
  if (folder === "") return true;
  const parent = getParent(folder);
  const besideParent = parent === "" ? [] : listFolders(workspace, getParent(parent));
  const likeItsOwn = besideParent.map((path) => joinPath(path, getBaseName(folder)));
  const looked = ["", ...listFolders(workspace, parent), ...besideParent, ...likeItsOwn];
  return looked.every((path) => path === folder || !isPluginFolder(workspace, path));
}

function listFolders(workspace: Workspace, folder: string): readonly string[] {
  return workspace.list(folder).flatMap(({ name, kind }) => (kind === "folder" ? [joinPath(folder, name)] : []));
}

/** The folders of all other packages that git tracks. */
function listOtherFolders(workspace: Workspace, folders: readonly string[]): readonly string[] {
  const tracked = readTrackedFiles(workspace, "package.json");
  const paths = getPresent(tracked)?.paths.filter((path) => /(?:^|\/)package\.json$/u.test(path)) ?? [];
  const all = paths.map(getParent).filter((folder) => !/(?:^|\/)node_modules(?:\/|$)/u.test(folder));
  return all.filter((folder) => !folders.includes(folder)).slice(0, MAX_PACKAGES);
}
