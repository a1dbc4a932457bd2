import { decodeUtf8, type EncodingFault } from "../../base/text/decode.js";
import type { Workspace } from "../../base/files/workspace.js";
import { explainPointer, isLfsPointer } from "../../base/git/lfs-pointer.js";
import { absent, isAbsent, type Absent } from "../absent.js";
import type { FoundFile } from "../found-file.js";

/** A file that people read, as far as it is read. */
export interface TextFile {
  /** Relative to the plugin's folder, as messages have it. */
  readonly name: string;
  /** Relative to the repository's root, as locations have it. */
  readonly path: string;
  /** With a byte order mark, if there is one. U+FFFD replaces bytes that are not UTF-8. */
  readonly text: string;
  readonly fault?: EncodingFault;
  /** Whether the file goes on after the text. */
  readonly isCut: boolean;
}

/** More of a text is not read: GitHub shows no more of a README either. */
export const MAX_TEXT_BYTES = 512 * 1024;
/** More lines are not read either: a text with so many short lines could have a heading in every second one. */
export const MAX_TEXT_LINES = 50_000;
/** A larger file is not read at all. */
const MAX_FILE_BYTES = 16 * 1024 * 1024;
const LINE_FEED = 0x0a;

export function readTextFile(found: FoundFile, workspace: Workspace): TextFile | Absent {
  const { name, path } = found;
  if (found.state === "missing") return absent(`there is no ${name}`);
  if (found.state !== "file") return absent(`${name} cannot be read`);
  if (found.size === 0) return absent(`${name} is empty`);
  if (found.size > MAX_FILE_BYTES) return absent(`${name} is too large to be read`);
  const bytes = workspace.bytes(path, MAX_FILE_BYTES);
  if (!bytes) return absent(`${name} could not be read`);
  if (isLfsPointer(workspace, path, found.size)) return absent(explainPointer(name));
  const read = cutLines(cutBytes(bytes));
  return { name, path, ...decodeUtf8(read), isCut: read.length < bytes.length };
}

/** The text of a file if people can read it; else why not. */
export function selectReadable(file: TextFile | Absent): TextFile | Absent {
  if (isAbsent(file)) return file;
  if (file.fault?.kind === "encoding") return absent(`${file.name} is ${file.fault.name}, not UTF-8`);
  if (isBlank(file)) return absent(`${file.name} is empty`);
  return file;
}

export function isBlank({ text, fault }: TextFile): boolean {
  return fault === undefined && text.trim() === "";
}

/** The first lines, as many as are read. */
function cutLines(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= MAX_TEXT_LINES) return bytes;
  let feed = -1;
  for (let line = 0; line < MAX_TEXT_LINES; line++) {
    feed = bytes.indexOf(LINE_FEED, feed + 1);
    if (feed === -1) return bytes;
  }
  return bytes.subarray(0, feed + 1);
}

/** As many bytes as are read, in whole lines. */
function cutBytes(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= MAX_TEXT_BYTES) return bytes;
  const feed = bytes.lastIndexOf(LINE_FEED, MAX_TEXT_BYTES - 1);
  return bytes.subarray(0, feed === -1 ? findCharacterStart(bytes) : feed + 1);
}

/** Where the last character begins that would go beyond what is read. */
function findCharacterStart(bytes: Uint8Array): number {
  let at = MAX_TEXT_BYTES;
  while (at > MAX_TEXT_BYTES - 4 && ((bytes[at] ?? 0) & 0xc0) === 0x80) at--;
  return at;
}
