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
