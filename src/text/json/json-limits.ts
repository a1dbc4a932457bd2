/** A larger JSON text is not read. */
export const MOST_JSON_BYTES = 1024 * 1024;
/** A JSON text that is nested deeper is not read. */
export const MOST_JSON_LEVELS = 100;
/** A JSON text with more keys, values and comments is not read. */
export const MOST_JSON_VALUES = 50_000;
