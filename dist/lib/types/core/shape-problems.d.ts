import type { Manifest } from "../plugin/manifest/manifest.js";
import type { Shape } from "../plugin/manifest/shape.js";
import type { Problem, Severity } from "./check.js";
interface Shaped {
    readonly manifest: Manifest;
    readonly shape: Shape;
}
/**
 * What the schema says about one key of the manifest and everything below it, each once, at its place.
 *
 * A key that is missing is told here too, unless a misspelt one stands for it.
 *
 * @param unknown the severity of a key that nothing knows.
 */
export declare function shapeProblems({ manifest, shape }: Shaped, key: string, unknown?: Severity): Generator<Problem>;
/** A place in the manifest as its author would name it: `"commands[0].name"`. */
export declare function labelOf(path: readonly (string | number)[]): string;
export {};
