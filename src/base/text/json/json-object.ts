import type { Location } from "../location.js";
import type { JsonText } from "./json-text.js";

export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An object as it is; of anything else, one without keys. */
export function toObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** A text as it is, and `undefined` of anything else. */
export function toText(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

/** The value of an object's own key: a text may also name what every object inherits, such as `constructor`. */
export function getOwn<Value>(object: Readonly<Record<string, Value>>, key: string): Value | undefined {
  if (!Object.hasOwn(object, key)) return undefined;
  return object[key];
}

/** Whether an object's own key has a list or an object that is not empty, or another value that counts as true. */
export function hasEntries(object: JsonObject, key: string): boolean {
  const value = getOwn(object, key);
  if (typeof value === "object" && value !== null) return Object.keys(value).length > 0;
  return Boolean(value);
}

export interface JsonObjectText<Place extends Location = Location> extends JsonText<Place> {
  readonly value: JsonObject;
}

export function toObjectText<Place extends Location>(json: JsonText<Place>): JsonObjectText<Place> | undefined {
  if (!isObject(json.value)) return undefined;
  return { ...json, value: json.value };
}

/** Whether two JSON values mean the same; the order of keys means nothing. It recurses into every level. */
export function isSameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [ones, others] = [Object.entries(a), Object.entries(b)];
  return (
    ones.length === others.length &&
    ones.every(
      ([key, value]) => Object.hasOwn(b, key) && isSameJson(value, (b as Readonly<Record<string, unknown>>)[key]),
    )
  );
}
