import type { Range } from "../../text/location.js";
import type { SourceMap } from "../bundle/source-map.js";
/** The host's packages whose code is inside the bundle, and what shows it. */
export type BundledPackages = ReadonlyMap<string, BundledPackage>;
export interface BundledPackage {
    /** A file that the source map names, or words that stand in the code. */
    readonly sign: string;
    /** Where the words stand; of a file of the source map there is no place. */
    readonly range: Range | undefined;
}
/**
 * A source map knows best; the rest of the packages are looked for in the code itself, as far as that shows them.
 *
 * @param code its bytes, a character for each
 */
export declare function bundledPackages(code: string, map: SourceMap | undefined, packages: ReadonlySet<string>): BundledPackages;
