import { isAbsent, type Absent } from "../../plugin/absent.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { ENTRY_POINTS } from "../../plugin/manifest/type-needs.js";
import type { Location } from "../../base/text/location.js";

export const BUNDLE = "dist/plugin.js";

/** The entry points for which the manifest names a file. */
export function listEntryPoints(manifest: Manifest | Absent, path: string): readonly string[] {
  return isAbsent(manifest) ? [] : ENTRY_POINTS.filter((key) => isPath(manifest.value[key], path));
}

function isPath(value: unknown, path: string): boolean {
  return typeof value === "string" && value.replace(/^\.\//u, "") === path;
}

/** Where the manifest names the built code; else the built code itself. */
export function locateBundle(manifest: Manifest | Absent, file: string): Location {
  const [key] = listEntryPoints(manifest, BUNDLE);
  if (isAbsent(manifest) || key === undefined) return { file };
  return manifest.at(key);
}
