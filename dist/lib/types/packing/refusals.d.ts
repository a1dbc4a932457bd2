import type { ArchiveFiles } from "../plugin/npm-files/archive-files.js";
import type { Workspace } from "../workspace/workspace.js";
/** Why nothing is packed: one thing that must not be shipped, or cannot be. */
export interface PackRefusal {
    /** Relative to the repository's root; `undefined` where it is not about one file. */
    readonly path?: string;
    readonly message: string;
    /** What to do, as an imperative sentence. */
    readonly help: string;
    /** Whether the file holds what nobody else may read. */
    readonly isSecret?: true;
}
/** All that stands against packing these files; nothing where they can be packed. */
export declare function refusalsOf(workspace: Workspace, folder: string, archive: ArchiveFiles): readonly PackRefusal[];
