import type { Release } from "../../github/releases.js";
import { readTag } from "../../plugin/release-tag.js";
import { compareExact } from "../../text/version-order.js";
import { readVersion } from "../../text/versions.js";
import type { Wanted } from "../wanted.js";

/** The tag of the plugin's highest release below this one; of several plugins in one repository, only those count that name it. */
export function previousTag(
  all: readonly Release[],
  { version, packageName, isOneOfSeveral }: Wanted,
): string | undefined {
  const ours = readVersion(version);
  const below = all.flatMap(({ tag, draft }) => {
    const read = draft ? undefined : readTag(tag, packageName);
    const other = read && (!isOneOfSeveral || read.names !== "no package") ? readVersion(read.version) : undefined;
    return ours && other && compareExact(other, ours) < 0 ? [{ tag, other }] : [];
  });
  return below.toSorted((a, b) => compareExact(b.other, a.other))[0]?.tag;
}
