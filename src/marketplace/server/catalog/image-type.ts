import { imageSize } from "image-size";

/** How files of each kind begin, in Latin-1; a dot of a pattern is any byte. */
const BEGINNINGS: readonly (readonly [mediaType: string, begins: RegExp])[] = [
  ["image/png", /^\x89PNG\r\n\x1a\n/u],
  ["image/jpeg", /^\xff\xd8\xff/u],
  ["image/gif", /^GIF8[79]a/u],
  ["image/webp", /^RIFF[\s\S]{4}WEBP/u],
];

/** The media type of an image by its content. `undefined` for anything else, SVG too: it may run scripts. */
export function findImageType(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString("latin1");
  return BEGINNINGS.find(([, begins]) => begins.test(head))?.[0];
}

/** A browser takes four bytes for each pixel, however small the file is. */
const MAX_PIXELS = 40_000_000;
const MAX_SIDE = 10_000;

/** Whether an image says how large it is, and is no larger than what a page can show. */
export function isShowable(bytes: Uint8Array): boolean {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 && Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS;
  } catch {
    // The measurer throws at what is damaged, in as many ways as there are kinds of images.
    return false;
  }
}
