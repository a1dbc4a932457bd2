import { pngFacts, type ImageFacts } from "./png.js";
import type { Workspace } from "../../workspace/workspace.js";
import type { Facts } from "../reading.js";

/** The images among the declared files, by the path as it is written; without those that are too large to read. */
export type Images = ReadonlyMap<string, ImageFacts>;

const LARGEST_IMAGE = 16 * 1024 * 1024;

/** Reads the sizes of the declared files whose names are those of images, each file once, however it is written. */
export async function imagesOf(files: Facts["declaredFiles"], workspace: Workspace): Promise<Images> {
  const images = new Map<string, ImageFacts>();
  const known = new Map<string, ImageFacts | undefined>();
  for (const [path, file] of files) {
    if (file.state !== "file" || !/\.(?:png|jpe?g|gif|webp|svg)$/iu.test(path)) continue;
    if (!known.has(file.path)) {
      const bytes = workspace.bytes(file.path, LARGEST_IMAGE);
      known.set(file.path, bytes && (pngFacts(bytes) ?? (await measured(bytes))));
    }
    const image = known.get(file.path);
    if (image) images.set(path, image);
  }
  return images;
}

const NO_IMAGE: ImageFacts = { type: undefined, width: undefined, height: undefined };
async function measured(bytes: Uint8Array): Promise<ImageFacts> {
  const { imageSize } = await import("image-size");
  const vector = isSvg(bytes);
  try {
    const { type, width, height } = imageSize(bytes);
    return type === "svg" && !vector ? NO_IMAGE : { type, width, height };
  } catch {
    // The measurer throws at what is no image, in as many ways as there are kinds of images, and at an SVG without a size.
    return vector ? { ...NO_IMAGE, type: "svg" } : NO_IMAGE;
  }
}

/** Whether the first element is `svg`, behind what may stand before one: a declaration, comments, a document type. */
function isSvg(bytes: Uint8Array): boolean {
  let rest = new TextDecoder().decode(bytes.subarray(0, LONGEST_PROLOG)).trimStart();
  for (let part = PROLOG.exec(rest); part; part = PROLOG.exec(rest)) rest = rest.slice(part[0].length);
  return /^<(?:\w+:)?svg[\s/>]/u.test(rest);
}

const LONGEST_PROLOG = 65_536;
const PROLOG = /^(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)\s*/iu;
