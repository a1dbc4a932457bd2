import { type Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import type { DeclaredFiles } from "../manifest/declared-files.js";
import type { JsonObjectText } from "../manifest/manifest.js";
import type { PackedFile, PackedFiles } from "./packed-files.js";
/** What the archive of a release holds. */
export interface ArchiveFiles {
    /** By path; relative to the repository's root, as all paths are. */
    readonly files: readonly PackedFile[];
    /** What stands where files are taken, and must not be shipped: an archive is made of all or not at all. */
    readonly refused: readonly Refused[];
    /** Why there are more files than these, where a limit was reached. */
    readonly incomplete?: string;
}
export interface Refused {
    readonly path: string;
    readonly why: "credentials" | "link" | "special" | "unreadable" | "outside";
}
export interface Archiving {
    readonly workspace: Workspace;
    /** Of the plugin. */
    readonly folder: string;
    readonly manifest: JsonObjectText | Absent;
    readonly packageJson: JsonObjectText | Absent;
    readonly declaredFiles: DeclaredFiles | Absent;
    readonly packedFiles: PackedFiles | Absent;
}
export declare const MOST_ARCHIVED_FILES = 10000;
export declare const MOST_ARCHIVED_BYTES: number;
/**
 * The files every plugin has, all of `dist/`, the files that the manifest names, what `files` in package.json names
 * beside them, and the screenshots where none of those is one.
 */
export declare function archiveFilesOf({ workspace, folder, ...facts }: Archiving): ArchiveFiles;
