import type { Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import type { FoundFile } from "../files/exact-file.js";
/** The built code, where it is a regular file and not empty. */
export interface Bundle {
    /** Relative to the plugin's folder, as messages have it. */
    readonly name: string;
    /** Relative to the repository's root, as locations have it. */
    readonly path: string;
    readonly size: number;
}
export interface BundleCode extends Bundle {
    /** Its bytes, a character for each: the words that are looked for are ASCII. */
    readonly latin1: string;
}
export declare function bundleOf(found: FoundFile): Bundle | Absent;
export declare function bundleCodeOf({ name, path, size }: Bundle, workspace: Workspace): BundleCode | Absent;
