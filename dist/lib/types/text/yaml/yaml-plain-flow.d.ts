import type { YamlNode } from "./yaml-tree.js";
interface Found {
    readonly node: YamlNode;
    readonly end: number;
}
/** A text in quotation marks, a list or a map in brackets, on one line and without anything unusual. */
export declare function flowAt(text: string, at: number, depth?: number): Found | undefined;
export {};
