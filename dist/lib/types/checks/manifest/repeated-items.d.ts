import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Problem } from "../../core/check.js";
/** A warning at each text of a list that stands in it before already, with what removes it. */
export declare function repeatedItems(manifest: Manifest, key: string): Generator<Problem>;
