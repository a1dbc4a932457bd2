import type { SecretMatch } from "./secret-match.js";
/**
 * The secrets of a text, by place, and how much of it was looked at: only what is near an anchor, and no more than
 * `most` characters, as rules take their time.
 */
export declare function secretMatches(text: string, path: string, most: number): {
    matches: readonly SecretMatch[];
    searched: number;
    complete: boolean;
};
