import type { VersionRange } from "../../text/versions/version-range.js";
import { type JsonObjectText, type Manifest } from "./manifest.js";
/** The longest text that is read as a version range. */
export declare const LONGEST_RANGE = 256;
/** Version ranges of the manifest and of package.json, by the range as it is written. */
export interface Ranges {
    /** What a text means as a range; `undefined` for what is none. */
    of(text: string): VersionRange | undefined;
}
/** Reads the ranges that {@link plainRange} does not. */
type RangeReader = (text: string) => VersionRange | undefined;
/** Whether one of the manifest's ranges, or its twin in package.json, has a form that the plain reader does not know. */
export declare function hasUncommonRange(manifest: Manifest, packageJson: JsonObjectText | undefined): boolean;
export declare function rangesOf(otherwise?: RangeReader): Ranges;
export {};
