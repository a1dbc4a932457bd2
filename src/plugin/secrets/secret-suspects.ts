import { hasManyZeros, isBinary } from "../../base/text/binary.js";
import { decodeLatin1 } from "../../base/text/bytes.js";
import { detectWideEncoding } from "../../base/text/decode.js";
import { hasAnchor, hasAnchorSince } from "../../base/text/secret-patterns.js";
import { getBaseName, joinPath, type Workspace } from "../../base/files/workspace.js";
import { isCredentialFile } from "../credential-files.js";
import type { Facts } from "../reading.js";

export type PackedFile = Facts["packedFiles"]["files"][number];

/** Why a file was not searched. */
export type WhyUnsearched = "too large" | "too much in all" | "unreadable" | "archive";

/** A file that may contain a secret, with its bytes; or a file that was not searched, and why. */
export type Suspect = PackedFile & ({ readonly bytes: Uint8Array } | { readonly why: WhyUnsearched });

const MEBI = 1024 * 1024;
export const MAX_SEARCHED_FILE_BYTES = 8 * MEBI;
/** All files of a plugin together. */
export const MAX_SEARCHED_BYTES = 64 * MEBI;

/** Larger texts are searched whole each time, rather than kept. */
const MAX_KEPT_LENGTH = 2 * MEBI;

/** What every plugin ships. It is searched first, and also where the list of files is unknown. */
const SHIPPED = ["CHANGELOG.md", "LICENSE", "README.md", "dist/plugin.js", "manifest.json", "package.json"];
/** Archives, by how they begin: what is in them cannot be searched. Pictures and fonts contain nothing but themselves. */
const ARCHIVE = /^(?:PK[\x03\x05]|\x1f\x8b\x08|7z\xbc\xaf\x27\x1c|BZh[1-9]1AY|\xfd7zXZ\0|\x28\xb5\x2f\xfd|Rar!\x1a)/u;
const ARCHIVE_NAME = /\.(?:br|lzma|zz)$/iu;
/** How many bytes show whether a file is an archive. */
const START = 16;

/**
 * The shipped files that need a closer look for secrets; a healthy plugin has none. The built code is one of them
 * whether it is packed or not. Every file is searched, whatever its name and its first bytes are: a text can begin as a
 * picture does, and a picture can contain a text.
 */
export function* findSecretSuspects(
  workspace: Workspace,
  folder: string,
  packed: readonly PackedFile[],
  clean?: Map<string, string>,
): Generator<Suspect> {
  const before = new Map(clean);
  clean?.clear();
  /** Of a text that had no anchor, only what has changed is searched. */
  const isSuspect = (path: string, text: string): boolean => {
    const known = before.get(path);
    const has = known === undefined ? hasAnchor(text) : hasAnchorSince(known, text);
    if (!has && text.length <= MAX_KEPT_LENGTH) clean?.set(path, text);
    return has;
  };
  let bytesLeft = MAX_SEARCHED_BYTES;
  for (const { path, size } of listShippedFiles(workspace, folder, packed)) {
    // A check of its own refuses those, whatever they contain.
    if (isCredentialFile(getBaseName(path))) continue;
    const why = explainTooLarge(size, bytesLeft);
    if (why !== undefined) {
      yield { path, size, why };
      continue;
    }
    bytesLeft -= size;
    const ascii = workspace.ascii(path);
    if (ascii !== undefined && !isSuspect(path, ascii)) continue;
    const bytes = workspace.bytes(path, MAX_SEARCHED_FILE_BYTES);
    if (!bytes) yield { path, size, why: "unreadable" };
    else {
      const text = decodeLatin1(bytes);
      if (isSuspect(path, readNarrow(text, bytes))) yield { path, size, bytes };
      if (isArchive(path, text)) yield { path, size, why: "archive" };
    }
  }
}

function explainTooLarge(size: number, bytesLeft: number): WhyUnsearched | undefined {
  if (size > MAX_SEARCHED_FILE_BYTES) return "too large";
  return size > bytesLeft ? "too much in all" : undefined;
}

/**
 * The text in which an anchor is looked for: the rules find nothing where there is none. Anchors are ASCII, so each byte
 * counts as a character. Encodings with more bytes for a character have NUL bytes between them.
 */
function readNarrow(text: string, bytes: Uint8Array): string {
  if (detectWideEncoding(bytes) === undefined && !hasManyZeros(text)) return text;
  return text.replaceAll("\0", "");
}

function isArchive(path: string, text: string): boolean {
  return (ARCHIVE.test(text.slice(0, START)) || ARCHIVE_NAME.test(path)) && isBinary(text);
}

function listShippedFiles(workspace: Workspace, folder: string, packed: readonly PackedFile[]): Iterable<PackedFile> {
  const files = new Map<string, PackedFile>();
  for (const name of SHIPPED) {
    const path = joinPath(folder, name);
    const entry = workspace.entry(path);
    if (entry?.kind === "file") files.set(path, { path, size: entry.size });
  }
  for (const file of packed) if (!files.has(file.path)) files.set(file.path, file);
  return files.values();
}
