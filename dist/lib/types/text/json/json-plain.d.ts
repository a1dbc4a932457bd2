import { type JsonText } from "./json-text.js";
/** A JSON text with nothing to say about it, parsed; `undefined` for one that needs a closer look. */
export declare function readPlainJson(file: string, source: string | Uint8Array): JsonText | undefined;
