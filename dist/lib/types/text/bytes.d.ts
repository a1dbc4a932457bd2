import type { Range } from "./location.js";
/** Bytes as text, a character for each: what ASCII text is looked for in, and its places are those of the bytes. */
export declare function latin1(bytes: Uint8Array, start?: number, end?: number): string;
/** Bytes as text, UTF-8, with a byte order mark if there is one; U+FFFD stands for what is none. */
export declare function utf8(bytes: Uint8Array): string;
/** Where a text stands in another, first to last. */
export declare function offsetsOf(words: string, text: string): Generator<number>;
/** Where a text stands in another but at its start, last to first. */
export declare function offsetsFromEnd(words: string, text: string): Generator<number>;
/** A part of a text of {@link latin1} that can be kept: as it was cut out, it keeps the whole text in memory. */
export declare function copyOf(part: string): string;
/**
 * Finds the places of bytes, given as {@link latin1}, in the text that they are, UTF-8. Asked from first to last, it
 * reads nothing twice.
 */
export declare function placesOfBytes(bytes: string): (start: number, end: number) => Range;
