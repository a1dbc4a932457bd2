import { GitHubFault } from "../../github/fault.js";
import type { Release, Releases } from "../../github/releases.js";
import { readTag } from "../../plugin/documents/release-tag.js";
import { compareVersions, parseVersion, type Version } from "../../text/versions/versions.js";
import type { PreviousArchive } from "../publisher.js";
import type { ReleaseSpec } from "../release-spec.js";
import { readAssetArchive } from "./describe-differences.js";

type PreviousReleaseQuery = Pick<ReleaseSpec, "version" | "packageName" | "archive" | "isOneOfSeveral">;

/** The archive of the highest public version below ours. A prerelease counts only before another prerelease. */
export async function readPreviousArchive(
  github: Pick<Releases, "assets" | "download">,
  all: readonly Release[],
  spec: PreviousReleaseQuery,
): Promise<PreviousArchive | undefined> {
  const found = findPreviousRelease(all, spec);
  if (!found) return undefined;
  const { release, version } = found;
  const { tag } = release;
  try {
    const assets = (await github.assets(release.id)).filter(({ state }) => state === "uploaded");
    const named = assets.find(({ name }) => name === makeNameAt(version, spec));
    const archives = assets.filter(({ name }) => name.endsWith(".zip"));
    const asset = named ?? (archives.length === 1 ? archives[0] : undefined);
    if (!asset) return { tag, refused: "it has no archive of this plugin" };
    return { tag, ...(await readAssetArchive(github, asset)) };
  } catch (error) {
    if (error instanceof GitHubFault) return { tag, refused: error.message };
    throw error;
  }
}

/** Finds the public release of the plugin's highest version below ours, and that version. */
export function findPreviousRelease(
  all: readonly Release[],
  { version, packageName, isOneOfSeveral }: Omit<PreviousReleaseQuery, "archive">,
): { readonly release: Release; readonly version: Version } | undefined {
  const ours = parseVersion(version);
  if (!ours) return undefined;
  const below = all.flatMap((release) => {
    const read = release.draft ? undefined : readTag(release.tag, packageName);
    const other = read && parseVersion(read.version);
    // A tag without a package's name may be that of another plugin.
    const isForeign = isOneOfSeveral && read?.names === "no package";
    const counts = other && !isForeign && (ours.prerelease || !other.prerelease) && compareVersions(other, ours) < 0;
    return counts ? [{ release, version: other }] : [];
  });
  return below.toSorted((a, b) => compareVersions(b.version, a.version))[0];
}

/** The name that our archive would have had at that version. */
function makeNameAt({ text }: Version, { version, archive }: PreviousReleaseQuery): string {
  const formatEnding = (of: string): string => `-${of.replaceAll("+", "_")}.zip`;
  return archive.name.slice(0, -formatEnding(version).length) + formatEnding(text);
}
