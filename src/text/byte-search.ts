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

/** Finds the places of bytes in the text that they are, UTF-8. Asked from first to last, it reads nothing twice. */
export function placesOfBytes(bytes: Uint8Array): (start: number, end: number) => Range {
  let known = 0;
  let position: Position = { line: 1, column: 1 };
  const positionOf = (offset: number): Position => {
    if (offset < known) [known, position] = [0, { line: 1, column: 1 }];
    const part = bufferOf(bytes).subarray(known, offset);
    let { line, column } = position;
    let lineStart = 0;
    for (let at = part.indexOf(LINE_FEED); at !== -1; at = part.indexOf(LINE_FEED, at + 1)) {
      [line, column, lineStart] = [line + 1, 1, at + 1];
    }
    column += part.toString("utf8", lineStart).length;
    known = offset;
    position = { line, column };
    return position;
  };
  return (start, end) => ({ start: positionOf(start), end: positionOf(end) });
}

const LINE_FEED = 10;

function bufferOf(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
