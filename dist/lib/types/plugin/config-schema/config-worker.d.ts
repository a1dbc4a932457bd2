import { type Path } from "../../text/json/json-text.js";
import type { ConfigFault } from "./config-fault.js";
/**
 * Runs in a thread of its own, with little memory and little time: compiles schemas that a stranger has written, and
 * holds values against them. It tells what it begins, so that the last word of one that was stopped names the place.
 */
export type ConfigReport = {
    readonly begun: Path;
} | {
    readonly faults: readonly ConfigFault[];
} | {
    readonly ready: true;
};
