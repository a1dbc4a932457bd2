/** What one name of a path may be: exactly this, in folded letters; any text of a form; or any number of names. */
export type NamePattern = string | readonly Token[] | typeof ANY_NAMES;
/** `**`. */
export declare const ANY_NAMES: unique symbol;
/** A run of any characters, one of any, one that a set has, or just this one. */
type Token = "*" | "?" | CharacterSet | {
    readonly just: string;
};
interface CharacterSet {
    readonly isNegated: boolean;
    readonly ranges: readonly (readonly [first: string, last: string])[];
}
/** A text in which letter case does not count, by the rules that a regular expression with the flag i has. */
export declare function folded(text: string): string;
/** `undefined` for a pattern that is not understood here. */
export declare function namePattern(text: string): NamePattern | undefined;
/** Whether a name, in folded letters, is of a pattern. It takes at most the product of both lengths. */
export declare function isNameOf(pattern: string | readonly Token[], name: string): boolean;
export {};
