import { type JsonText, type Path } from "./json-text.js";
/** A value that a program has made, as if it had been read: locations have pointers and no ranges. */
export declare function jsonOfValue(file: string, value: unknown): JsonText;
/** The part of a path that leads to a value. */
export declare function existing(value: unknown, path: Path): Path;
