import type { Position, Range } from "./location.js";

/** Bytes as text, one character for each byte. So ASCII text is found at the offsets of its bytes. */
export function decodeLatin1(bytes: Uint8Array): string {
  return toBuffer(bytes).toString("latin1");
}

/** Bytes as text, UTF-8, with a byte order mark if there is one. U+FFFD replaces invalid bytes. */
export function decodeLooseUtf8(bytes: Uint8Array): string {
  return toBuffer(bytes).toString("utf8");
}

/** The offsets of a text in another, first to last. */
export function* findOffsets(words: string, text: string): Generator<number> {
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) yield at;
}

/** How often a text is in another. */
export function countOffsets(words: string, text: string): number {
  let count = 0;
  for (let at = text.indexOf(words); at !== -1; at = text.indexOf(words, at + words.length)) count++;
  return count;
}

export function countLines(text: string): number {
  return countOffsets("\n", text) + 1;
}

/** The offsets of a text in another except at its start, last to first. */
export function* findOffsetsFromEnd(words: string, text: string): Generator<number> {
  for (let at = text.lastIndexOf(words); at > 0; at = text.lastIndexOf(words, at - 1)) yield at;
}

/** Copies a part of a text of {@link decodeLatin1}. The part itself would keep the whole text in memory. */
export function copyString(part: string): string {
  return Buffer.from(part, "latin1").toString("latin1");
}

/**
 * Makes a function that finds the place of bytes in their text, which is UTF-8. The bytes are given as
 * {@link decodeLatin1}. If it is asked from the first to the last, it reads nothing twice.
 */
export function makePlaceFinder(bytes: string): (start: number, end: number) => Range {
  let known = 0;
  let position: Position = { line: 1, column: 1 };
  const findPosition = (offset: number): Position => {
    if (offset < known) [known, position] = [0, { line: 1, column: 1 }];
    const part = bytes.slice(known, offset);
    let { line, column } = position;
    let lineStart = 0;
    for (const at of findOffsets("\n", part)) [line, column, lineStart] = [line + 1, 1, at + 1];
    column += Buffer.from(part.slice(lineStart), "latin1").toString("utf8").length;
    known = offset;
    position = { line, column };
    return position;
  };
  return (start, end) => ({ start: findPosition(start), end: findPosition(end) });
}

function toBuffer(bytes: Uint8Array): Buffer {
  if (Buffer.isBuffer(bytes)) return bytes;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
