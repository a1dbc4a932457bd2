import { expect, test } from "vitest";
import { readImages } from "../../src/plugin/images/images.js";
import { inMemory, type Workspace } from "../../src/base/files/workspace.js";

const KIB = 1024;
const PNG = [137, 80, 78, 71, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 2, 0, 0, 0, 1, 0];

/** A picture that goes on with so many bytes. */
function png(more: number): Uint8Array {
  const bytes = new Uint8Array(PNG.length + more);
  bytes.set(PNG);
  return bytes;
}

/** A JPEG whose size comes after two segments of 40 KiB, as of a color profile. */
function jpeg(): Uint8Array {
  const profile = [0xff, 0xe2, 0xa0, 0x00, ...new Uint8Array(40 * KIB - 2)];
  const frame = [0xff, 0xc0, 0, 17, 8, 0, 100, 0, 200, 3, ...new Uint8Array(9)];
  return Uint8Array.from([0xff, 0xd8, ...profile, ...profile, ...frame]);
}

/** What is read of one picture, and how often all of it was. */
async function read(path: string, content: string | Uint8Array) {
  const inner = inMemory({ [path]: content });
  let whole = 0;
  const workspace: Workspace = { ...inner, bytes: (...asked) => (whole++, inner.bytes(...asked)) };
  const files = new Map([[path, { state: "file", name: path, path, size: content.length }]] as const);
  return { image: (await readImages(files, workspace)).get(path), whole };
}

test("only the beginning of a picture is read where its size is there", async () => {
  const image = { type: "png", width: 512, height: 256 };
  expect(await read("a.png", png(10 * 1024 * KIB))).toEqual({ image, whole: 0 });
  expect(await read("a.png", png(0))).toEqual({ image, whole: 0 });
});

test("a JPEG whose size comes later is read whole", async () => {
  expect(await read("a.jpg", jpeg())).toEqual({ image: { type: "jpg", width: 200, height: 100 }, whole: 1 });
});

test("nothing is known of a picture of more than 16 MiB", async () => {
  expect(await read("a.png", png(16 * 1024 * KIB))).toEqual({ image: undefined, whole: 0 });
});

test.each([
  ["nothing", ""],
  ["text", "not a picture"],
  ["the beginning of a PNG", Uint8Array.from(PNG.slice(0, 20))],
  ["a PNG without its first part", Uint8Array.from([...PNG.slice(0, 12), 0, 0, 0, 0, ...PNG.slice(16)])],
  ["a page with a drawing in it", '<html><svg width="1" height="1"></svg></html>'],
])("%s is not an image", async (_, content) => {
  expect((await read("a.png", content)).image).toEqual({ type: undefined, width: undefined, height: undefined });
});

test("an SVG may have no size", async () => {
  const { image } = await read("a.svg", '<?xml version="1.0"?><!-- logo --><svg viewBox="a"></svg>');
  expect(image).toEqual({ type: "svg", width: undefined, height: undefined });
});
