import type { SecretMatch } from "./secret-match.js";
/** Tokens of package registries, whatever their form. */
export declare function registryMatches(text: string): readonly SecretMatch[];
