import type { ZipArchive } from "../../base/files/archive.js";

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
  return entries.map(({ path, size, sha256, isExecutable }) => ({ path, size, sha256, isExecutable }));
}
