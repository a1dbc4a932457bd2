import { strictUtf8 } from "./decode.js";
import { MOST_JSON_BYTES, MOST_JSON_LEVELS, MOST_JSON_VALUES } from "./json-limits.js";
import { existing, pointerOf, type JsonText, type Path } from "./json-text.js";
import type { Location } from "./location.js";

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
    const { levels, keys, values } = structureOf(text);
    if (levels > MOST_JSON_LEVELS || values > MOST_JSON_VALUES) return undefined;
    const value: unknown = JSON.parse(text);
    return members(value) === keys ? value : undefined;
  } catch {
    // Not JSON: the closer look says what and where.
    return undefined;
  }
}

/** What the brackets, commas and colons of a text show; right for JSON, and for anything else of no matter. */
function structureOf(text: string): { readonly levels: number; readonly keys: number; readonly values: number } {
  const structure = text.replace(/"(?:[^"\\]|\\.)*"/gu, "").replace(/[^[\]{},:]+/gu, "");
  let level = 0;
  let levels = 0;
  let keys = 0;
  // Each value but the first follows a comma, a colon, or the bracket that it is the first in.
  let values = 1;
  for (const character of structure) {
    if (character === "]" || character === "}") {
      level--;
      continue;
    }
    values++;
    if (character === ":") keys++;
    else if (character !== ",") levels = Math.max(levels, ++level);
  }
  return { levels, keys, values };
}

/** How many keys a value holds in all its levels: fewer than its text has means that one stood twice. */
function members(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const values: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : values.length;
  return values.reduce<number>((sum, child) => sum + members(child), own);
}
