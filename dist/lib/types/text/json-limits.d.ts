/** A larger JSON text is not read. */
export declare const MOST_JSON_BYTES: number;
/** A JSON text that is nested deeper is not read. */
export declare const MOST_JSON_LEVELS = 100;
/** A JSON text that holds more strings, numbers, objects and other values, keys included, is not read. */
export declare const MOST_JSON_VALUES = 50000;
