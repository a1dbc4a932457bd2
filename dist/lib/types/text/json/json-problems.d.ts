import type { Oddity } from "./json-scan.js";
import type { Lines } from "../lines.js";
import type { Edit, Range } from "../location.js";
/** What is wrong with a text as JSON, and where. */
export interface JsonProblem {
    readonly kind: "unreadable" | "byte-order-mark" | "syntax" | Oddity["kind"];
    readonly range?: Range;
    readonly message: string;
    readonly help: string;
    readonly fix?: readonly Edit[];
}
interface Text {
    readonly file: string;
    readonly text: string;
    readonly lines: Lines;
}
export declare function oddityProblem({ file, text, lines }: Text, oddity: Oddity): JsonProblem;
/** The syntax errors of a text that is not JSON: the first of each line. */
export declare function syntaxProblems({ text, lines }: Text): JsonProblem[];
export declare function codePoint(character: string): string;
export {};
