import type { Workspace } from "../workspace/workspace.js";
import type { DeclaredFiles } from "./declared-files.js";

/** What the first bytes of an image say; `type` is undefined for what is no image. */
export interface ImageFacts {
  readonly type: string | undefined;
  /** Pixels; undefined where there is no image. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/** The images among the declared files, by the path as it is written. */
export type Images = ReadonlyMap<string, ImageFacts>;

const LARGEST_IMAGE = 16 * 1024 * 1024;

/** Reads the sizes of the declared files whose names are those of images. */
export async function imagesOf(files: DeclaredFiles, workspace: Workspace): Promise<Images> {
  const images = new Map<string, ImageFacts>();
  for (const [path, file] of files) {
    if (file.state !== "file" || !/\.(?:png|jpe?g|gif|webp|svg)$/iu.test(path)) continue;
    const { imageSize } = await import("image-size");
    const bytes = workspace.bytes(file.path, LARGEST_IMAGE);
    images.set(path, bytes ? measured(bytes, imageSize) : NO_IMAGE);
  }
  return images;
}

const NO_IMAGE: ImageFacts = { type: undefined, width: undefined, height: undefined };

function measured(
  bytes: Uint8Array,
  measure: (bytes: Uint8Array) => { type?: string | undefined; width: number; height: number },
): ImageFacts {
  try {
    const { type, width, height } = measure(bytes);
    return { type, width, height };
  } catch {
    // The measurer throws at what is no image, in as many ways as there are kinds of images.
    return NO_IMAGE;
  }
}
