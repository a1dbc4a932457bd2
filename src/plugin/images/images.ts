import type { Workspace } from "../../base/files/workspace.js";
import { explainPointer, isLfsPointer } from "../../base/git/lfs-pointer.js";
import { absent, type Absent } from "../absent.js";
import type { Facts } from "../reading.js";
import { IMAGE } from "../screenshot-files.js";

/** The type and size in the first bytes of an image; `type` is undefined for what is not an image. */
export interface ImageContent {
  readonly type: string | undefined;
  /** Pixels; undefined where there is no image. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

/**
 * The images among the declared files, by the path as it is written; without those that are too large to read, and with
 * the reason for those that were not fetched.
 */
export type Images = ReadonlyMap<string, ImageContent | Absent>;

const MAX_IMAGE_BYTES = 16 * 1024 * 1024;
/** Nearly every image has its size in its first bytes; a JPEG may have pictures and profiles before it. */
const HEAD = 64 * 1024;

/** Reads the sizes of the declared files whose names are those of images, each file once, however it is written. */
export async function readImages(files: Facts["declaredFiles"], workspace: Workspace): Promise<Images> {
  const images = new Map<string, ImageContent | Absent>();
  const known = new Map<string, ImageContent | undefined>();
  for (const [path, file] of files) {
    if (file.state !== "file" || !IMAGE.test(path)) continue;
    if (!known.has(file.path)) known.set(file.path, await readImageAt(workspace, file.path));
    const isPointer = isLfsPointer(workspace, file.path, file.size);
    const image = isPointer ? absent(explainPointer(path)) : known.get(file.path);
    if (image) images.set(path, image);
  }
  return images;
}

const NO_IMAGE: ImageContent = { type: undefined, width: undefined, height: undefined };

async function readImageAt(workspace: Workspace, path: string): Promise<ImageContent | undefined> {
  const entry = workspace.entry(path);
  if (entry?.kind !== "file" || entry.size > MAX_IMAGE_BYTES) return undefined;
  const head = workspace.head(path, HEAD);
  const image = head && (await measureImage(head));
  if (image?.width !== undefined || entry.size <= HEAD) return image;
  const bytes = workspace.bytes(path, MAX_IMAGE_BYTES);
  return bytes && measureImage(bytes);
}

async function measureImage(bytes: Uint8Array): Promise<ImageContent> {
  const { readImageSize } = await import("./image-size.js");
  try {
    const { type, width, height } = readImageSize(bytes);
    if (type === "svg" && !isSvg(bytes)) return NO_IMAGE;
    return { type, width, height };
  } catch {
    if (isSvg(bytes)) return { ...NO_IMAGE, type: "svg" };
    return { ...NO_IMAGE, type: findContainedType(bytes) };
  }
}

/** The type of an image in the container that films have, too. */
function findContainedType(bytes: Uint8Array): string | undefined {
  return /^.{4}ftyp(avif|heic|heix)/su.exec(new TextDecoder("latin1").decode(bytes.subarray(0, 12)))?.[1];
}

/** Whether the first element is `svg`. A declaration, comments and a document type may come before it. */
function isSvg(bytes: Uint8Array): boolean {
  let rest = new TextDecoder().decode(bytes.subarray(0, HEAD)).trimStart();
  for (let part = PROLOG.exec(rest); part; part = PROLOG.exec(rest)) rest = rest.slice(part[0].length);
  return /^<(?:\w+:)?svg[\s/>]/u.test(rest);
}

const PROLOG = /^(?:<\?[^]*?\?>|<!--[^]*?-->|<!DOCTYPE[^[>]*(?:\[[^\]]*\]\s*)?>)\s*/iu;
