/** The keys that a manifest must have (specification, "Manifest"). */
export declare const REQUIRED_KEYS: readonly ["manifest_version", "name", "version", "description", "type", "author", "category", "permissions"];
/** Every key that a manifest may have at its top level; `$schema` is for editors. */
export declare const KNOWN_KEYS: readonly string[];
