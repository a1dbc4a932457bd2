import type { Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import type { BundleCode } from "./bundle.js";
import { type MapSource } from "./map-source.js";
/** What a source map says of the built code. */
export interface SourceMap {
    readonly sources: readonly MapSource[];
    readonly sections: readonly MapSection[];
}
/** A part of the code and where it comes from; most maps have one, for all of it. */
export interface MapSection {
    /** Where the part begins in the code; both count from 0. */
    readonly line: number;
    readonly column: number;
    /** In the form of the standard (ECMA-426), not decoded. */
    readonly mappings: string;
    /** The number in {@link SourceMap.sources} of the part's first source. */
    readonly firstSource: number;
}
/** The source map of the built code, inline or in a file in the repository; no address is ever fetched. */
export declare function sourceMapOf(code: BundleCode, workspace: Workspace, folder: string): SourceMap | Absent;
