import { type Entry, type Workspace } from "../workspace/workspace.js";
/** A file that a rule asks for under exactly this path, and what stands there. */
export type FoundFile = {
    readonly path: string;
    readonly state: "file";
    readonly size: number;
} | {
    readonly path: string;
    readonly state: Exclude<Entry["kind"], "file">;
} | {
    readonly path: string;
    readonly state: "missing";
    /** The path of a file that was likely meant: other letter case, another ending, a slip. */
    readonly near: string | undefined;
    /** The names of all files in the folder that should hold it. */
    readonly siblings: readonly string[];
};
export declare function findFile(workspace: Workspace, path: string): FoundFile;
