import type { Position, Range } from "./location.js";

/** Where an ASCII text stands in bytes, first to last. The bytes are not decoded for it: they may be megabytes. */
export function* offsetsOf(bytes: Uint8Array, text: string): Generator<number> {
  const buffer = bufferOf(bytes);
  for (let at = buffer.indexOf(text); at !== -1; at = buffer.indexOf(text, at + text.length)) yield at;
}

/** Where an ASCII text stands in bytes, last to first. */
export function* offsetsFromEnd(bytes: Uint8Array, text: string): Generator<number> {
  const buffer = bufferOf(bytes);
  for (let at = buffer.lastIndexOf(text); at > 0; at = buffer.lastIndexOf(text, at - 1)) yield at;
}

/** A part of the bytes as text: each byte one character, which is what they are where they are ASCII. */
export function latin1(bytes: Uint8Array, start: number, end: number): string {
  return bufferOf(bytes).toString("latin1", Math.max(0, start), end);
}

/** Bytes as text, UTF-8, without a byte order mark; U+FFFD stands for what is none. */
export function utf8(bytes: Uint8Array): string {
  const text = bufferOf(bytes).toString("utf8");
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}

/** The place in the text, UTF-8, that some of its bytes are. */
export function rangeOfBytes(bytes: Uint8Array, start: number, end: number): Range {
  return { start: positionOfByte(bytes, start), end: positionOfByte(bytes, end) };
}

function positionOfByte(bytes: Uint8Array, offset: number): Position {
  let line = 1;
  let lineStart = 0;
  for (let at = bytes.indexOf(LINE_FEED); at !== -1 && at < offset; at = bytes.indexOf(LINE_FEED, at + 1)) {
    line++;
    lineStart = at + 1;
  }
  const before = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes.subarray(lineStart, offset));
  return { line, column: before.length + 1 };
}

const LINE_FEED = 10;

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
