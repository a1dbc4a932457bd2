import { type Absent } from "../../plugin/absent.js";
import { type JsonObjectText, type Manifest } from "../../plugin/manifest/manifest.js";
import { type Ranges } from "../../plugin/manifest/ranges.js";
import type { Problem } from "../../core/check.js";
interface Facts {
    readonly manifest: Manifest;
    readonly ranges: Ranges;
}
interface PackagedFacts extends Facts {
    readonly packageJson: JsonObjectText | Absent;
}
/**
 * What is wrong with the version ranges of an object of the manifest, and where package.json has others.
 *
 * Values that are no text are passed over: the schema speaks of them.
 *
 * @param names those of the object's keys that hold ranges; all when left out.
 */
export declare function rangeProblems(facts: PackagedFacts, key: string, names?: readonly string[]): Generator<Problem>;
export {};
