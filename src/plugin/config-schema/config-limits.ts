import { isObject } from "../../base/text/json/json-object.js";

const MAX_BYTES = 64 * 1024;
const MAX_DEPTH = 32;
const MAX_SETTINGS = 500;

/** A limit that a configuration schema keeps, and how far it goes beyond. */
export interface PassedLimit {
  readonly what: "bytes" | "levels" | "settings";
  readonly most: number;
  readonly found: number;
}

/** The limit that a schema passes, if any: one that does is not looked into. */
export function findPassedLimit(schema: object): PassedLimit | undefined {
  let levels = 0;
  let settings = 0;
  let level: readonly object[] = [schema];
  while (level.length > 0) {
    levels++;
    const below: object[] = [];
    for (const part of level) {
      for (const [key, value] of Object.entries(part)) {
        if (typeof value !== "object" || value === null) continue;
        below.push(value as object);
        if (key === "properties" && isObject(value)) settings += Object.keys(value).length;
      }
    }
    level = below;
  }
  if (levels > MAX_DEPTH) return { what: "levels", most: MAX_DEPTH, found: levels };
  if (settings > MAX_SETTINGS) return { what: "settings", most: MAX_SETTINGS, found: settings };
  const text = JSON.stringify(schema);
  // No UTF-16 unit takes more than three bytes.
  const bytes = text.length * 3 <= MAX_BYTES ? text.length : new TextEncoder().encode(text).length;
  if (bytes <= MAX_BYTES) return undefined;
  return { what: "bytes", most: MAX_BYTES, found: bytes };
}
