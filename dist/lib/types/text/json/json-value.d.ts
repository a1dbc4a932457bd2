import { type JsonText } from "./json-text.js";
/** A value that a program has made, as if it had been read: locations have pointers and no ranges. */
export declare function jsonOfValue(file: string, value: unknown): JsonText;
