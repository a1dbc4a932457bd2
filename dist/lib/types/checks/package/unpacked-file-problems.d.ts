import { type DeclaredFiles } from "../../plugin/manifest/declared-files.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { PackedFiles } from "../../plugin/npm-files/packed-files.js";
import type { Problem } from "../../core/check.js";
interface Facts {
    readonly manifest: Manifest;
    readonly declaredFiles: DeclaredFiles;
    readonly packedFiles: PackedFiles;
    /** Of the plugin, with the slash behind it. */
    readonly prefix: string;
    /** Of which it is told already that they are left out, relative to the repository's root. */
    readonly told: readonly string[];
}
/** Files that the manifest names, that are there, and that no user gets. */
export declare function unpackedFileProblems(facts: Facts): Generator<Problem>;
export {};
