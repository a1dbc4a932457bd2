/**
 * Whether a configuration schema certainly has nothing to be told: a flat list of settings in the plainest form, found
 * out without looking for what might be wrong. `defaults` are values for some of the settings.
 */
export declare function isPlainConfig(schema: unknown, defaults?: unknown): boolean;
