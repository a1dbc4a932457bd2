import { posix } from "node:path";
import { toObject, type JsonObject } from "../base/text/json/json-object.js";
import { DEPENDENCY_KEYS } from "./dependencies.js";

/** Another package of the repository that a package uses. */
export interface Use {
  /** The folder of the other one. */
  readonly folder: string;
  /** What says so: the name of the dependency, or the file that names it. */
  readonly by: string;
}

/** The files that say what a package is and uses. */
export interface PackageTexts {
  readonly folder: string;
  /** What other packages may call it. */
  readonly names: readonly string[];
  readonly packageJson: JsonObject;
  readonly manifest: JsonObject;
  /** That of Nx. */
  readonly project: JsonObject;
}

/**
 * The packages of a repository that another one declares: as dependencies of any kind, by name or by path, as
 * dependencies of the plugin, and to Nx.
 *
 * @param byName the folders of all packages by name.
 */
export function listDeclaredUses(
  { folder, packageJson, manifest, project }: PackageTexts,
  byName: ReadonlyMap<string, string>,
  folders: ReadonlySet<string>,
): readonly Use[] {
  const declared = DEPENDENCY_KEYS.flatMap((kind) => [...Object.entries(toObject(packageJson[kind]))]);
  const ofPlugin = DEPENDENCY_KEYS.flatMap((kind) => [...Object.entries(toObject(manifest[kind]))]);
  const implicit = [project, toObject(packageJson["nx"])].flatMap(listImplicit).map((name) => [name, ""] as const);
  const uses = [...declared, ...ofPlugin, ...implicit].flatMap(([name, range]): readonly Use[] => {
    const target = findTarget(folder, name, typeof range === "string" ? range : "", byName);
    return target !== undefined && target !== folder && folders.has(target) ? [{ folder: target, by: name }] : [];
  });
  return [...new Map(uses.map((use) => [use.folder, use])).values()];
}

function listImplicit(settings: JsonObject): readonly string[] {
  const names = settings["implicitDependencies"];
  return Array.isArray(names) ? names.filter((name): name is string => typeof name === "string") : [];
}

/** `file:../core` is a path, `npm:@acme/core@1` and `workspace:@acme/core@*` have the name, else the key is the name. */
function findTarget(
  folder: string,
  key: string,
  range: string,
  byName: ReadonlyMap<string, string>,
): string | undefined {
  const [, path] =
    /^(?:file|link|portal|workspace):(\.{1,2}(?:\/.*)?)$/u.exec(range) ?? /^(\.{1,2}\/.*)$/u.exec(range) ?? [];
  if (path !== undefined) {
    const target = posix.join(folder, path).replace(/\/+$/u, "");
    return target === "." ? "" : target;
  }
  const [, alias] = /^(?:npm|workspace):((?:@[^/@]+\/)?[^/@]+)@/u.exec(range) ?? [];
  return byName.get(alias ?? key);
}
