import { parseRange } from "./version-range.js";
import type { Version } from "./versions.js";

/** One version with one sign before it at most, whole or in part: `^1.4.0`, `~1.4`, `1.x`. */
const SIMPLE = /^([\^~=]?v?)(\d+)(?:\.(\d+|[xX*]))?(?:\.(\d+|[xX*])([-+][0-9A-Za-z.+-]+)?)?$/u;
const WORKSPACE = "workspace:";

/** Unclear if it does not allow the version, and is too complex to be written anew. */
export type RaisedRange = { readonly range: string } | { readonly isUnclear: true };

/**
 * The range of a dependency on a package that gets another version, in the form that stands there: where it names the
 * old version, or does not allow the new one.
 *
 * @param from the old version.
 * @returns `undefined` if the range stays as it is.
 */
export function raiseRange(range: string, from: string, to: Version): RaisedRange | undefined {
  const protocol = range.startsWith(WORKSPACE) ? WORKSPACE : "";
  const bare = range.slice(protocol.length);
  const read = bare === "" ? undefined : parseRange(bare);
  // A tag, a path or an address; `workspace:^` and `workspace:~` mean whatever version is there.
  if (!read) return undefined;
  const [, sign = "", major = "", minor = "", patch = "", suffix = ""] = SIMPLE.exec(bare) ?? [];
  const isOld = `${major}.${minor}.${patch}${suffix}` === from;
  if (!isOld && read.test(to.text)) return undefined;
  if (major === "") return { isUnclear: true };
  const isWhole = /^\d+$/u.test(patch) || to.prerelease;
  const parts = [minor, patch].flatMap((part, at) => {
    if (part === "") return [];
    return [/^\d/u.test(part) ? String(at === 0 ? to.minor : to.patch) : part];
  });
  return { range: `${protocol}${sign}${isWhole ? to.text : [to.major, ...parts].join(".")}` };
}
