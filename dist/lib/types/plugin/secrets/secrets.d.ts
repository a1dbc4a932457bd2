import type { Range } from "../../text/location.js";
import type { Workspace } from "../../workspace/workspace.js";
import type { PackedFile } from "../npm-files/packed-files.js";
import type { SecretKind, SecretKindName } from "./secret-kinds.js";
/** The secrets in what is shipped: their places and kinds. Nothing here holds a secret itself, nor a part of one. */
export interface Secrets {
    /** By file, and by place within it; each secret once a file. */
    readonly found: readonly FoundSecret[];
    readonly unsearched: readonly UnsearchedFile[];
}
export interface FoundSecret extends SecretKind {
    readonly kind: SecretKindName;
    readonly file: string;
    readonly range: Range;
    /** How often it stands in the file. */
    readonly times: number;
    /** The source that a source map has it from. */
    readonly source?: string;
}
/** A file that was not looked through, or not to its end, and why. */
export interface UnsearchedFile {
    readonly file: string;
    readonly size: number;
    readonly why: "too large" | "unreadable" | "too much";
}
/** What the rules see of a plugin: they are asked only near what may be a secret. */
export declare const MOST_CHARACTERS: number;
/** Looks for secrets in the files that are packed, and in the built code. */
export declare function secretsOf(workspace: Workspace, folder: string, packed: readonly PackedFile[]): Promise<Secrets>;
