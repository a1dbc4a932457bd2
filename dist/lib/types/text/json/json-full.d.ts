import { type JsonText } from "./json-text.js";
/**
 * Reads a JSON text strictly, with every place in it and everything that is wrong with it.
 *
 * A byte order mark, comments and trailing commas are problems, but the value is there all the same, so that one
 * run tells everything. Over 1 MiB or 100 levels nothing is tried.
 */
export declare function readFullJson(file: string, source: string | Uint8Array): JsonText;
/** What a file over the limit is read as: one problem, and no value. */
export declare function oversizedJson(file: string, bytes: number): JsonText;
