/** What is left of each byte, as a ZIP archive has it. */
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let left = byte;
  for (let bit = 0; bit < 8; bit++) left = (left & 1) === 1 ? (left >>> 1) ^ 0xedb88320 : left >>> 1;
  return left;
});

/** The checksum that a ZIP archive keeps of each file. Node has one of its own from version 22 on only. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  // Counted, as an iterator over so many bytes takes several times as long.
  for (let at = 0, end = bytes.length; at < end; at++)
    sum = (TABLE[(sum ^ (bytes[at] ?? 0)) & 0xff] ?? 0) ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}
