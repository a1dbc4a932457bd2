import { type Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import type { BundleCode } from "./bundle.js";
/** The text of a source map, not parsed. */
export interface MapText {
    /** As reasons name it. */
    readonly name: string;
    /** The folder that its paths start from, relative to the repository's root. */
    readonly folder: string;
    readonly text: string;
}
/** The source map that the code names, in itself or in the repository; if it names none, the one beside it. */
export declare function findMapText(code: BundleCode, workspace: Workspace, folder: string): MapText | Absent;
/** The comment that is the source map, where it stands in the code itself. */
export declare function inlineMap({ latin1 }: BundleCode): {
    readonly start: number;
    readonly end: number;
} | undefined;
