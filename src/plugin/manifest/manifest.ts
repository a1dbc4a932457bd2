import type { JsonObject, JsonObjectText } from "../../base/text/json/json-object.js";
import { findNearest } from "../../base/text/nearest.js";
import { KNOWN_KEYS, REQUIRED_KEYS } from "../../generated/manifest-keys.js";
import { findMissingOfType } from "./type-needs.js";

export interface Manifest extends JsonObjectText {
  /** Unknown keys and the missing required key that each of them most likely is. */
  readonly misspelt: ReadonlyMap<string, string>;
  /** Whether a key is there, or an unknown one was meant for it: then its absence is reported already. */
  has(key: string): boolean;
  /** The value at a path; `undefined` where there is none. */
  valueAt(...path: readonly (string | number)[]): unknown;
}

/** Where a manifest has more unknown keys, they are not slips of known ones. */
export const MAX_SLIPS = 200;

export function makeManifest(json: JsonObjectText): Manifest {
  const misspelt = findMisspeltKeys(json.value);
  const meantKeys = new Set(misspelt.values());
  return {
    ...json,
    misspelt,
    has: (key) => stepInto(json.value, key) !== undefined || meantKeys.has(key),
    valueAt: (...path) => path.reduce<unknown>(stepInto, json.value),
  };
}

function stepInto(value: unknown, step: string | number): unknown {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined;
  return (value as Readonly<Record<string | number, unknown>>)[step];
}

function findMisspeltKeys(value: JsonObject): ReadonlyMap<string, string> {
  const known = new Set(KNOWN_KEYS);
  const required = REQUIRED_KEYS.filter((key) => !Object.hasOwn(value, key));
  const missing = new Set([...required, ...findMissingOfType(value)]);
  const misspelt = new Map<string, string>();
  let looked = 0;
  for (const key of Object.keys(value)) {
    if (missing.size === 0 || looked === MAX_SLIPS) break;
    if (known.has(key)) continue;
    looked++;
    const meant = findNearest(key, missing);
    if (meant === undefined) continue;
    misspelt.set(key, meant);
    missing.delete(meant);
  }
  return misspelt;
}
