import type { Node } from "jsonc-parser";
import type { Span } from "./json-scan.js";
/** What adds texts behind the last item of an array, in the manner in which that one stands there. */
export declare function additionTo(array: Node, json: string, texts: readonly string[]): Span & {
    readonly text: string;
};
