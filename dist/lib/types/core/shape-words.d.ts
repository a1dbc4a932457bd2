import type { ShapeError } from "../plugin/manifest/shape.js";
interface Words {
    readonly message: string;
    readonly help: string;
    /** The value that was certainly meant. */
    readonly replacement?: string;
}
export declare function shapeWords(label: string, value: unknown, error: ShapeError): Words;
export {};
