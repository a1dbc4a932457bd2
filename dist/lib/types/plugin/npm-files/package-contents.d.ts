import type { RuleOrigin } from "./pack-rules.js";
import { type Packing } from "./pack-walk.js";
import type { PackedFiles } from "./packed-files.js";
/** How what is packed differs from what is expected, and from what `files` names. */
export interface PackageContents {
    /** What is expected and not packed, or would not be if it were there. */
    readonly leftOut: readonly LeftOut[];
    /** What added to `files` packs all of that; nothing where this alone does not help. */
    readonly additions: readonly string[];
    /** Entries of `files` of which nothing is packed. */
    readonly idle: readonly IdleEntry[];
}
export interface LeftOut {
    /** In the package. */
    readonly path: string;
    /** The entry of `files` that is meant to name it. */
    readonly entry: string;
    /** The rule that leaves it out, or the link in its place. */
    readonly because: RuleOrigin | {
        readonly by: "link";
        readonly file: string;
    };
}
export interface IdleEntry {
    readonly at: number;
    readonly entry: string;
    /** Nothing has the name, or a link has it; npm packs nothing of what has it; no packed file is of the pattern. */
    readonly why: "missing" | "link" | "nothing" | "pattern";
    /** The name that was likely meant. */
    readonly near: string | undefined;
}
export declare function packageContents(packing: Packing, packed: PackedFiles): PackageContents;
