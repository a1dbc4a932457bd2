/** A text, or why its bytes are none. `text` is then what can be shown, with U+FFFD for what can not. */
export interface Decoded {
    readonly text: string;
    readonly fault?: EncodingFault;
}
export type EncodingFault = {
    readonly kind: "encoding";
    readonly name: "UTF-16" | "UTF-32";
}
/** `at` is the offset in `text`, in UTF-16 units; `byte` the offset in bytes, from 0. */
 | {
    readonly kind: "byte";
    readonly value: number;
    readonly byte: number;
    readonly at: number;
};
/** The text that bytes are in UTF-8, with a byte order mark if there is one; `undefined` where they are none. */
export declare function strictUtf8(bytes: Uint8Array): string | undefined;
/** Decodes UTF-8 strictly, and tells what is wrong with it. A byte order mark stays in the text. */
export declare function decodeUtf8(bytes: Uint8Array): Decoded;
/** The encoding of a text whose characters take two or four bytes each, also without a mark. */
export declare function wideEncoding(bytes: Uint8Array): "UTF-16" | "UTF-32" | undefined;
