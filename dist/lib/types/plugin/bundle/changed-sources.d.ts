import type { Position } from "../../text/location.js";
import { type Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import type { SourceMap } from "./source-map.js";
/** The files of the repository that are not as they were when the code was built. */
export type ChangedSources = readonly ChangedSource[];
export interface ChangedSource {
    /** Relative to the plugin's folder, where it is in it. */
    readonly name: string;
    readonly path: string;
    /** Where the file first differs. */
    readonly from: Position;
}
/**
 * Compares the texts in the source map with the files. Only code is compared: a source map can name any file of the
 * repository, and the line that differs is shown. A file that is not there was made by the build; or it was removed, and then
 * whoever used it differs too.
 */
export declare function changedSources(map: SourceMap, workspace: Workspace, folder: string): ChangedSources | Absent;
