import { compareVersions, type RangeVersion } from "./version-range.js";
import type { Version } from "./versions.js";

/** Which of two versions comes first; build metadata does not count. */
export function compareExact(a: Version, b: Version): number {
  return compareVersions(withPrerelease(a), withPrerelease(b));
}

function withPrerelease({ text, major, minor, patch, build }: Version): RangeVersion {
  const bare = build === "" ? text : text.slice(0, -build.length - 1);
  const hyphen = bare.indexOf("-");
  return { major, minor, patch, prerelease: hyphen === -1 ? "" : bare.slice(hyphen + 1) };
}
