import type { SecretMatch } from "./secret-match.js";
/** Signed tokens whose head names how they are signed, without those that are made to be public. */
export declare function jwtMatches(text: string): readonly SecretMatch[];
