import { crc32, inflateRawSync } from "node:zlib";
import { hashContent } from "../text/hash.js";
import { attempt } from "./system-errors.js";
import { listByFolder, READABLE, type Workspace } from "./workspace.js";
import { parseZipDirectory, type ZipEntry } from "./read-zip.js";

/** A file of an archive that was unpacked once, and matches the archive's directory. */
interface CheckedEntry extends ZipEntry {
  /** Of the unpacked bytes, in hexadecimal. */
  readonly sha256: string;
}

export interface ZipArchive {
  /** In the order of the archive. */
  readonly entries: readonly CheckedEntry[];
  /** Its files as those of a repository. */
  readonly workspace: Workspace;
}

/** Files up to this size are kept unpacked, those that are read first, up to a sum: most are read only once. */
const MAX_KEPT_FILE_BYTES = 1024 * 1024 + 1;
const MAX_KEPT_BYTES = 8 * 1024 * 1024;

/** How much is unpacked at a time: in the small pieces that are usual, all is copied once more. */
const PIECE = 256 * 1024;
const MIN_PIECE_BYTES = 64;

/** What is known of the bytes of archives: a release opens its own archive several times. */
const opened = new WeakMap<Uint8Array, ReturnType<typeof openArchive>>();

/**
 * Opens an untrusted ZIP archive in memory, or explains why it is refused. No file unpacks to more than its declared
 * size. The bytes must stay as they are. What the files are is not checked here: `acceptArchive` does that.
 */
export function openArchive(bytes: Uint8Array): ZipArchive | { readonly refused: string } {
  const before = opened.get(bytes);
  if (before) return before;
  const entries = checkEntries(bytes);
  const archive = "refused" in entries ? entries : { entries, workspace: makeWorkspace(entries) };
  opened.set(bytes, archive);
  return archive;
}

/** Opens an archive that this tool has made, or accepted before. */
export function openOwnArchive(bytes: Uint8Array): ZipArchive {
  const archive = openArchive(bytes);
  if ("refused" in archive) throw new Error(`Our own archive cannot be read: ${archive.refused}`);
  return archive;
}

/** Unpacks each file once. */
function checkEntries(bytes: Uint8Array): readonly CheckedEntry[] | { readonly refused: string } {
  const entries = parseZipDirectory(bytes);
  if ("refused" in entries) return entries;
  const checked: CheckedEntry[] = [];
  for (const entry of entries) {
    const unpacked = unpackArchive(entry);
    if (!unpacked || crc32(unpacked) !== entry.checksum)
      return { refused: `${JSON.stringify(entry.path)} in it is damaged` };
    checked.push({ ...entry, sha256: hashContent(unpacked) });
  }
  return checked;
}

/** A file's bytes; `undefined` where they do not have the size in the archive's directory. */
export function unpackArchive({ packed, isDeflated, size }: Omit<ZipEntry, "checksum">): Uint8Array | undefined {
  const bytes = isDeflated ? inflate(packed, size) : packed;
  return bytes?.length === size ? bytes : undefined;
}

function inflate(packed: Uint8Array, size: number): Uint8Array | undefined {
  const chunkSize = Math.min(size + MIN_PIECE_BYTES, PIECE);
  // Whatever the inflater reports: the bytes are damaged.
  return attempt(() => inflateRawSync(packed, { maxOutputLength: Math.max(size, 1), chunkSize }));
}

function makeWorkspace(entries: readonly ZipEntry[]): Workspace {
  const files = new Map(entries.map((entry) => [entry.path, entry]));
  const folders = listByFolder(files.keys());
  const kept = new Map<string, Uint8Array>();
  let keptBytes = 0;
  const read = (path: string): Uint8Array | undefined => {
    const before = kept.get(path);
    if (before) return before;
    const entry = files.get(path);
    const bytes = entry && unpackArchive(entry);
    if (bytes && bytes.length <= MAX_KEPT_FILE_BYTES && keptBytes + bytes.length <= MAX_KEPT_BYTES) {
      kept.set(path, bytes);
      keptBytes += bytes.length;
    }
    return bytes;
  };
  return {
    ...READABLE,
    isArchive: true,
    entry(path) {
      const file = files.get(path);
      if (file) return { kind: "file", size: file.size, ...(file.isExecutable && { isExecutable: true }) };
      if (path !== "" && !folders.has(path)) return undefined;
      return { kind: "folder" };
    },
    list: (folder) => folders.get(folder) ?? [],
    bytes: (path, maxBytes = Infinity) => ((files.get(path)?.size ?? Infinity) <= maxBytes ? read(path) : undefined),
    head: (path, maxBytes) => read(path)?.subarray(0, maxBytes),
  };
}
