import type { VersionRange } from "./version-range.js";
/**
 * Reads the forms that nearly every version range has: `^1.2.3`, `>=18`, `1.x || 2.x`, `>=1.2.0 <2.0.0`.
 *
 * `undefined` for any other text, which may be a range all the same: with prereleases, hyphens, odd spaces.
 */
export declare function plainRange(text: string): VersionRange | undefined;
