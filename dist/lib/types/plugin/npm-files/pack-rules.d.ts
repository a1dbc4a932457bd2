import { type Glob } from "../../text/glob.js";
import type { Range } from "../../text/location.js";
/** Who wrote a rule: npm itself, package.json, an entry of its `files`, or a line of an ignore file. */
export type RuleOrigin = {
    readonly by: "npm" | "package.json";
} | {
    readonly by: "files";
    readonly entry: number;
} | {
    readonly by: "ignore file";
    readonly file: string;
    readonly pattern: string;
    readonly range: Range;
};
/** Leaves out what its pattern is for, or takes it in. Of several, the last that is for a path decides. */
export interface Rule {
    readonly takesIn: boolean;
    readonly glob: Glob;
    readonly origin: RuleOrigin;
}
export interface Rules {
    readonly rules: readonly Rule[];
    /** Patterns that are not understood here. */
    readonly unclear: readonly string[];
}
/** The rules in a text, one a line, as npm reads them. */
export declare function rulesIn(text: string, origin: (pattern: string, range: Range) => RuleOrigin): Rules;
/** What npm leaves out of every folder unless a later rule takes it in. */
export declare const USUALLY_OUT: readonly Rule[];
/** What npm leaves out of every folder, whatever the rules before say. */
export declare const NEVER_IN: readonly Rule[];
/** What of the package's own folder npm always takes in, and what it never does. */
export declare const ALWAYS_OR_NEVER: readonly Rule[];
/** All but what later rules take in. */
export declare const NOTHING_IN: readonly Rule[];
