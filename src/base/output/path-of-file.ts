import { lstatSync, readlinkSync, realpathSync, statSync, type Stats } from "node:fs";
import { basename, dirname, join, parse, resolve, sep } from "node:path";
import { isInside } from "../files/inside.js";

/** The limit of Linux. */
const MAX_LINKS = 40;

/** Nothing is written to a path. */
export class NotWrittenError extends Error {
  override readonly name = "NotWrittenError";

  /**
   * @param kind "unsafe" where the authors of the repository could choose the target, "changed" where a file has another
   * content than expected. In the place of a new folder there is a link, a file, or a full folder.
   */
  constructor(
    readonly kind: "unsafe" | "changed" | "link" | "file" | "full",
    message: string,
  ) {
    super(message);
  }
}

/** The place of a file after every link of the caller is resolved. */
export interface PathOfFile {
  /** The real path of the nearest existing folder. */
  readonly folder: string;
  /** The folders to make below it. */
  readonly missing: readonly string[];
  readonly name: string;
  readonly isInCheckout: boolean;
}

/**
 * Resolves a path, name by name. Outside a checkout, the caller's own links are followed. In a checkout, neither a
 * folder on the way nor the file may be a link or a part of git's own folder. A commit can contain links, and choose
 * their targets.
 *
 * @param checkouts folders with untrusted content. Every folder that contains a `.git` is one, too.
 * @throws {NotWrittenError} for a path that is refused.
 * @throws a system error for a path that leads nowhere.
 */
export function resolvePathOfFile(path: string, checkouts: readonly string[], links = 0): PathOfFile {
  if (links > MAX_LINKS) throw new NotWrittenError("unsafe", `there are too many links on the way to ${path}`);
  const full = resolve(path);
  const roots = checkouts.map((root) => realpathSync.native(root));
  const isCheckout = (at: string): boolean =>
    roots.some((root) => isInside(root, at)) || lstatSync(join(at, ".git"), { throwIfNoEntry: false }) !== undefined;
  const { root } = parse(full);
  const name = basename(full);
  const names = dirname(full)
    .slice(root.length)
    .split(sep)
    .filter((one) => one !== "");
  let folder = root;
  let isInCheckout = isCheckout(root);
  for (const [at, next] of names.entries()) {
    if (isInCheckout) refuseGit(path, next);
    const stat = lstatSync(join(folder, next), { throwIfNoEntry: false });
    if (!stat) {
      const missing = names.slice(at);
      if (isInCheckout) for (const one of [...missing, name]) refuseGit(path, one);
      return { folder, missing, name, isInCheckout };
    }
    if (stat.isSymbolicLink()) {
      if (isInCheckout) refuseLink(path, join(folder, next));
      const rest = names.slice(at + 1);
      return resolvePathOfFile(join(readLinkTarget(folder, next), ...rest, name), checkouts, links + 1);
    }
    const real = realpathSync.native(join(folder, next));
    // It was no link a moment ago. Windows has names of drives that lead into folders.
    if (sep === "/" && dirname(real) !== folder)
      throw new NotWrittenError("unsafe", `${join(folder, next)} was replaced while it was looked at`);
    folder = real;
    // A short name of Windows differs from the folder's own name.
    if (isInCheckout) refuseGit(path, basename(folder));
    isInCheckout ||= isCheckout(folder);
  }
  const file = join(folder, name);
  const stat = lstatSync(file, { throwIfNoEntry: false });
  if (isInCheckout) refuseFile(path, file, stat);
  // A link to a pipe or a device, such as /dev/stdout, is kept. A link to nothing is replaced.
  const leadsToFile = stat?.isSymbolicLink() === true && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  if (leadsToFile) return resolvePathOfFile(readLinkTarget(folder, name), checkouts, links + 1);
  return { folder, missing: [], name, isInCheckout };
}

function readLinkTarget(folder: string, name: string): string {
  return resolve(folder, readlinkSync(join(folder, name)));
}

function refuseFile(path: string, file: string, stat: Stats | undefined): void {
  refuseGit(path, basename(file));
  if (stat?.isSymbolicLink() === true) refuseLink(path, file);
  if (stat && !stat.isFile() && !stat.isDirectory())
    throw new NotWrittenError("unsafe", `${file} is not a regular file`);
  if (stat) refuseGit(path, basename(realpathSync.native(file)));
}

function refuseLink(path: string, link: string): never {
  const which = resolve(path) === link ? "it is" : `${link} is`;
  throw new NotWrittenError("unsafe", `${which} a link of the repository, which may lead anywhere`);
}

function refuseGit(path: string, name: string): void {
  if (isGitName(name))
    throw new NotWrittenError("unsafe", `${path} is in git's own folder, whose files are commands to git`);
}

/**
 * Whether a file system may treat a name as `.git`: in any letter case, with ignored characters, or as a short name.
 */
function isGitName(name: string): boolean {
  const plain = name
    .replace(/[\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]/gu, "")
    .replace(/:.*$/su, "")
    .replace(/[. ]+$/u, "")
    .toLowerCase();
  return plain === ".git" || /^git~\d+$/u.test(plain);
}
