import { type Entry, type Workspace } from "../../workspace/workspace.js";
/** A file that a rule asks for under exactly this name, and what stands there. */
export type FoundFile = {
    /** Relative to the plugin's folder, as messages have it. */
    readonly name: string;
    /** Relative to the repository's root, as locations have it. */
    readonly path: string;
} & ({
    readonly state: "file";
    readonly size: number;
} | {
    readonly state: Exclude<Entry["kind"], "file">;
} | {
    readonly state: "missing";
    /** A file that was likely meant: other letter case, another ending, a slip. */
    readonly near: {
        readonly name: string;
        readonly path: string;
    } | undefined;
    /** The names of all files in the folder that should hold it. */
    readonly siblings: readonly string[];
});
/** What stands under exactly this name, without a look at what else is in the folder. */
export declare function exactFile(workspace: Workspace, folder: string, name: string): FoundFile;
