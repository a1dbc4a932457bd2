import { decodeStrictUtf8 } from "../text/decode.js";
import { formatCount, formatNumber } from "../text/numbers.js";
import { quote } from "../text/safe.js";
import {
  MAX_ARCHIVED_DEPTH,
  MAX_ARCHIVED_PATH_LENGTH,
  MAX_ARCHIVED_BYTES,
  MAX_ARCHIVED_FILES,
} from "./archive-limits.js";

/** One file of a ZIP archive, as its directory has it. */
export interface ZipEntry {
  readonly path: string;
  /** Unpacked. */
  readonly size: number;
  readonly checksum: number;
  readonly isExecutable: boolean;
  /** As it is in the archive. */
  readonly packed: Uint8Array;
  readonly isDeflated: boolean;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const END_SIGN = "PK\x05\x06";
const DESCRIPTOR = 0x08074b50;
const END_LENGTH = 22;
const CENTRAL_LENGTH = 46;
const LOCAL_LENGTH = 30;
const MAX_COMMENT_LENGTH = 0xffff;
const ENCRYPTED = 0x2041;
/** The sizes and the checksum are behind the bytes, because the writer did not know them before. */
const DESCRIBED_BEHIND = 0x0008;
const UTF8_NAME = 0x0800;
const STORED = 0;
const DEFLATED = 8;
const ZIP64 = "it is a ZIP64 archive, the form for more files or bytes than an archive takes (10,000 files, 256 MiB)";

/** Why an archive is refused: every reader must see the same files in it. */
class ZipFault extends Error {}

/**
 * The files of a ZIP archive, in its own order, or why it is refused: for anything that readers understand differently,
 * that leads out of a folder, or that unpacks to more than its declared size.
 */
export function parseZipDirectory(bytes: Uint8Array): readonly ZipEntry[] | { readonly refused: string } {
  try {
    return parseDirectory(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
  } catch (error) {
    if (error instanceof ZipFault) return { refused: error.message };
    throw error;
  }
}

function parseDirectory(zip: Buffer): readonly ZipEntry[] {
  const end = findEnd(zip);
  const count = zip.readUInt16LE(end + 10);
  const start = zip.readUInt32LE(end + 16);
  const length = zip.readUInt32LE(end + 12);
  if (count > MAX_ARCHIVED_FILES && count !== 0xffff) throw new ZipFault("it contains more than 10,000 files");
  if (count === 0xffff || start === 0xffffffff || length === 0xffffffff) throw new ZipFault(ZIP64);
  if (zip.readUInt32LE(end + 4) !== 0 || zip.readUInt16LE(end + 8) !== count) {
    throw new ZipFault("it is one part of an archive in several files");
  }
  if (start + length !== end) throw new ZipFault("its directory does not end where it says");
  const entries: ZipEntry[] = [];
  const paths = new Set<string>();
  let unpacked = 0;
  let free = 0;
  let at = start;
  for (let left = count; left > 0; left--) {
    if (at + CENTRAL_LENGTH > end || zip.readUInt32LE(at) !== CENTRAL) throw new ZipFault("its directory is damaged");
    const nameLength = zip.readUInt16LE(at + 28);
    const next = at + CENTRAL_LENGTH + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    if (next > end) throw new ZipFault("its directory is damaged");
    const name = zip.subarray(at + CENTRAL_LENGTH, at + CENTRAL_LENGTH + nameLength);
    const { entry, from, to } = parseEntry(zip, at, name, start);
    if (paths.has(entry.path)) throw new ZipFault(`it contains ${JSON.stringify(entry.path)} twice`);
    // With entries in the bytes of others, a small archive unpacks to a huge one.
    if (from < free) throw new ZipFault("its files lie in each other, or not in the order of its directory");
    // Readers that go from head to head would see what the directory does not name.
    if (from > free) throw new ZipFault("something lies between its files that its directory does not name");
    free = to;
    unpacked += entry.size;
    if (unpacked > MAX_ARCHIVED_BYTES) throw new ZipFault("it unpacks to more than 256 MiB");
    paths.add(entry.path);
    entries.push(entry);
    at = next;
  }
  if (at !== end) throw new ZipFault("its directory contains more than it says");
  if (free !== start) throw new ZipFault("something lies behind its files that its directory does not name");
  for (const path of paths) {
    for (let slash = path.lastIndexOf("/"); slash > 0; slash = path.lastIndexOf("/", slash - 1)) {
      if (paths.has(path.slice(0, slash))) {
        throw new ZipFault(`it contains ${JSON.stringify(path.slice(0, slash))} as a file and as a folder`);
      }
    }
  }
  return entries;
}

function findEnd(zip: Buffer): number {
  const last = zip.length - END_LENGTH;
  if (last >= 0 && zip.readUInt32LE(last) === END && zip.readUInt16LE(last + 20) === 0) return last;
  // Some readers see another archive behind the end. What follows only finds the reason to refuse.
  const tail = zip.subarray(Math.max(0, last - MAX_COMMENT_LENGTH));
  const found = tail.lastIndexOf(END_SIGN, -END_LENGTH, "latin1");
  if (last < 0 || found < 0) throw new ZipFault("it is not a ZIP archive, or its end is missing");
  const behind = tail.length - found - END_LENGTH;
  const length = tail.readUInt16LE(found + 20);
  if (length > behind) throw new ZipFault("its end is cut off");
  const what = length === behind ? "it has a comment" : "its end is not where it says, but in front";
  throw new ZipFault(`${what} of ${formatCount(behind, "more byte")}`);
}

interface LocatedEntry {
  readonly entry: ZipEntry;
  readonly from: number;
  readonly to: number;
}

function parseEntry(zip: Buffer, at: number, name: Buffer, end: number): LocatedEntry {
  const path = parsePath(name);
  const reported = JSON.stringify(path);
  const flags = zip.readUInt16LE(at + 8);
  const method = zip.readUInt16LE(at + 10);
  const packedSize = zip.readUInt32LE(at + 20);
  const size = zip.readUInt32LE(at + 24);
  const from = zip.readUInt32LE(at + 42);
  const attributes = zip.readUInt32LE(at + 38);
  if ((flags & ENCRYPTED) !== 0) throw new ZipFault(`${reported} in it is encrypted`);
  if (method !== STORED && method !== DEFLATED) throw new ZipFault(`${reported} in it is packed in an unusual way`);
  const kindFault = explainKindFault(attributes);
  if (kindFault !== undefined) throw new ZipFault(`${reported} in it ${kindFault}`);
  if (packedSize === 0xffffffff || size === 0xffffffff || from === 0xffffffff) {
    throw new ZipFault(ZIP64);
  }
  if (from + LOCAL_LENGTH > end || zip.readUInt32LE(from) !== LOCAL)
    throw new ZipFault(`${reported} in it is not there`);
  const nameEnd = from + LOCAL_LENGTH + zip.readUInt16LE(from + 26);
  const data = nameEnd + zip.readUInt16LE(from + 28);
  const agrees = name.equals(zip.subarray(from + LOCAL_LENGTH, nameEnd)) && zip.readUInt16LE(from + 8) === method;
  if (!agrees) throw new ZipFault(`${reported} in it has another name or form in its own head`);
  if ((flags & UTF8_NAME) === 0 && name.some((byte) => byte > 0x7f)) {
    throw new ZipFault(`the name ${reported} in it is not marked as UTF-8`);
  }
  const extra = at + CENTRAL_LENGTH + name.length;
  for (const fields of [zip.subarray(nameEnd, data), zip.subarray(extra, extra + zip.readUInt16LE(at + 30))]) {
    const conflict = findConflictingField(fields);
    if (conflict !== undefined) throw new ZipFault(`${reported} in it has a field with another ${conflict}`);
  }
  if (data + packedSize > end) throw new ZipFault(`${reported} in it is cut off`);
  if (method === STORED && packedSize !== size) throw new ZipFault(`${reported} in it has two sizes`);
  const packed = zip.subarray(data, data + packedSize);
  const checksum = zip.readUInt32LE(at + 16);
  const to = findEntryEnd(zip, { at, from, to: data + packedSize });
  if (to === undefined) throw new ZipFault(`${reported} in it has another size or checksum in its own head`);
  const isExecutable = ((attributes >>> 16) & 0o100) !== 0;
  const entry = { path, size, checksum, isExecutable, packed, isDeflated: method === DEFLATED };
  return { entry, from, to };
}

/**
 * Where an entry ends, if its own head, or the descriptor behind its bytes, agrees with the directory: some readers
 * trust the head. `undefined` where they do not agree.
 */
function findEntryEnd(
  zip: Buffer,
  { at, from, to }: { readonly at: number; readonly from: number; readonly to: number },
): number | undefined {
  const flags = zip.readUInt16LE(at + 8);
  if (zip.readUInt16LE(from + 6) !== flags) return undefined;
  const recorded = zip.subarray(at + 16, at + 28);
  const head = zip.subarray(from + 14, from + 26);
  if ((flags & DESCRIBED_BEHIND) === 0) return head.equals(recorded) ? to : undefined;
  // Bytes that are not deflated do not say where they end.
  const isStored = zip.readUInt16LE(at + 10) === STORED;
  if (isStored || !(head.equals(recorded) || head.every((byte) => byte === 0))) return undefined;
  const start = zip.readUInt32LE(to) === DESCRIPTOR ? to + 4 : to;
  const behind = start + recorded.length;
  return zip.subarray(start, behind).equals(recorded) ? behind : undefined;
}

function parsePath(name: Buffer): string {
  const path = decodeStrictUtf8(name);
  if (path === undefined) throw new ZipFault("a name in it is not UTF-8");
  if (path.length > MAX_ARCHIVED_PATH_LENGTH) {
    const max = formatNumber(MAX_ARCHIVED_PATH_LENGTH);
    throw new ZipFault(`the name ${quote(path)} in it has more than ${max} characters`);
  }
  const reported = JSON.stringify(path);
  if (path.endsWith("/")) throw new ZipFault(`${reported} in it is a folder, and folders are not listed`);
  if (/[\\\0]/u.test(path)) throw new ZipFault(`the name ${reported} in it contains a backslash or a zero`);
  if (path.startsWith("/") || /^[A-Za-z]:/u.test(path))
    throw new ZipFault(`the name ${reported} in it leads to a root`);
  const names = path.split("/");
  if (names.some((one) => ["", ".", ".."].includes(one))) {
    throw new ZipFault(`the name ${reported} in it leads elsewhere`);
  }
  if (names.length - 1 > MAX_ARCHIVED_DEPTH) {
    throw new ZipFault(`${quote(path)} in it is more than ${String(MAX_ARCHIVED_DEPTH)} folders deep`);
  }
  return path;
}

/** The upper half of the attributes, as Unix has them: the kind of an entry, and setuid, setgid and sticky. */
const KIND = 0o170000;
const REGULAR = 0o100000;
const LINK = 0o120000;
const RIGHTS = 0o7000;
/** The lower half, as DOS and Windows have them: a link, and the name of a disk, a folder or a device. */
const LEADS_ELSEWHERE = 0x400;
const NO_FILE = 0x08 | 0x10 | 0x40;

/**
 * Extra fields that some readers obey in place of the entry's own head: ZIP64, Info-ZIP's names in Unicode, and the
 * kinds and targets of links that PKWARE, ASi and libarchive write.
 */
const CONFLICTING_FIELDS: ReadonlyMap<number, string> = new Map([
  [0x0001, "size"],
  [0x7075, "name"],
  [0x000d, "kind"],
  [0x756e, "kind"],
  [0x6c78, "kind"],
]);

/**
 * Why an entry with these attributes is no plain file for every reader. Readers differ in which systems' attributes
 * they obey: `unzip` makes links for five of them, 7-Zip for another two. So the system that made the entry is not
 * asked.
 */
function explainKindFault(attributes: number): string | undefined {
  const mode = attributes >>> 16;
  const kind = mode & KIND;
  if (kind === LINK || (attributes & LEADS_ELSEWHERE) !== 0) return "is a link";
  if ((kind !== 0 && kind !== REGULAR) || (attributes & NO_FILE) !== 0) return "is not a regular file";
  return (mode & RIGHTS) === 0 ? undefined : "has a mode with setuid, setgid or the sticky bit";
}

/** What an extra field says again, perhaps otherwise than the head of the entry: its "size", "name" or "kind". */
function findConflictingField(fields: Buffer): string | undefined {
  let at = 0;
  while (at + 4 <= fields.length) {
    const what = CONFLICTING_FIELDS.get(fields.readUInt16LE(at));
    if (what !== undefined) return what;
    at += 4 + fields.readUInt16LE(at + 2);
  }
  return at === fields.length ? undefined : "size";
}
