import { crc32, deflateSync } from "node:zlib";

/** The colour of a pixel: red, green and blue. */
export type Paint = (x: number, y: number) => readonly [number, number, number];

/** A PNG of any size, for pictures that need one. */
export function makePng(width: number, height: number, paint: Paint): Uint8Array {
  const rows = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) rows.set(paint(x, y), y * (width * 3 + 1) + 1 + x * 3);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2], 8);
  const signature = Buffer.from("89504e470d0a1a0a", "hex");
  return Buffer.concat([signature, makeChunk("IHDR", head), makeChunk("IDAT", deflateSync(rows)), makeChunk("IEND")]);
}

function makeChunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}
