import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Problem } from "../../core/check.js";
/** What is wrong with an author that is written as a string. */
export declare function authorTextProblems(manifest: Manifest, text: string): Generator<Problem>;
