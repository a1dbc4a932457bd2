import { type Workspace } from "../../workspace/workspace.js";
import type { JsonObject } from "../manifest/manifest.js";
import { type RuleOrigin } from "./pack-rules.js";
import type { PackedFile } from "./packed-files.js";
export interface Packing {
    readonly workspace: Workspace;
    /** Of the package, relative to the repository's root, as all paths are. */
    readonly folder: string;
    readonly packageJson: JsonObject;
}
export interface PackWalk {
    readonly files: readonly PackedFile[];
    /** Links where files would be packed: npm passes over them. */
    readonly links: readonly string[];
    /** Why npm may pack something else. */
    readonly incomplete?: string;
    /** The rule that leaves out each file, or its folder, that was asked for. */
    readonly leftOut: ReadonlyMap<string, RuleOrigin | undefined>;
}
/**
 * Walks through a package as npm 11 does to pack it, by its rules and in their order; or says why npm cannot pack it.
 *
 * @param wanted paths in the package of which it is to be known what leaves them out.
 */
export declare function packWalk(packing: Packing, wanted?: readonly string[]): PackWalk | {
    readonly fault: string;
};
/** What stands at a path as it is written in package.json, a link not followed; `undefined` for nothing. */
export declare function kindAt(workspace: Workspace, folder: string, written: string): string | undefined;
/** `./a//b/../c/` is `a/c`. */
export declare function normal(path: string): string;
