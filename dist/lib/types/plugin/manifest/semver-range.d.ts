import type { VersionRange } from "../../text/versions/version-range.js";
/** Reads every form of a version range that npm knows; `undefined` for what is none. */
export declare function semverRange(text: string): VersionRange | undefined;
