import { ServerFault } from "../../../base/network/server-fault.js";
import type { Asset, Release, Releases } from "../../../github/releases.js";
import { findDigest, SUMS } from "../../packing/sums.js";
import { readOwnVersion, type TagOwner } from "../../../repository/tags/tag-forms.js";
import { compareVersions, parseVersion, type Version } from "../../../base/text/versions/versions.js";
import type { PreviousArchive } from "../../publisher.js";
import type { ReleaseSpec } from "../../release-spec.js";
import { readAssetArchive } from "./describe-differences.js";

export interface PreviousReleaseQuery extends TagOwner, Pick<ReleaseSpec, "version"> {
  readonly archive: Pick<ReleaseSpec["archive"], "name">;
  /** Whether our version itself counts: it may be released already where nothing is released. */
  readonly mayBeSame?: boolean;
}

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
    const [only, ...others] = archives;
    const asset = named ?? only;
    if (!asset || (!named && others.length > 0)) return { tag, refused: "it has no archive of this plugin" };
    const digest = asset.digest ?? (await readDeclaredDigest(github, assets, asset));
    if (digest === undefined) return { tag, refused: "neither GitHub nor the release names its digest" };
    return { tag, ...(await readAssetArchive(github, { ...asset, digest })) };
  } catch (error) {
    if (error instanceof ServerFault) return { tag, refused: error.message };
    throw error;
  }
}

/** Older servers name no digests. Then the sums that were published with the archive have it. */
async function readDeclaredDigest(
  github: Pick<Releases, "download">,
  assets: readonly Asset[],
  { name }: Asset,
): Promise<string | undefined> {
  const sums = assets.find((asset) => asset.name === SUMS);
  if (!sums || sums.size > MAX_SUMS_BYTES) return undefined;
  const digest = findDigest(new TextDecoder().decode(await github.download(sums.id, MAX_SUMS_BYTES)), name);
  return digest && `sha256:${digest}`;
}

/** Finds the public release of the plugin's highest version below ours, and that version. */
export function findPreviousRelease(
  all: readonly Release[],
  { version, mayBeSame = false, ...owner }: Omit<PreviousReleaseQuery, "archive">,
): { readonly release: Release; readonly version: Version } | undefined {
  const ours = parseVersion(version);
  if (!ours) return undefined;
  const below: { readonly release: Release; readonly version: Version }[] = [];
  for (const release of all.filter(({ draft }) => !draft)) {
    const other = parseVersion(readOwnVersion(release.tag, owner) ?? "");
    if (!other || (other.prerelease && !ours.prerelease)) continue;
    const order = compareVersions(other, ours);
    if (order < 0 || (order === 0 && mayBeSame)) below.push({ release, version: other });
  }
  return below.toSorted((a, b) => compareVersions(b.version, a.version))[0];
}

const MAX_SUMS_BYTES = 64 * 1024;

/** The name that our archive would have had at that version. */
function makeNameAt({ text }: Version, { version, archive }: PreviousReleaseQuery): string {
  const formatEnding = (of: string): string => `-${of.replaceAll("+", "_")}.zip`;
  return archive.name.slice(0, -formatEnding(version).length) + formatEnding(text);
}
