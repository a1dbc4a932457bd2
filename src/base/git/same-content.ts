import { MAX_POINTER_LENGTH, readLfsPointer } from "./lfs-pointer.js";
import { computeId } from "./read-objects.js";
import { hashContent } from "../text/hash.js";

/** No person writes a longer text. */
const MAX_TEXT_LENGTH = 16 * 1024 * 1024;
const IDENT = /\$Id:[^$\n]*\$/gu;

/** How a file differs from its content in git. "converted" means that git itself changes it at checkout. */
type Sameness = "same" | "line endings" | "converted" | "other";

/**
 * Compares the content of a file with the content of an id. No attribute is read: each conversion that git could have
 * made at checkout is undone, and the result is hashed. So a match is certain, and a conversion by another program is a
 * difference.
 */
export function classifyContent(bytes: Uint8Array, id: string): Sameness {
  if (isBlob(bytes, id)) return "same";
  if (bytes.length > MAX_TEXT_LENGTH) return "other";
  const text = Buffer.from(bytes).toString("latin1");
  if (!text.includes("\0")) {
    const lines = text.replaceAll("\r\n", "\n");
    const ends = [lines, lines.replaceAll("\n", "\r\n")];
    if (ends.some((one) => isBlob(Buffer.from(one, "latin1"), id))) return "line endings";
    if (!text.includes("$Id:")) return "other";
    const plain = [text, lines].map((one) => one.replace(IDENT, "$Id$"));
    return plain.some((one) => isBlob(Buffer.from(one, "latin1"), id)) ? "converted" : "other";
  }
  const decoded = decodeUtf16(bytes);
  const texts = decoded === undefined ? [] : [decoded, decoded.replaceAll("\r\n", "\n")];
  return texts.some((one) => isBlob(Buffer.from(one), id)) ? "converted" : "other";
}

/** Whether a Git LFS pointer describes this file. */
export function isFileOfPointer(bytes: Uint8Array, pointer: Uint8Array): boolean {
  if (pointer.length > MAX_POINTER_LENGTH) return false;
  const file = readLfsPointer(Buffer.from(pointer).toString("latin1"));
  return file?.size === bytes.length && hashContent(bytes) === file.hash;
}

function isBlob(bytes: Uint8Array, id: string): boolean {
  return computeId("blob", bytes, id) === id;
}

/** A text of an attribute `working-tree-encoding=UTF-16`. */
function decodeUtf16(bytes: Uint8Array): string | undefined {
  const isLittleEndian = bytes[0] === 0xff && bytes[1] === 0xfe;
  const isBigEndian = bytes[0] === 0xfe && bytes[1] === 0xff;
  if (!isLittleEndian && !isBigEndian) return undefined;
  try {
    return new TextDecoder(isLittleEndian ? "utf-16le" : "utf-16be", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
