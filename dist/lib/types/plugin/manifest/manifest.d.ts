import { type JsonObject } from "../../text/json/json-object.js";
import type { JsonText } from "../../text/json/json-text.js";
export { isObject, type JsonObject } from "../../text/json/json-object.js";
/** A JSON text whose value is an object. */
export interface JsonObjectText extends JsonText {
    readonly value: JsonObject;
}
export interface Manifest extends JsonObjectText {
    /** Unknown keys and the missing required key that each of them most likely is. */
    readonly misspelt: ReadonlyMap<string, string>;
    /** Whether a key is there, or an unknown one stands for it: then its absence is told already. */
    has(key: string): boolean;
    /** The value at a path; `undefined` where there is none. */
    valueAt(...path: readonly (string | number)[]): unknown;
}
/** Where a manifest has more unknown keys, they are no slips of known ones. */
export declare const MOST_SLIPS = 200;
export declare function asObjectText(json: JsonText): JsonObjectText | undefined;
export declare function manifestOf(json: JsonObjectText): Manifest;
