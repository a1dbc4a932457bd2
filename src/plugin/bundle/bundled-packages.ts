import { makePlaceFinder } from "../../base/text/bytes.js";
import type { Range } from "../../base/text/location.js";
import { findHostPackage } from "./host-packages.js";
import { listPackageSigns } from "./package-signs.js";
import type { SourceMap } from "./source-map.js";

/** The host's packages whose code is inside the bundle, and what shows it. */
export type BundledPackages = ReadonlyMap<string, BundledPackage>;

export interface BundledPackage {
  /** A file that the source map names, or words that appear in the code. */
  readonly sign: string;
  /** The place of the words. A file of the source map has no place. */
  readonly range: Range | undefined;
}

/**
 * Looks in the source map first. Packages that it does not name are looked for in the code itself.
 *
 * @param code its bytes, a character for each
 */
export function findBundledPackages(
  code: string,
  map: SourceMap | undefined,
  packages: ReadonlySet<string>,
): BundledPackages {
  const found = new Map<string, BundledPackage>();
  const findPlace = makePlaceFinder(code);
  for (const { package: name, sign, at } of listPackageSigns(code, map)) {
    const owner = findHostPackage(name, packages);
    if (owner === undefined || found.has(owner)) continue;
    found.set(owner, { sign, range: at === undefined ? undefined : findPlace(at, at + sign.length) });
  }
  return found;
}
