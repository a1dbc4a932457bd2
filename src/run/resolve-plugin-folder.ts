import { resolve } from "node:path";
import { Refusal } from "../core/errors.js";
import { quote } from "../base/text/safe.js";
import { resolveFolder } from "../base/files/disk.js";
import { findLinkOut } from "../base/files/find-link-out.js";
import { isInside } from "../base/files/inside.js";

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
