/** Made by the build from manifest.schema.json: the schema itself is loaded only to explain. */
export declare const REQUIRED_KEYS: readonly string[];
/** Every key that a manifest may have at its top level. */
export declare const KNOWN_KEYS: readonly string[];
