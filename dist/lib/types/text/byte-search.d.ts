import type { Range } from "./location.js";
/** Where an ASCII text stands in bytes, first to last. The bytes are not decoded for it: they may be megabytes. */
export declare function offsetsOf(bytes: Uint8Array, text: string): Generator<number>;
/** Where an ASCII text stands in bytes, last to first. */
export declare function offsetsFromEnd(bytes: Uint8Array, text: string): Generator<number>;
/** A part of the bytes as text: each byte one character, which is what they are where they are ASCII. */
export declare function latin1(bytes: Uint8Array, start: number, end: number): string;
/** Bytes as text, UTF-8, without a byte order mark; U+FFFD stands for what is none. */
export declare function utf8(bytes: Uint8Array): string;
/** The place in the text, UTF-8, that some of its bytes are. */
export declare function rangeOfBytes(bytes: Uint8Array, start: number, end: number): Range;
