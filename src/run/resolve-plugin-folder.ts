import { join, relative, resolve, sep } from "node:path";
import { Refusal, UsageError } from "../core/errors.js";
import { findTyped } from "../base/text/nearest.js";
import { quote } from "../base/text/safe.js";
import { resolveFolder } from "../base/files/disk.js";
import { findLinkOut } from "../base/files/find-link-out.js";
import { isInside } from "../base/files/inside.js";
import { readFolderUpTo } from "../base/files/safe-read.js";

/** Where a plugin's folder is searched for. */
export interface SearchPlace {
  readonly cwd: string;
  /** The folder that no plugin's may lie outside of. Any folder if left out. */
  readonly within?: string | undefined;
}

/**
 * The real path of a folder that somebody names; `undefined` where there is none. The authors of a repository choose
 * where its links lead. A folder outside of it would be another plugin that is checked in the name of theirs.
 *
 * @throws {Refusal} for a way through a link that leads out of its repository, and for a folder outside of `within`.
 */
export function resolvePluginFolder(path: string, { cwd, within }: SearchPlace): string | undefined {
  const full = resolve(cwd, path);
  const folder = resolveFolder(full);
  if (folder === undefined) return undefined;
  const limit = within === undefined ? undefined : resolveFolder(within);
  const isOutside = limit !== undefined && !isInside(limit, folder);
  const ways = isOutside
    ? `check out its repository below ${quote(limit)}, and name its folder there`
    : `name the folder that it points to: ${quote(folder)}`;
  const link = folder === full ? undefined : findLinkOut(full, folder);
  if (link !== undefined) {
    const which = link === full ? quote(path) : `${quote(link)}, on the way to ${quote(path)},`;
    throw new Refusal(
      `${which} is a link that points outside its repository, so another plugin would be checked instead`,
      `Put the plugin itself there. Or ${ways}`,
    );
  }
  if (isOutside) {
    const help = `Name a folder in the workspace of the job. Or ${ways}`;
    throw new Refusal(`The plugin's folder ${quote(path)} is outside the workspace ${quote(limit)}`, help);
  }
  return folder;
}

/** For a folder that is not there; names the one that was meant. */
export function makeNoFolderError(path: string, cwd: string, help: string, purpose = ""): UsageError {
  const meant = findMeantFolder(resolve(cwd, path), cwd);
  const guess = meant === undefined ? help : `Did you mean ${quote(relative(cwd, meant))}?`;
  return new UsageError(`There is no folder ${quote(path)}${purpose}`, guess);
}

/** Among more folders nobody searches for what was meant. */
const MAX_LISTED = 10_000;

/** Goes down from the current folder. Where a name is missing, it takes the nearest one. */
function findMeantFolder(full: string, cwd: string): string | undefined {
  if (!isInside(cwd, full)) return undefined;
  let at = cwd;
  for (const name of relative(cwd, full).split(sep)) {
    const listed = readFolderUpTo(at, MAX_LISTED);
    if (listed === undefined || listed === "crowded") return undefined;
    const names = listed.filter(({ kind }) => kind === "folder").map((folder) => folder.name);
    const next = names.includes(name) ? name : findTyped(name, names);
    if (next === undefined) return undefined;
    at = join(at, next);
  }
  return at === full ? undefined : at;
}
