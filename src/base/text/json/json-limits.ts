/** A larger JSON text is not read. */
export const MAX_JSON_BYTES = 1024 * 1024;
/** A JSON text that is nested deeper is not read. */
export const MAX_JSON_DEPTH = 100;
/** A JSON text with more keys, values and comments is not read. */
export const MAX_JSON_VALUES = 50_000;

/** Whether a value is nested deeper than {@link MAX_JSON_DEPTH}. */
export function isTooDeep(value: unknown, level = 0): boolean {
  if (typeof value !== "object" || value === null) return false;
  return level >= MAX_JSON_DEPTH || Object.values(value).some((part) => isTooDeep(part, level + 1));
}
