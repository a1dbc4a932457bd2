import type { Finding } from "./core/report.js";
export type { Finding } from "./core/report.js";
export type { PluginManifest } from "./generated/manifest-types.js";
export interface ValidateOptions {
    /** Valid also under the stricter rules of the sample validator; false by default. */
    readonly strict?: boolean;
}
/** What is wrong with a manifest (specification, "Validation result"). */
export interface ManifestResult {
    /** Whether there is no error. */
    readonly valid: boolean;
    readonly errors: readonly Finding[];
    /** Warnings and notices, each with its own severity. */
    readonly warnings: readonly Finding[];
}
/**
 * Validates a manifest by every rule that needs no files. Synchronous, never throws, and runs in a browser too.
 *
 * @param manifest the text of a manifest.json, which gives findings with ranges, or its value, which gives pointers.
 */
export declare function validateManifest(manifest: unknown, { strict }?: ValidateOptions): ManifestResult;
