/** A larger JSON text is not read. */
export declare const MOST_JSON_BYTES: number;
/** A JSON text that is nested deeper is not read. */
export declare const MOST_JSON_LEVELS = 100;
/** A JSON text that holds more keys, values and comments is not read. */
export declare const MOST_JSON_VALUES = 50000;
