import { type Workspace } from "../../workspace/workspace.js";
import type { PackedFile } from "../npm-files/packed-files.js";
/** A file that may hold a secret, with what is in it; or one of which nobody knows, and why. */
export type Suspect = PackedFile & ({
    readonly bytes: Uint8Array;
} | {
    readonly why: "too large" | "unreadable";
});
export declare const LARGEST_SEARCHED: number;
/**
 * The files among what is shipped that need a closer look for secrets; a healthy plugin has none. The built code is one
 * of them whether it is packed or not.
 */
export declare function secretSuspects(workspace: Workspace, folder: string, packed: readonly PackedFile[]): Generator<Suspect>;
