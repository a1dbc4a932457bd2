import { inflateRawSync } from "node:zlib";
import { crc32 } from "../text/crc32.js";
import { compareNames, joinPath, type Listed, type Workspace } from "./workspace.js";
import { parseZipDirectory, type ZipEntry } from "./zip-directory.js";

/** A ZIP archive. Every file was unpacked once and matches the archive's directory. */
export interface ZipArchive {
  /** In the order of the archive. */
  readonly entries: readonly ZipEntry[];
  /** Its files as those of a repository. */
  readonly workspace: Workspace;
}

/** Files up to this size are kept unpacked. */
const LARGEST_KEPT = 1024 * 1024 + 1;

/**
 * Opens an untrusted ZIP archive in memory, or explains why it is refused. No file unpacks to more than its declared
 * size.
 */
export function openArchive(bytes: Uint8Array): ZipArchive | { readonly refused: string } {
  const entries = parseZipDirectory(bytes);
  if ("refused" in entries) return entries;
  for (const entry of entries) {
    if (unpackArchive(entry) === undefined) return { refused: `${JSON.stringify(entry.path)} in it is damaged` };
  }
  return { entries, workspace: makeWorkspace(entries) };
}

/** A file's bytes; `undefined` where they do not match the archive's directory. */
export function unpackArchive({ packed, isDeflated, size, checksum }: ZipEntry): Uint8Array | undefined {
  const bytes = isDeflated ? inflate(packed, size) : packed;
  return bytes?.length === size && crc32(bytes) === checksum ? bytes : undefined;
}

function inflate(packed: Uint8Array, size: number): Uint8Array | undefined {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch (error) {
    // Whatever the inflater reports: the bytes are damaged.
    if (error instanceof Error && "code" in error) return undefined;
    throw error;
  }
}

function makeWorkspace(entries: readonly ZipEntry[]): Workspace {
  const files = new Map(entries.map((entry) => [entry.path, entry]));
  const folders = listFolders(files.keys());
  const kept = new Map<string, Uint8Array>();
  const read = (path: string): Uint8Array | undefined => {
    const entry = files.get(path);
    const bytes = kept.get(path) ?? (entry && unpackArchive(entry));
    if (bytes && bytes.length <= LARGEST_KEPT) kept.set(path, bytes);
    return bytes;
  };
  return {
    entry(path) {
      const file = files.get(path);
      if (file) return { kind: "file", size: file.size, ...(file.isExecutable && { isExecutable: true }) };
      return path === "" || folders.has(path) ? { kind: "folder" } : undefined;
    },
    list: (folder) => folders.get(folder) ?? [],
    bytes: (path, most = Infinity) => ((files.get(path)?.size ?? Infinity) <= most ? read(path) : undefined),
    head: (path, most) => read(path)?.subarray(0, most),
  };
}

/** What is in each folder, by name. */
function listFolders(paths: Iterable<string>): ReadonlyMap<string, readonly Listed[]> {
  const folders = new Map<string, Map<string, Listed>>([["", new Map()]]);
  for (const path of paths) {
    const names = path.split("/");
    let folder = "";
    for (const [depth, name] of names.entries()) {
      const listed = folders.get(folder) ?? new Map<string, Listed>();
      folders.set(folder, listed);
      listed.set(name, { name, kind: depth < names.length - 1 ? "folder" : "file" });
      folder = joinPath(folder, name);
    }
  }
  return new Map([...folders].map(([folder, listed]) => [folder, [...listed.values()].toSorted(compareNames)]));
}
