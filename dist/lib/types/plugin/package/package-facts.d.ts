import { type ArchiveFiles } from "../npm-files/archive-files.js";
import type { NpmPackedFiles } from "../npm-files/npm-packed-files.js";
import type { PackageContents } from "../npm-files/package-contents.js";
import { type PackedFiles } from "../npm-files/packed-files.js";
import type { Reader } from "../plugin.js";
/** What is known of the package that a plugin is distributed as. */
export interface PackageFacts {
    /** What `npm pack` puts into the package. */
    readonly packedFiles: PackedFiles;
    /** What npm itself says about it; only a face can ask. */
    readonly npmPackedFiles: NpmPackedFiles;
    readonly packageContents: PackageContents;
    /** What the archive of a release holds. */
    readonly archiveFiles: ArchiveFiles;
}
export declare const PACKAGE_READERS: {
    readonly [Name in keyof PackageFacts]: Reader<Name>;
};
