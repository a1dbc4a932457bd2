import { MOST_JSON_BYTES, MOST_JSON_LEVELS, MOST_JSON_VALUES } from "./json-limits.js";
import { pointerOf, type JsonText, type Path } from "./json-text.js";
import { existing } from "./json-value.js";
import type { Location } from "./location.js";

// Some escapes and exponents hide half characters, controls and infinities; a BOM and raw controls are always odd.
const ODD = /\\[ubf]|[\uFEFF\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f]|\d[eE]|\d{300}/u;

/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
export function readPlainJson(file: string, source: string | Uint8Array): JsonText | undefined {
  if (source.length > MOST_JSON_BYTES) return undefined;
  const value = parsed(source);
  if (value === undefined) return undefined;
  const at = (...path: Path): Location => ({ file, pointer: pointerOf(existing(value, path)) });
  return { file, value, problems: [], at, keyAt: at, removal: () => [] };
}

const DECODER = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

function parsed(source: string | Uint8Array): unknown {
  try {
    const text = typeof source === "string" ? source : DECODER.decode(source);
    const brackets = text.replace(/"(?:[^"\\]|\\.)*"/gu, "");
    if (!text.isWellFormed() || ODD.test(text) || levels(brackets) > MOST_JSON_LEVELS) return undefined;
    // Each value but the first follows a comma, or the bracket that it is the first in.
    if (brackets.split(/[,[{:]/u).length > MOST_JSON_VALUES) return undefined;
    const value: unknown = JSON.parse(text);
    return members(value) === brackets.split(":").length - 1 ? value : undefined;
  } catch {
    // Not UTF-8, or not JSON: the closer look says what and where.
    return undefined;
  }
}

function levels(brackets: string): number {
  let deepest = 0;
  let level = 0;
  for (const [bracket] of brackets.matchAll(/[[\]{}]/gu)) {
    level += bracket === "{" || bracket === "[" ? 1 : -1;
    deepest = Math.max(deepest, level);
  }
  return deepest;
}

/** How many keys a value holds in all its levels: fewer than its text has means that one stood twice. */
function members(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const values: unknown[] = Object.values(value);
  const own = Array.isArray(value) ? 0 : values.length;
  return values.reduce<number>((sum, child) => sum + members(child), own);
}
