import type { Version } from "./versions.js";
/** Which of two versions comes first; build metadata does not count. */
export declare function compareExact(a: Version, b: Version): number;
