import type { Range } from "./location.js";
/** Where an ASCII text stands in bytes, first to last. The bytes are not decoded for it: they may be megabytes. */
export declare function offsetsOf(bytes: Uint8Array, text: string): Generator<number>;
/** Where an ASCII text stands in bytes, last to first. */
export declare function offsetsFromEnd(bytes: Uint8Array, text: string): Generator<number>;
/** A part of the bytes as text: each byte one character, which is what they are where they are ASCII. */
export declare function latin1(bytes: Uint8Array, start: number, end: number): string;
/** Bytes as text, UTF-8, without a byte order mark; U+FFFD stands for what is none. */
export declare function utf8(bytes: Uint8Array): string;
/** Finds the places of bytes in the text that they are, UTF-8. Asked from first to last, it reads nothing twice. */
export declare function placesOfBytes(bytes: Uint8Array): (start: number, end: number) => Range;
