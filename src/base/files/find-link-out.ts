import { lstatSync, readlinkSync, realpathSync } from "node:fs";
import { dirname, join, parse, resolve, sep } from "node:path";
import { findRepositoryRoot } from "./disk.js";
import { isInside } from "./inside.js";
import { attempt } from "./safe-read.js";

/**
 * The first link on the way to a folder that points outside the repository that it is in, or that vanishes meanwhile.
 *
 * @param real where the way has led to a moment ago: another process may have put a link there, and taken it away.
 */
export function findLinkOut(path: string, real: string): string | undefined {
  const { root } = parse(path);
  const names = path.slice(root.length).split(sep);
  for (const depth of names.keys()) {
    const at = join(root, ...names.slice(0, depth + 1));
    if (attempt(() => lstatSync(at))?.isSymbolicLink() !== true) continue;
    const now = attempt(() => realpathSync.native(at));
    const target = attempt(() => resolve(realpathSync.native(dirname(at)), readlinkSync(at)));
    if (now === undefined || target === undefined) return at;
    const repository = findRepositoryRoot(dirname(at));
    if (repository !== undefined && !isInside(repository, now)) return at;
    return findLinkOut(join(target, ...names.slice(depth + 1)), real);
  }
  return isSameName(path, real) ? undefined : path;
}

/**
 * Any system can have disks that ignore letter case and how letters are composed. Windows has short names as well, and
 * names of drives that lead into folders.
 */
function isSameName(path: string, real: string): boolean {
  const fold = (name: string): string => name.normalize("NFC").toLowerCase();
  if (sep === "/") return fold(path) === fold(real);
  return attempt(() => realpathSync.native(path)) === real;
}
