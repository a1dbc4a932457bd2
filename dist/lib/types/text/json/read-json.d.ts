import type { JsonText } from "./json-text.js";
/**
 * Reads a JSON text strictly and says everything that is wrong with it.
 *
 * Most texts are fine, and most reports point at nothing: where places are not asked for, a plain text is only
 * parsed, its locations have pointers without ranges, and the parser that knows every place is not even loaded.
 */
export declare function readJson(file: string, source: Uint8Array, places: boolean): Promise<JsonText>;
