import { latin1 } from "../../text/bytes.js";
import { detectWideEncoding } from "../../text/decode.js";
import { hasAnchor } from "../../text/secret-anchors.js";
import { getBaseName, joinPath, type Workspace } from "../../workspace/workspace.js";
import { isCredentialFile } from "../credential-files.js";
import type { Facts } from "../reading.js";

type PackedFile = Facts["packedFiles"]["files"][number];

/** A file that may hold a secret, with what is in it; or one of which nobody knows, and why. */
export type Suspect = PackedFile & ({ readonly bytes: Uint8Array } | { readonly why: "too large" | "unreadable" });

const MEBI = 1024 * 1024;
export const LARGEST_SEARCHED = 8 * MEBI;
/** All files of a plugin together. */
const MOST_BYTES = 32 * MEBI;

/** What every plugin ships; it is searched also where nobody knows what is packed. */
const SHIPPED = [
  "CHANGELOG.md",
  "LICENSE",
  "README.md",
  "dist/plugin.js",
  "dist/plugin.js.map",
  "manifest.json",
  "package.json",
];
/** Pictures, films, fonts and archives by how they begin: what they hold is packed, and no text. */
const COMPRESSED =
  /^(?:\x89PNG|\xff\xd8\xff|GIF8[79]a|RIFF.{4}WEBP|\0\0.{2}ftyp|OggS\0|wOF[F2]|\x1f\x8b|PK\x03\x04|7z\xbc\xaf|BZh[1-9]1AY|\xfd7zXZ|\x28\xb5\x2f\xfd)/su;
/** As much of a file as that takes. */
const START = 16;
const COMPRESSED_NAME = /\.(?:avif|br|gif|gz|jpe?g|mp4|ogg|png|webm|webp|woff2?|zip)$/iu;

/**
 * The files among what is shipped that need a closer look for secrets; a healthy plugin has none. The built code is one
 * of them whether it is packed or not.
 */
export function* findSecretSuspects(
  workspace: Workspace,
  folder: string,
  packed: readonly PackedFile[],
): Generator<Suspect> {
  let bytesLeft = MOST_BYTES;
  for (const { path, size } of shippedFiles(workspace, folder, packed)) {
    // Those have a check of their own, which refuses them whatever they hold.
    if (isCredentialFile(getBaseName(path)) || isPicture(workspace, path, size)) continue;
    const isTooLarge = size > Math.min(LARGEST_SEARCHED, bytesLeft);
    const ascii = isTooLarge ? undefined : workspace.ascii?.(path);
    if (ascii !== undefined && !mayHoldSecret(ascii, false)) {
      bytesLeft -= ascii.length;
      continue;
    }
    const bytes = isTooLarge ? undefined : workspace.bytes(path, LARGEST_SEARCHED);
    bytesLeft -= bytes?.length ?? 0;
    if (!bytes) yield { path, size, why: isTooLarge ? "too large" : "unreadable" };
    else if (mayHoldSecret(latin1(bytes), detectWideEncoding(bytes) !== undefined)) yield { path, size, bytes };
  }
}

/** Whether a file is compressed by its name and by how it begins; one that is large, by its name alone. */
function isPicture(workspace: Workspace, path: string, size: number): boolean {
  if (!COMPRESSED_NAME.test(path)) return false;
  const head = size > LARGEST_SEARCHED ? undefined : workspace.head(path, START);
  return size > LARGEST_SEARCHED || (head !== undefined && COMPRESSED.test(latin1(head, 0, START)));
}

/**
 * Never a no for a file in which the rules find something. Anchors are ASCII: a character for each byte will do, and
 * what has more bytes for each has noughts between.
 */
function mayHoldSecret(text: string, isWide: boolean): boolean {
  return !COMPRESSED.test(text.slice(0, START)) && hasAnchor(isWide ? text.replaceAll("\0", "") : text);
}

function shippedFiles(workspace: Workspace, folder: string, packed: readonly PackedFile[]): Iterable<PackedFile> {
  const files = new Map(packed.map((file) => [file.path, file]));
  for (const name of SHIPPED) {
    const path = joinPath(folder, name);
    if (files.has(path)) continue;
    const entry = workspace.entry(path);
    if (entry?.kind === "file") files.set(path, { path, size: entry.size });
  }
  return files.values();
}
