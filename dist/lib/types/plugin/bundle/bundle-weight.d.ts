import { type Absent } from "../absent.js";
import type { BundleCode } from "./bundle.js";
import { type BundlePart } from "./bundle-parts.js";
import type { SourceMap } from "./source-map.js";
/** What the bytes of a large bundle are. */
export interface BundleWeight {
    /** How many are left when gzip has compressed them. */
    readonly compressed: number;
    /** How many a source map takes that stands in the code itself. */
    readonly inlineMap: number;
    readonly minified: boolean;
    /** Largest first. */
    readonly parts: readonly BundlePart[] | Absent;
}
export declare function bundleWeight(code: BundleCode, map: SourceMap | Absent, folder: string): BundleWeight;
