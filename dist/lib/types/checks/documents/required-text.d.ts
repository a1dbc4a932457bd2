import { type Absent } from "../../plugin/absent.js";
import type { FoundFile } from "../../plugin/files/exact-file.js";
import { type TextFile } from "../../plugin/documents/text-file.js";
import type { Problem } from "../../core/check.js";
interface Wording {
    /** What to do where there is no file, or nothing in it. */
    readonly help: string;
    /** How bad it is that a reader of UTF-8 understands nothing. */
    readonly unreadable?: Pick<Problem, "severity" | "release">;
}
/** What keeps a file that a rule asks for from being a text that everyone can read. */
export declare function requiredTextProblems(found: FoundFile, file: TextFile | Absent, wording: Wording): Generator<Problem>;
export {};
