import type { Location, Range } from "../../text/location.js";
import type { Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import { type FoundFile } from "../files/exact-file.js";
/** What npm's lock file says about the package itself. Those of yarn, pnpm and bun say nothing. */
export interface LockFile {
    /** The file, or what stands in its place. */
    readonly found: FoundFile;
    /** The version, in each place where it stands: at the top, and in the list of packages. */
    readonly versions: readonly LockedVersion[];
}
export interface LockedVersion {
    readonly version: string;
    readonly at: Location & {
        readonly range: Range;
    };
}
export declare function lockFileOf(workspace: Workspace, folder: string): LockFile | Absent;
