import { isObject } from "../../text/json/json-object.js";

const MOST_BYTES = 64 * 1024;
const MOST_LEVELS = 32;
const MOST_SETTINGS = 500;

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
  if (levels > MOST_LEVELS) return { what: "levels", most: MOST_LEVELS, found: levels };
  if (settings > MOST_SETTINGS) return { what: "settings", most: MOST_SETTINGS, found: settings };
  const text = JSON.stringify(schema);
  // No UTF-16 unit takes more than three bytes.
  const bytes = text.length * 3 <= MOST_BYTES ? text.length : new TextEncoder().encode(text).length;
  return bytes > MOST_BYTES ? { what: "bytes", most: MOST_BYTES, found: bytes } : undefined;
}
