import type { Manifest } from "../plugin/manifest.js";
import type { Problem } from "./check.js";
/** A warning at each text of a list that stands in it before already, with what removes it. */
export declare function repeatedItems(manifest: Manifest, key: string): Generator<Problem>;
