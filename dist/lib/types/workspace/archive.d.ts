import { type Workspace } from "./workspace.js";
import { type ZipEntry } from "./zip-directory.js";
/** A ZIP archive whose every file was unpacked once, and is what the archive says it is. */
export interface ZipArchive {
    /** In the order of the archive. */
    readonly entries: readonly ZipEntry[];
    /** Its files as those of a repository. */
    readonly workspace: Workspace;
}
/** Opens a stranger's ZIP archive in memory, or says why it is refused. Nothing is unpacked beyond what it says. */
export declare function openArchive(bytes: Uint8Array): ZipArchive | {
    readonly refused: string;
};
/** A file's bytes; `undefined` where they are not what the archive says. */
export declare function unpacked({ packed, isDeflated, size, checksum }: ZipEntry): Uint8Array | undefined;
