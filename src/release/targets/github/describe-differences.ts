import { ServerFault } from "../../../base/network/server-fault.js";
import type { Asset, Releases } from "../../../github/releases.js";
import { openOwnArchive, type ZipArchive } from "../../../base/files/archive.js";
import { MAX_ARCHIVED_BYTES } from "../../../base/files/archive-limits.js";
import { comparePaths } from "../../../base/files/workspace.js";
import { acceptArchive } from "../../packing/accept-archive.js";
import { makeArchiveEntries } from "../../packing/archive-name.js";
import { computeSha256 } from "../../packing/sums.js";
import { formatFileChanges } from "../../packing/format-archive.js";
import { compareArchives, isUnchanged } from "../../packing/difference/archive-difference.js";

const MAX_LINES = 20;

/** An archive on GitHub. Its bytes have the digest that GitHub names, if it names one. */
interface AssetArchive {
  readonly bytes: Uint8Array;
  readonly opened: ZipArchive;
}

/** Opens an archive on GitHub, or says why it cannot be read. */
export async function readAssetArchive(
  github: Pick<Releases, "download">,
  { id, digest, size }: Pick<Asset, "id" | "digest" | "size">,
): Promise<AssetArchive | { readonly refused: string }> {
  if (size > MAX_ARCHIVED_BYTES) return { refused: "it has more than 256 MiB" };
  try {
    const bytes = await github.download(id, MAX_ARCHIVED_BYTES);
    if (digest !== undefined && digest !== `sha256:${computeSha256(bytes)}`) {
      return { refused: "the download does not have the digest that GitHub lists" };
    }
    const accepted = await acceptArchive(bytes, "refused");
    return "refused" in accepted ? accepted : { bytes, opened: accepted.opened };
  } catch (error) {
    if (error instanceof ServerFault) return { refused: error.message };
    throw error;
  }
}

/** How a public archive differs from ours, in lines that begin with two spaces. A sentence if that is not known. */
export async function describeDifferences(
  github: Pick<Releases, "download">,
  asset: Asset,
  ours: Uint8Array,
): Promise<string> {
  const remote = await readAssetArchive(github, asset);
  if ("refused" in remote) return `Cannot tell which files differ: ${remote.refused}`;
  const listEntries = (archive: ZipArchive) => makeArchiveEntries(archive).toSorted(comparePaths);
  const difference = compareArchives(listEntries(remote.opened), listEntries(openOwnArchive(ours)));
  if (isUnchanged(difference)) return "Both have the same files: only the packing differs";
  return ["Changes from the public version to this build:", ...formatFileChanges(difference, MAX_LINES)].join("\n");
}
