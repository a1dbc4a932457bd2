import { unpackArchive, type ZipArchive } from "../workspace/archive.js";
import { computeSha256 } from "./sums.js";

/** One file of an archive, as in a list of files. */
export interface ArchiveEntry {
  /** Relative to the root of the archive, which contains the plugin's folder. */
  readonly path: string;
  readonly size: number;
  readonly sha256: string;
  readonly isExecutable: boolean;
}

/** The files of an opened archive, each with its digest. */
export function makeArchiveEntries({ entries }: ZipArchive): readonly ArchiveEntry[] {
  return entries.map((entry) => {
    const bytes = unpackArchive(entry);
    if (!bytes) throw new Error(`${JSON.stringify(entry.path)} was whole when the archive was opened`);
    return { path: entry.path, size: entry.size, sha256: computeSha256(bytes), isExecutable: entry.isExecutable };
  });
}
