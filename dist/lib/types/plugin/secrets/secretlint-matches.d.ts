import type { SecretKindName } from "./secret-kinds.js";
import type { SecretMatch } from "./secret-match.js";
/** What the messages of the library's rules speak of; `undefined` for what has a better rule of ours. */
export declare const KINDS_OF_MESSAGES: Readonly<Record<string, SecretKindName | undefined>>;
/**
 * Rules that are not asked: one reads files by itself and points at nothing within them, what it looks for is found as a
 * private key; the other lets any text, also one of a bundled package, switch the search off.
 */
export declare const UNASKED_RULES: readonly string[];
/** What the library's rules find in a text, without what is known for an example. */
export declare function secretlintMatches(content: string, filePath: string): readonly SecretMatch[];
