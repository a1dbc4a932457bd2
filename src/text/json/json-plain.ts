import { strictUtf8 } from "../decode.js";
import { MOST_JSON_BYTES, MOST_JSON_LEVELS, MOST_JSON_VALUES } from "./json-limits.js";
import type { JsonObject } from "./json-object.js";
import { existing, pointerOf, type JsonText, type Path } from "./json-text.js";
import type { Location } from "../location.js";

// Some escapes and exponents hide half characters, controls and infinities; a BOM and raw controls are always odd.
const ODD = /\\[ubf]|[\uFEFF\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\d[eE]|\d{20}/u;

/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
export function readPlainJson(file: string, source: string | Uint8Array): JsonText | undefined {
  if (source.length > MOST_JSON_BYTES) return undefined;
  const value = parsed(source);
  if (value === undefined) return undefined;
  const at = (...path: Path): Location => ({ file, pointer: pointerOf(existing(value, path)) });
  return { file, value, problems: [], at, keyAt: at, removal: () => [], addition: () => [] };
}

function parsed(source: string | Uint8Array): unknown {
  try {
    const text = typeof source === "string" ? source : strictUtf8(source);
    if (text?.isWellFormed() !== true || ODD.test(text)) return undefined;
    const value: unknown = JSON.parse(text);
    const tally = { keys: 0, values: 0, colons: 0 };
    // Each key has a colon of its own: with one more in the text than the value accounts for, a key stood twice.
    return count(value, 0, tally) && tally.keys + tally.colons === colonsIn(text) ? value : undefined;
  } catch {
    // Not JSON: the closer look says what and where.
    return undefined;
  }
}

interface Tally {
  keys: number;
  values: number;
  /** Those in keys and in strings. */
  colons: number;
}

/** Adds up what a value holds in all its levels; `false` where that is more than is read. */
function count(value: unknown, above: number, tally: Tally): boolean {
  if (++tally.values + tally.keys > MOST_JSON_VALUES) return false;
  if (typeof value === "string") tally.colons += colonsIn(value);
  if (typeof value !== "object" || value === null) return true;
  if (above === MOST_JSON_LEVELS) return false;
  if (Array.isArray(value)) {
    for (const item of value as unknown[]) if (!count(item, above + 1, tally)) return false;
    return true;
  }
  for (const key in value) {
    tally.keys++;
    tally.colons += colonsIn(key);
    if (!count((value as JsonObject)[key], above + 1, tally)) return false;
  }
  return true;
}

function colonsIn(text: string): number {
  let colons = 0;
  for (let at = text.indexOf(":"); at !== -1; at = text.indexOf(":", at + 1)) colons++;
  return colons;
}
