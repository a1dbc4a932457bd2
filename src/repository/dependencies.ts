import { joinPath, type Workspace } from "../base/files/workspace.js";
import { parseJsonObject } from "../base/text/json/parse-json.js";
import { getOwn, isObject, toObject, type JsonObject } from "../base/text/json/json-object.js";

const MAX_PACKAGE_BYTES = 1024 * 1024;

/** The package.json in a folder; `undefined` if there is none, or it cannot be read. */
export function readPackageJson(workspace: Workspace, folder: string): JsonObject | undefined {
  const bytes = workspace.bytes(joinPath(folder, "package.json"), MAX_PACKAGE_BYTES);
  return bytes && parseJsonObject(bytes);
}

/** The keys by which packages are installed with the one that declares them. */
export const INSTALLED_KEYS = ["dependencies", "optionalDependencies"] as const;
/** The keys by which whoever installs a package learns what it needs. */
export const DECLARED_KEYS = [...INSTALLED_KEYS, "peerDependencies"] as const;
/** All keys that name packages. */
export const DEPENDENCY_KEYS = ["dependencies", "devDependencies", "peerDependencies", "optionalDependencies"] as const;

/** The packages that some package.json and manifest.json declare: they are there where the plugin is installed. */
export function listDeclaredPackages(
  places: readonly JsonObject[],
  keys: readonly string[] = DECLARED_KEYS,
): readonly string[] {
  return places.flatMap((place) => keys.flatMap((key) => Object.keys(toObject(place[key]))));
}

/** The patterns by which `workspaces` of a package.json names packages. Yarn and Bun also take an object with `packages`. */
export function listWorkspacePatterns(packageJson: JsonObject): readonly string[] {
  const workspaces = getOwn(packageJson, "workspaces");
  const patterns = isObject(workspaces) ? getOwn(workspaces, "packages") : workspaces;
  return Array.isArray(patterns) ? patterns.filter((pattern): pattern is string => typeof pattern === "string") : [];
}
