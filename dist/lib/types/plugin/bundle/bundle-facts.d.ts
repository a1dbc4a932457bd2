import { type Bundle, type BundleCode } from "./bundle.js";
import type { BundleWeight } from "./bundle-weight.js";
import { type BundledPackages } from "../package/bundled-packages.js";
import { type ChangedSources } from "./changed-sources.js";
import { type ImportedPackages } from "../package/imported-packages.js";
import type { Reader } from "../plugin.js";
import { type SourceMap } from "./source-map.js";
/** What is known of the built code. */
export interface BundleFacts {
    readonly bundle: Bundle;
    /** Its bytes; absent of one that is much too large. */
    readonly bundleCode: BundleCode;
    readonly sourceMap: SourceMap;
    /** What the bytes are; absent of a bundle that is far from the limit. */
    readonly bundleWeight: BundleWeight;
    readonly bundledPackages: BundledPackages;
    readonly importedPackages: ImportedPackages;
    readonly changedSources: ChangedSources;
}
export declare const BUNDLE_READERS: {
    readonly [Name in keyof BundleFacts]: Reader<Name>;
};
