import type { SecretMatch } from "./secret-match.js";
/** Tokens that a file of a package manager holds; one that it takes from the environment is none. */
export declare function namedMatches(text: string, path: string): readonly SecretMatch[];
