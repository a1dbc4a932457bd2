import { type Report } from "../core/report.js";
import type { Workspace } from "../workspace/workspace.js";
import { type ArchiveEntry } from "./archive-entry.js";
import { type PackRefusal } from "./refusals.js";
import { type ZipFile } from "./zip.js";
export interface PackOptions {
    /** The plugin's folder, relative to the workspace's root, which is "" and the default. */
    readonly folder?: string;
    /** The tag that is released: then the archive is judged as that release. */
    readonly tag?: string;
    /** The day of the run, such as 2026-11-21. */
    readonly today?: string;
}
/** The archive that a release of a plugin would ship. */
export interface PluginArchive {
    /** Such as `weather-widget-1.4.0.zip`. */
    readonly name: string;
    readonly bytes: Uint8Array;
    readonly sha256: string;
    /** By path. */
    readonly files: readonly ArchiveEntry[];
    /** The commit that is checked out; `undefined` where there is no repository of git, or no commit. */
    readonly commit: string | undefined;
}
/**
 * What became of packing. The report is of the archive's own files, where there is one: what ships is what is judged.
 * Its places are those in the repository.
 */
export type Packed = {
    readonly state: "packed" | "unfit";
    readonly archive: PluginArchive;
    readonly report: Report;
}
/** The plugin has no name or version that an archive could be called by. */
 | {
    readonly state: "unnamed";
    readonly report: Report;
}
/** There is something that must not be shipped, or cannot be. */
 | {
    readonly state: "refused";
    readonly refusals: readonly PackRefusal[];
};
/** Packs a plugin, in memory, and judges the archive by all checks. Nothing of the plugin's is run, and nothing written. */
export declare function pack(workspace: Workspace, options?: PackOptions): Promise<Packed>;
/** The status that the process of a packing ends with. */
export declare function packStatus(packed: Packed): 0 | 1 | 3 | 5;
/** The files that go into an archive, by their paths in it. @throws {UsageError} where one vanishes meanwhile. */
export declare function filesOf(workspace: Workspace, folder: string, paths: readonly string[]): Iterable<ZipFile>;
