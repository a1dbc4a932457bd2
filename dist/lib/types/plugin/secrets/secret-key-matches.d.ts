import type { SecretMatch } from "./secret-match.js";
/** Private keys, by the line that they begin with, where a key follows: also cut into strings, or in another's escapes. */
export declare function keyMatches(text: string): readonly SecretMatch[];
