import { joinPath, listFoldersAbove, type Workspace } from "../../base/files/workspace.js";
import { toObject, type JsonObject } from "../../base/text/json/json-object.js";

/** The commands themselves report whatever further package is missing. */
const MAX_PACKAGES = 2000;

/** The dependencies of a package.json that are in no `node_modules` from its folder up to the repository's root. */
export function findUninstalledPackages(
  workspace: Workspace,
  folder: string,
  packageJson: JsonObject | undefined,
): readonly string[] {
  const required = ["dependencies", "devDependencies"].flatMap((key) => Object.keys(toObject(packageJson?.[key])));
  if (required.length === 0) return [];
  const above = listFoldersAbove(folder);
  // Yarn's Plug'n'Play has no node_modules: its table knows where everything is.
  const isThere = (path: string): boolean => workspace.entry(path) !== undefined;
  if (above.some((at) => isThere(joinPath(at, ".pnp.cjs")) || isThere(joinPath(at, ".pnp.js")))) return [];
  const modules = above.map((at) => joinPath(at, "node_modules")).filter(isThere);
  return [...new Set(required)]
    .slice(0, MAX_PACKAGES)
    .filter((name) => !modules.some((path) => isInstalled(workspace, `${path}/${name}`)));
}

/** A link that leads out of the repository is how a package under development is installed. */
function isInstalled(workspace: Workspace, path: string): boolean {
  const entry = workspace.entry(path);
  return entry !== undefined && entry.kind !== "broken";
}
