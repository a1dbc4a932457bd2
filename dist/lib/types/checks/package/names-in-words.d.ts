/** `"a", "b" and "c"`; of many the first three and how many more there are. */
export declare function namesInWords(names: readonly string[]): string;
