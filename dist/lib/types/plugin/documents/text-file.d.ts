import { type EncodingFault } from "../../text/decode.js";
import type { Workspace } from "../../workspace/workspace.js";
import { type Absent } from "../absent.js";
import type { FoundFile } from "../files/exact-file.js";
/** A file that people read, as far as it is read. */
export interface TextFile {
    /** Relative to the plugin's folder, as messages have it. */
    readonly name: string;
    /** Relative to the repository's root, as locations have it. */
    readonly path: string;
    /** With a byte order mark, if there is one; U+FFFD stands for bytes that are not UTF-8. */
    readonly text: string;
    readonly fault?: EncodingFault;
    /** Whether the file goes on after the text. */
    readonly isCut: boolean;
}
/** More of a text is not read: GitHub shows no more of a README either. */
export declare const MOST_TEXT_BYTES: number;
export declare function textFileOf(found: FoundFile | Absent, workspace: Workspace): TextFile | Absent;
/** The text of a file if people can read it; else why not. */
export declare function readable(file: TextFile | Absent): TextFile | Absent;
export declare function isBlank({ text, fault }: TextFile): boolean;
