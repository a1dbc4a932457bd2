import type { ArchiveEntry } from "./archive-entry.js";
/** What another archive holds that one did not, file by file. */
export interface ArchiveDifference {
    readonly added: readonly ArchiveEntry[];
    readonly removed: readonly ArchiveEntry[];
    readonly changed: readonly {
        readonly before: ArchiveEntry;
        readonly after: ArchiveEntry;
    }[];
    /** By how much all files together have grown, in bytes. */
    readonly growth: number;
}
/** Compares the files of two archives; both lists are by path, and so is what comes out. */
export declare function differenceOf(before: readonly ArchiveEntry[], after: readonly ArchiveEntry[]): ArchiveDifference;
/** Whether two archives hold the same: so must one that is made before the plugin's own code runs, and one made after. */
export declare function isSame({ added, removed, changed }: ArchiveDifference): boolean;
/** The permissions that a manifest asks for and an older one did not, in its own order. */
export declare function newPermissions(before: unknown, after: unknown): readonly string[];
export declare function sumOf(entries: readonly ArchiveEntry[]): number;
