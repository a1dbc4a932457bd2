/** What stands in the code of a package, minified or not, and nowhere else: all signs of a marker are there together. */
export interface Marker {
    readonly package: string;
    readonly signs: readonly [Sign, ...Sign[]];
}
export interface Sign {
    readonly text: string;
    /** What must follow the text. */
    readonly then?: RegExp;
}
/**
 * Each was held against bundles of the package (several majors; esbuild, Rollup, Rolldown, webpack; minified or not;
 * for production and development), and against bundles of thirty libraries around it with the package left out:
 * none is missed, none is seen where it is not. Names of properties and texts of errors are what minifiers keep.
 */
export declare const PACKAGE_MARKERS: readonly Marker[];
