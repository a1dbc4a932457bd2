import { absent, isAbsent } from "../plugin/absent.js";
import { bundleCodeOf, bundleOf } from "../plugin/bundle.js";
import { LARGE_BUNDLE } from "../plugin/bundle-limits.js";
import { bundledPackages } from "../plugin/bundled-packages.js";
import { changedSources } from "../plugin/changed-sources.js";
import { exactFile } from "../plugin/found-file.js";
import { hostPackages } from "../plugin/host-packages.js";
import { importedPackages } from "../plugin/imported-packages.js";
import { sourceMapOf } from "../plugin/source-map.js";
import { isObject, type JsonObject } from "../text/json-object.js";
import type { Workspace } from "../workspace/workspace.js";

const PACKAGES = hostPackages(absent("nothing is configured"));

export interface PlainCode {
  /** Why nobody knows whether it is fresh; `undefined` where it is. */
  readonly unknownFreshness: string | undefined;
}

/** What is certain of built code that is small, fresh as far as that is known, and without a library of the host's. */
export function plainCode(workspace: Workspace, folder: string, packageJson: JsonObject): PlainCode | undefined {
  const bundle = bundleOf(exactFile(workspace, folder, "dist/plugin.js"));
  if (isAbsent(bundle) || bundle.size === 0 || bundle.size >= LARGE_BUNDLE) return undefined;
  const code = bundleCodeOf(bundle, workspace);
  if (isAbsent(code) || !arePeers(packageJson, importedPackages(code.bytes, PACKAGES))) return undefined;
  const map = sourceMapOf(code, workspace, folder);
  const known = isAbsent(map) ? undefined : map;
  if (bundledPackages(code.bytes, known, PACKAGES).size > 0) return undefined;
  if (isAbsent(map)) return { unknownFreshness: map.absent };
  const changed = changedSources(map, workspace, folder);
  if (isAbsent(changed)) return { unknownFreshness: changed.absent };
  return changed.length === 0 ? { unknownFreshness: undefined } : undefined;
}

/** Whether what the code imports is to be brought by the host, and nothing of the host's is installed. */
function arePeers(packageJson: JsonObject, imported: ReadonlySet<string>): boolean {
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packageJson;
  if (!isObject(dependencies) || !isObject(optionalDependencies) || !isObject(peerDependencies)) return false;
  const isInstalled = (name: string): boolean =>
    Object.hasOwn(dependencies, name) || Object.hasOwn(optionalDependencies, name);
  return (
    [...PACKAGES].every((name) => !isInstalled(name)) &&
    [...imported].every((name) => Object.hasOwn(peerDependencies, name))
  );
}
