import { MAX_ARCHIVED_PATH_LENGTH } from "../../base/files/archive-limits.js";
import { hasLoneSurrogate } from "../../base/text/code-points.js";
import { formatNumber } from "../../base/text/numbers.js";
import { getBaseName, getParent, joinPath } from "../../base/files/workspace.js";

/** Names of devices. On Windows they exist in every folder and with every extension, also behind spaces. */
const DEVICE = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[1-9¹²³]) *(?:\.|$)/iu;
/** The folder of git, in the letters that any disk takes for it: its short name on Windows, too. */
const GIT = /^(?:\.git|git~\d)$/iu;
/** The same of Mercurial, which runs what its settings there name. */
const MERCURIAL = /^(?:\.hg|hg~\d)$/iu;
/** Characters that the disks of macOS pass over in a name. */
const PASSED_OVER = /[\u200c-\u200f\u202a-\u202e\u206a-\u206f\ufeff]/gu;

/** Why a path in an archive cannot be unpacked unchanged on every system. */
export function explainNameFault(path: string): string | undefined {
  if (path.length > MAX_ARCHIVED_PATH_LENGTH) {
    return `has a name of more than ${formatNumber(MAX_ARCHIVED_PATH_LENGTH)} characters`;
  }
  const names = path.split("/");
  if (names.some((name) => name === "" || name === "." || name === ".."))
    return "has a name that points outside the archive";
  if (hasLoneSurrogate(path) || path.includes("\ufffd")) return "has a name that is not Unicode";
  if (/[\p{Cc}\u2028\u2029\p{Bidi_Control}]/u.test(path)) return "has an invisible character in its name";
  if (/[\\:*?"<>|]/u.test(path)) return "has a character in its name that Windows does not allow";
  if (names.some((name) => /[. ]$/u.test(name))) return "has a name with an ending that Windows does not allow";
  if (names.some((name) => DEVICE.test(name))) return "has the name of a device on Windows";
  const seen = names.map((name) => name.replace(PASSED_OVER, ""));
  if (seen.some((name) => GIT.test(name))) return "is in a folder that git reserves for itself";
  if (seen.some((name) => MERCURIAL.test(name))) return "is in a folder that Mercurial reserves for itself";
  if (names.slice(0, -1).some((name) => /^node_modules$/iu.test(name)))
    return "is an installed package, which never ships";
  return undefined;
}

/**
 * The files called HEAD that make a repository of their folder: git takes it for one, with the settings in it, and runs
 * what these name as soon as somebody asks for its status.
 */
export function findRepositoryHeads(paths: readonly string[]): readonly string[] {
  const folded = new Set(paths.map((path) => path.toLowerCase()));
  const folders = new Set<string>();
  for (const path of folded) {
    for (let at = path.lastIndexOf("/"); at > 0; at = path.lastIndexOf("/", at - 1)) folders.add(path.slice(0, at));
  }
  return paths.filter((path) => {
    if (getBaseName(path).toLowerCase() !== "head") return false;
    const nextTo = (name: string): string => joinPath(getParent(path), name).toLowerCase();
    return folded.has(nextTo("commondir")) || (folders.has(nextTo("objects")) && folders.has(nextTo("refs")));
  });
}

/** Each path that collides with another one if letter case is ignored, with that other path. */
export function findNameCollisions(paths: readonly string[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const folders = new Map<string, string>();
  const found = new Map<string, string>();
  for (const path of paths) {
    const folded = foldPath(path);
    const other = files.get(folded);
    if (other !== undefined) found.set(path, other);
    else files.set(folded, path);
    for (let at = folded.lastIndexOf("/"); at > 0; at = folded.lastIndexOf("/", at - 1)) {
      folders.set(folded.slice(0, at), path);
    }
  }
  for (const [folded, path] of files) {
    const inFolder = folders.get(folded);
    if (inFolder !== undefined) found.set(path, inFolder);
  }
  return found;
}

function foldPath(path: string): string {
  return path.normalize("NFC").toUpperCase().toLowerCase();
}
