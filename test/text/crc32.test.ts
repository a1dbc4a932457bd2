import { expect, test } from "vitest";
import { crc32 } from "../../src/base/text/crc32.js";

/** As the definition has it, bit for bit. */
function crcByBits(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum & 1) === 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  }
  return (sum ^ 0xffffffff) >>> 0;
}

test("the checksum is that of the definition, for every length around a step and every byte", () => {
  expect(crc32(Buffer.from("123456789"))).toBe(0xcbf43926);
  const all = Uint8Array.from({ length: 300 }, (_, at) => (at * 151 + 7) & 0xff);
  expect(new Set(all).size).toBe(256);
  for (let start = 0; start < 9; start++) {
    for (let length = 0; length < 34; length++) {
      const part = all.subarray(start, start + length);
      expect(crc32(part), `${String(length)} bytes from ${String(start)}`).toBe(crcByBits(part));
    }
  }
  expect(crc32(all)).toBe(crcByBits(all));
});
