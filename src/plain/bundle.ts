import { isAbsent } from "../plugin/absent.js";
import { bundleCodeOf, bundleOf } from "../plugin/bundle.js";
import { LARGE_BUNDLE } from "../plugin/bundle-limits.js";
import { bundledPackages } from "../plugin/bundled-packages.js";
import { changedSources } from "../plugin/changed-sources.js";
import { exactFile } from "../plugin/exact-file.js";
import { HOST_PACKAGES } from "../plugin/host-packages.js";
import { importedPackages } from "../plugin/imported-packages.js";
import { sourceMapOf } from "../plugin/source-map.js";
import { isObject, type JsonObject } from "../text/json-object.js";
import type { Workspace } from "../workspace/workspace.js";

/** That nothing is to be said of the built code. */
export interface PlainBundle {
  /** Why it is not known whether the code is fresh; else it is. */
  readonly notCompared: string | undefined;
}

const PACKAGES: ReadonlySet<string> = new Set(HOST_PACKAGES);

/** Whether the built code is small and fresh, and holds nothing that the host brings; what it imports of that are peers. */
export function plainBundle(workspace: Workspace, folder: string, packageJson: JsonObject): PlainBundle | undefined {
  const bundle = bundleOf(exactFile(workspace, folder, "dist/plugin.js"));
  if (isAbsent(bundle) || bundle.size >= LARGE_BUNDLE || !hasPlainPackages(packageJson)) return undefined;
  const code = bundleCodeOf(bundle, workspace);
  if (isAbsent(code)) return undefined;
  const map = sourceMapOf(code, workspace, folder);
  if (bundledPackages(code.latin1, isAbsent(map) ? undefined : map, PACKAGES).size > 0) return undefined;
  const peers = packageJson["peerDependencies"];
  for (const name of importedPackages(code.latin1, PACKAGES)) {
    if (!isObject(peers) || !Object.hasOwn(peers, name)) return undefined;
  }
  const changed = isAbsent(map) ? map : changedSources(map, workspace, folder);
  if (isAbsent(changed)) return { notCompared: changed.absent };
  return changed.length === 0 ? { notCompared: undefined } : undefined;
}

/** Whether nothing that the host brings is installed with the plugin. */
function hasPlainPackages(packageJson: JsonObject): boolean {
  return ["dependencies", "optionalDependencies"].every((key) => {
    const entries = packageJson[key];
    return !isObject(entries) || HOST_PACKAGES.every((name) => !Object.hasOwn(entries, name));
  });
}
