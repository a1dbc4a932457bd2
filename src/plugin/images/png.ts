/** What the first bytes of an image say; `type` is undefined for what is no image. */
export interface ImageFacts {
  readonly type: string | undefined;
  /** Pixels; undefined where there is no image. */
  readonly width: number | undefined;
  readonly height: number | undefined;
}

const PNG_START = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** Most screenshots are PNG: for them no library is loaded. */
export function pngFacts(bytes: Uint8Array): ImageFacts | undefined {
  if (bytes.length < 24 || !PNG_START.every((byte, at) => bytes[at] === byte)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  // The first part must be IHDR; Apple's own form of PNG has another before it.
  if (view.getUint32(12) !== 0x49484452) return undefined;
  return { type: "png", width: view.getUint32(16), height: view.getUint32(20) };
}
