import { crc32 } from "node:zlib";

export interface ZipFile {
  readonly path: string;
  readonly isExecutable: boolean;
  readonly bytes: Uint8Array;
}

type Deflate = (bytes: Uint8Array) => Uint8Array;

const LOCAL_LENGTH = 30;
const CENTRAL_LENGTH = 46;
const END_LENGTH = 22;
/** The first day of the format, at midnight. */
const DAY = (1 << 5) | 1;
const UTF8_NAMES = 0x0800;
const UNIX = 3 << 8;
const VERSION = 20;
const DEFLATED = 8;

/**
 * Writes a ZIP archive of files in the given order, with one file in memory at a time. The same files give the same
 * bytes anywhere: there is no time, no owner and no extra field, and `deflate` is not the platform's.
 */
export function makeZip(files: Iterable<ZipFile>, deflate: Deflate): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  for (const { path, isExecutable, bytes } of files) {
    const name = Buffer.from(path);
    const deflated = deflate(bytes);
    const isSmaller = deflated.length < bytes.length;
    const packed = isSmaller ? deflated : bytes;
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(VERSION, 0);
    shared.writeUInt16LE(UTF8_NAMES, 2);
    shared.writeUInt16LE(isSmaller ? DEFLATED : 0, 4);
    shared.writeUInt16LE(DAY, 8);
    shared.writeUInt32LE(crc32(bytes), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(bytes.length, 18);
    shared.writeUInt16LE(name.length, 22);
    const local = Buffer.alloc(LOCAL_LENGTH);
    local.write("PK\x03\x04", "latin1");
    shared.copy(local, 4);
    const central = Buffer.alloc(CENTRAL_LENGTH);
    central.write("PK\x01\x02", "latin1");
    central.writeUInt16LE(UNIX | VERSION, 4);
    shared.copy(central, 6);
    central.writeUInt32LE((isExecutable ? 0o100755 : 0o100644) * 0x10000, 38);
    central.writeUInt32LE(at, 42);
    parts.push(local, name, packed);
    directory.push(central, name);
    at += LOCAL_LENGTH + name.length + packed.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(END_LENGTH);
  end.write("PK\x05\x06", "latin1");
  end.writeUInt16LE(directory.length / 2, 8);
  end.writeUInt16LE(directory.length / 2, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, listed, end]);
}
