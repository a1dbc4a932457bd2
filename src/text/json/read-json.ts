import { readPlainJson } from "./json-plain.js";
import type { JsonText } from "./json-text.js";

/**
 * Reads a JSON text strictly and says everything that is wrong with it.
 *
 * Most texts are fine, and most reports point at nothing: where places are not asked for, a plain text is only
 * parsed, its locations have pointers without ranges, and the parser that knows every place is not even loaded.
 */
export async function readJson(file: string, source: Uint8Array, places: boolean): Promise<JsonText> {
  const plain = places ? undefined : readPlainJson(file, source);
  return plain ?? (await import("./json-full.js")).readFullJson(file, source);
}
