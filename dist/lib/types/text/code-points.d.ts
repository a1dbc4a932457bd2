/** The length of a text as the specification counts it: in Unicode code points. */
export declare function codePoints(text: string): number;
