import { imageSize } from "image-size";

/**
 * The type and the size of an image, in pixels. The library reads past the end of a short image, into what else its
 * buffer holds, so it gets a buffer of its own.
 *
 * @throws at what is damaged or no image, in as many ways as there are kinds of images, and at an SVG without a size.
 */
export function readImageSize(bytes: Uint8Array): ReturnType<typeof imageSize> {
  return imageSize(new Uint8Array(bytes));
}
