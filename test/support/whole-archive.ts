import { deflateRawSync } from "node:zlib";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { openOwnArchive } from "../../src/base/files/archive.js";
import { packVersion } from "./submit.js";

export type Contents = Readonly<Record<string, string | Uint8Array>>;
export interface Written {
  readonly deflate?: (bytes: Uint8Array) => Uint8Array;
  readonly executable?: string;
}

const WHOLE = openOwnArchive(await packVersion("1.4.0"));
export const FILES: Contents = Object.fromEntries(
  WHOLE.entries.map(({ path }) => [path, WHOLE.workspace.bytes(path) ?? new Uint8Array()]),
);
export const textAt = (path: string): string => new TextDecoder().decode(WHOLE.workspace.bytes(path));

/** An archive of exactly these files. */
export function zip(files: Contents, { deflate = deflateRawSync, executable }: Written = {}): Buffer {
  const entries = Object.entries(files).map(([path, content]) => ({
    path,
    isExecutable: path === executable,
    bytes: Buffer.from(content),
  }));
  return Buffer.from(makeZip(entries, deflate));
}
/** The plugin that meets every check, with more files, or with others in their place. */
export const withFiles = (files: Contents, written?: Written): Buffer => zip({ ...FILES, ...files }, written);
export const packageWith = (changes: object): Contents => ({
  "package.json": JSON.stringify({ ...(JSON.parse(textAt("package.json")) as object), ...changes }),
});

/** The directory of the first entry is changed at an offset. */
export function changeFirst(offset: number, value: number, size: 2 | 4 = 2, bytes = withFiles({})): Buffer {
  const at = bytes.indexOf("PK\x01\x02", 0, "latin1") + offset;
  if (size === 2) bytes.writeUInt16LE(value, at);
  else bytes.writeUInt32LE(value >>> 0, at);
  return bytes;
}
export const MODE = 38;
