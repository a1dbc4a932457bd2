import { isObject, type JsonObject } from "./json-object.js";

/** The value of a JSON text, which may be bytes in UTF-8. `undefined` where it is not JSON, whatever is wrong with it. */
export function parseJson(json: string | Uint8Array): unknown {
  try {
    return JSON.parse(typeof json === "string" ? json : new TextDecoder().decode(json));
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** As {@link parseJson}; `undefined` also where the value is not an object. */
export function parseJsonObject(json: string | Uint8Array): JsonObject | undefined {
  const value = parseJson(json);
  return isObject(value) ? value : undefined;
}
