/** How many bytes are taken at a time. */
const STEP = 8;

/** The remainder of each byte: a table of 256 numbers for each place in a step. The first is for the last byte. */
const TABLES = makeTables();

function makeTables(): Int32Array {
  const tables = new Int32Array(STEP * 256);
  for (let byte = 0; byte < 256; byte++) {
    let left = byte;
    for (let bit = 0; bit < 8; bit++) left = (left & 1) === 1 ? (left >>> 1) ^ 0xedb88320 : left >>> 1;
    tables[byte] = left;
  }
  for (let at = 256; at < tables.length; at++) {
    const before = tables[at - 256] ?? 0;
    tables[at] = (before >>> 8) ^ (tables[before & 0xff] ?? 0);
  }
  return tables;
}

/** The checksum that a ZIP archive keeps of each file. Node has one of its own from version 22 on only. */
export function crc32(bytes: Uint8Array): number {
  const byte = (at: number): number => bytes[at] ?? 0;
  const left = (place: number, value: number): number => TABLES[place * 256 + (value & 0xff)] ?? 0;
  let sum = -1;
  let at = 0;
  // Counted, as an iterator over so many bytes takes several times as long.
  for (const end = bytes.length - STEP; at <= end; at += STEP) {
    sum ^= byte(at) | (byte(at + 1) << 8) | (byte(at + 2) << 16) | (byte(at + 3) << 24);
    sum =
      left(7, sum) ^
      left(6, sum >>> 8) ^
      left(5, sum >>> 16) ^
      left(4, sum >>> 24) ^
      left(3, byte(at + 4)) ^
      left(2, byte(at + 5)) ^
      left(1, byte(at + 6)) ^
      left(0, byte(at + 7));
  }
  for (; at < bytes.length; at++) sum = left(0, sum ^ byte(at)) ^ (sum >>> 8);
  return ~sum >>> 0;
}
