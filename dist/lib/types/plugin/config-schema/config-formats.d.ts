/** The formats that are known, and what tells whether a text has one. None takes longer than the text is long. */
export declare const CONFIG_FORMATS: ReadonlyMap<string, (text: string) => boolean>;
/** Whether a text has a format. An empty one stands for a setting that is not set, and an unknown format says nothing. */
export declare function hasFormat(text: string, format: string): boolean;
/** Whether a text is a regular expression; it is compiled and never run. */
export declare function isPattern(text: string): boolean;
