import type { Path } from "../../text/json/json-text.js";
import type { ConfigFault } from "./config-fault.js";
/**
 * What a schema's listed keywords forbid in a value. Its own time is bounded: of a value that is too large for that,
 * or has too many faults, the rest is left.
 */
export declare function valueFaults(schema: unknown, value: unknown, path: Path): readonly ConfigFault[];
/** The type of a value as JSON Schema names it. */
export declare function typeOf(value: unknown): string;
