import { lstatSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, join, parse, resolve, sep } from "node:path";
import { findRepositoryRoot } from "./disk.js";
import { isInside } from "./inside.js";
import { attempt } from "./safe-read.js";

/** The first link on the way to a folder that leads out of the repository that it is in, or that vanishes meanwhile. */
export function findLinkOut(path: string): string | undefined {
  const { root } = parse(path);
  const names = path.slice(root.length).split(sep);
  for (const depth of names.keys()) {
    const at = join(root, ...names.slice(0, depth + 1));
    if (attempt(() => lstatSync(at))?.isSymbolicLink() !== true) continue;
    const real = attempt(() => realpathSync.native(at));
    const target = attempt(() => resolve(realpathSync.native(dirname(at)), readlinkSync(at)));
    if (real === undefined || target === undefined) return at;
    const repository = findRepositoryRoot(dirname(at));
    if (repository !== undefined && !isInside(repository, real)) return at;
    return findLinkOut(join(target, ...names.slice(depth + 1)));
  }
  return undefined;
}
