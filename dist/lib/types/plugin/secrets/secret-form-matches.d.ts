import type { SecretMatch } from "./secret-match.js";
/** Secrets that are told by their form alone, and by what stands near. */
export declare function formMatches(text: string): readonly SecretMatch[];
