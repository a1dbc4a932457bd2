import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A package of which modules are inside `dist/`. */
export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** As its package.json has it: an SPDX expression. */
  readonly license?: string;
  readonly author?: string;
  readonly folder: string;
}

/**
 * The packages that modules come from, sorted by name and version. Of a package there may be two versions, one of them
 * below the package that needs it.
 *
 * @param modules names as bundlers give them: paths, with what a loader adds to them
 */
export function listBundledPackages(root: string, modules: Iterable<string>): readonly BundledPackage[] {
  const folders = new Set<string>();
  for (const name of modules) {
    const path = name.startsWith(root) ? name.slice(root.length) : name;
    const found = /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+(?=\/)/u.exec(path)?.[0];
    if (found !== undefined) folders.add(found);
  }
  const packages = new Map<string, BundledPackage>();
  for (const found of folders) {
    const folder = join(root, found);
    const about = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as Omit<BundledPackage, "folder">;
    const name = about.name;
    packages.set(`${name}@${about.version}`, { ...about, name, folder });
  }
  return [...packages].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
}
