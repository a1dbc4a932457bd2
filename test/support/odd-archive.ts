import { deflateRawSync } from "node:zlib";
import { makeZip } from "../../src/release/packing/write-zip.js";

/** What is unusual in an archive of one file. */
export interface Oddity {
  readonly path?: string;
  readonly content?: string;
  /** The number of the system that "made" the entry; 3 is Unix. */
  readonly host?: number;
  /** Unix's mode in the upper half, the attributes of DOS in the lower. */
  readonly attributes?: number;
  /** An extra field of the entry, in both of its heads. */
  readonly field?: Uint8Array;
  /** Behind the end, and whether the end says so. */
  readonly behind?: Uint8Array;
  readonly isComment?: boolean;
}

const NO_BYTES = new Uint8Array();

/** An archive of one file with oddities in it, each as a tool that reads archives would find it. */
export function makeOddArchive(oddity: Oddity): Buffer {
  const { path = "dist/lnk", content = "/etc/passwd", host = 3, attributes = 0o100644 << 16 } = oddity;
  const { field = NO_BYTES, behind = NO_BYTES, isComment = false } = oddity;
  const plain = Buffer.from(
    makeZip([{ path, isExecutable: false, bytes: Buffer.from(content) }], (bytes) => deflateRawSync(bytes)),
  );
  const directory = plain.lastIndexOf("PK\x01\x02", undefined, "latin1");
  const end = plain.length - 22;
  const nameLength = Buffer.byteLength(path);
  const local = Buffer.concat([plain.subarray(0, 30 + nameLength), field, plain.subarray(30 + nameLength, directory)]);
  local.writeUInt16LE(field.length, 28);
  const central = Buffer.concat([plain.subarray(directory, end), field]);
  central.writeUInt8(host, 5);
  central.writeUInt16LE(field.length, 30);
  central.writeUInt32LE(attributes >>> 0, 38);
  const last = Buffer.from(plain.subarray(end));
  last.writeUInt32LE(central.length, 12);
  last.writeUInt32LE(local.length, 16);
  if (isComment) last.writeUInt16LE(behind.length, 20);
  return Buffer.concat([local, central, last, behind]);
}

/** An extra field: its number, and what is in it. */
export function makeField(id: number, body: Uint8Array): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(id, 0);
  head.writeUInt16LE(body.length, 2);
  return Buffer.concat([head, body]);
}
