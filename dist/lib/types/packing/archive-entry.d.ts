import { type ZipArchive } from "../workspace/archive.js";
/** One file of an archive, as a list of files has it. */
export interface ArchiveEntry {
    /** In the archive, which holds the plugin's folder. */
    readonly path: string;
    readonly size: number;
    readonly sha256: string;
    readonly isExecutable: boolean;
}
/** The files of an archive that was opened, each with its digest. */
export declare function archiveEntries({ entries }: ZipArchive): readonly ArchiveEntry[];
