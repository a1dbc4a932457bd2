import { type Absent } from "../absent.js";
import type { SourceMap } from "./source-map.js";
/** A part of the bundle: a package, a folder of the plugin's own, or what the source map says nothing of. */
export interface BundlePart {
    /** None for what the source map says nothing of: comments, and what the bundler added. */
    readonly name: string | undefined;
    /** Whether it is a package. */
    readonly isPackage: boolean;
    readonly bytes: number;
}
/** The parts of the code, largest first. */
export declare function bundleParts(code: Uint8Array, map: SourceMap, folder: string): readonly BundlePart[] | Absent;
