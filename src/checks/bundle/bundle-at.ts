import { isAbsent, type Absent } from "../../plugin/absent.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Location } from "../../text/location.js";

const ENTRY_POINTS = ["main", "web", "background"];

/** Where the manifest names the built code; else the built code itself. */
export function locateBundle(manifest: Manifest | Absent, file: string): Location {
  const asking = isAbsent(manifest) ? undefined : ENTRY_POINTS.find((key) => isBundle(manifest.value[key]));
  return !isAbsent(manifest) && asking !== undefined ? manifest.at(asking) : { file };
}

function isBundle(path: unknown): boolean {
  return typeof path === "string" && /^(?:\.\/)?dist\/plugin\.js$/u.test(path);
}
