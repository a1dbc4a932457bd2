/** The tracked files of git's index. */
export interface GitIndex {
  /** The tracked paths that contain the text asked for. */
  readonly paths: readonly string[];
  /** Those of them that are executable. */
  readonly programs: readonly string[];
  /** Folders that the index of a sparse checkout contains as one entry, each with a slash at its end. */
  readonly folders: readonly string[];
  /** Those of the tracked paths that a sparse checkout leaves out. */
  readonly sparse: readonly string[];
  /** Where another repository is to be checked out. */
  readonly submodules: readonly string[];
}

const HEADER = 12;
const MODE = 24;
const OBJECT = 40;
const EXTENDED = 0x4000;
/** A bit in the first byte of the extended flags: a sparse checkout leaves this file out. */
const SKIP_WORKTREE = 0x40;
const NAME_LENGTH = 0x0fff;
/** The bits of the mode's third byte that contain the kind of the file, and two of the kinds. */
const KIND_BITS = 0xf0;
const KIND_FOLDER = 0x40;
const KIND_SUBMODULE = 0xe0;
/** A bit in the last byte of the mode. */
const OWNER_MAY_RUN = 0o100;
/** No system opens a longer path. The limit bounds the memory that a hostile index can take. */
const MAX_PATH_LENGTH = 4095;
const DECODER = new TextDecoder();

/**
 * Reads the index of git: versions 2, 3 and 4, of SHA-1 and SHA-256.
 *
 * @param part only paths that contain this text are given; most others are skipped without being decoded.
 * @returns why the list is not complete, where it is not.
 */
export function parseGitIndex(bytes: Uint8Array, part: string): GitIndex | { readonly refused: string } {
  const index = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (index.length < HEADER || index.toString("latin1", 0, 4) !== "DIRC") return UNREADABLE;
  const version = index.readUInt32BE(4);
  if (version < 2 || version > 4) return { refused: `the index of git has the unknown version ${String(version)}` };
  // Nothing in the index names the length of its hashes. Only with the right one do the parts fill the index exactly.
  return parseIndex(index, version, 20, part) ?? parseIndex(index, version, 32, part) ?? UNREADABLE;
}

const UNREADABLE = { refused: "the index of git cannot be read" };

type ParsedIndex = GitIndex | { readonly refused: string } | undefined;

function parseIndex(index: Buffer, version: number, hash: number, part: string): ParsedIndex {
  const paths = new Set<string>();
  const programs: string[] = [];
  const sparse: string[] = [];
  const folders: string[] = [];
  const submodules: string[] = [];
  const end = index.length - hash;
  const names = version === 4 ? makeShortenedNameReader(index, part) : makeWholeNameReader(index, part);
  let at = HEADER;
  for (let count = index.readUInt32BE(8); count > 0; count--) {
    const flagsAt = at + OBJECT + hash;
    if (flagsAt + 4 > end) return undefined;
    // Reading single bytes is faster than readUInt16BE until the engine has compiled this loop.
    const flags = ((index[flagsAt] ?? 0) << 8) | (index[flagsAt + 1] ?? 0);
    const isExtended = (flags & EXTENDED) !== 0;
    if (isExtended && version === 2) return undefined;
    const next = names.next(at, flagsAt + (isExtended ? 4 : 2), flags & NAME_LENGTH);
    if (next === NONE || next > end) return undefined;
    const kind = (index[at + MODE + 2] ?? 0) & KIND_BITS;
    if (kind === KIND_FOLDER) folders.push(names.last());
    if (kind === KIND_SUBMODULE) submodules.push(names.last());
    if (names.isWanted) {
      paths.add(names.last());
      if (((index[at + MODE + 3] ?? 0) & OWNER_MAY_RUN) !== 0) programs.push(names.last());
      if (isExtended && ((index[flagsAt + 2] ?? 0) & SKIP_WORKTREE) !== 0) sparse.push(names.last());
    }
    at = next;
  }
  const extension = findRequiredExtension(index, at, end);
  if (extension === undefined) return undefined;
  if (extension === "link") return { refused: "the index of git is split, and only whole ones are read" };
  if (extension !== "") return { refused: `the index of git has the unknown part ${JSON.stringify(extension)}` };
  return { paths: [...paths], programs, sparse, folders, submodules };
}

/** Reads one name after the other, and decodes only the names asked for. */
interface NameReader {
  /** Whether the last name contains the text asked for. */
  isWanted: boolean;
  last(): string;
  /** Where the entry after this one begins, or {@link NONE}. */
  next(entry: number, start: number, length: number): number;
}

const NONE = -1;

/** Versions 2 and 3: the whole path, and zeros up to a multiple of eight bytes. */
function makeWholeNameReader(index: Buffer, part: string): NameReader {
  let found = index.indexOf(part);
  let from = 0;
  let to = 0;
  const names: NameReader = {
    isWanted: false,
    last: () => DECODER.decode(index.subarray(from, to)),
    next(entry, start, length) {
      const end = length < NAME_LENGTH ? start + length : index.indexOf(0, start);
      // A split index has entries without a name.
      if (end < start || index[end] !== 0) return NONE;
      if (found !== -1 && found < start) found = index.indexOf(part, start);
      names.isWanted = found !== -1 && found + part.length <= end;
      from = start;
      to = end;
      return entry + ((end - entry + 8) & ~7);
    },
  };
  return names;
}

/** Version 4: how much of the path before is left out at its end, and what follows instead, up to a zero. */
function makeShortenedNameReader(index: Buffer, part: string): NameReader {
  const path = Buffer.alloc(MAX_PATH_LENGTH + 1);
  let length = 0;
  const names: NameReader = {
    isWanted: false,
    last: () => DECODER.decode(path.subarray(0, length)),
    next(_, start) {
      let at = start;
      let byte = index[at++] ?? 0;
      let dropped = byte & 0x7f;
      while ((byte & 0x80) !== 0) {
        byte = index[at++] ?? 0;
        dropped = (dropped + 1) * 0x80 + (byte & 0x7f);
        if (dropped > MAX_PATH_LENGTH) return NONE;
      }
      const end = index.indexOf(0, at);
      const kept = length - dropped;
      if (end === -1 || kept < 0 || kept + end - at > MAX_PATH_LENGTH) return NONE;
      index.copy(path, kept, at, end);
      length = kept + end - at;
      names.isWanted = path.subarray(0, length).includes(part);
      return end + 1;
    },
  };
  return names;
}

/**
 * The name of the first extension that must be understood; "" for none, `undefined` if the extensions do not fill the
 * index.
 */
function findRequiredExtension(index: Buffer, start: number, end: number): string | undefined {
  let needed = "";
  let at = start;
  while (at < end) {
    if (at + 8 > end) return undefined;
    const name = index.toString("latin1", at, at + 4);
    // An extension that begins with a capital letter may be skipped. "sdir" means that folders may be among the
    // entries.
    if (needed === "" && !/^[A-Z]/u.test(name) && name !== "sdir") needed = name;
    at += 8 + index.readUInt32BE(at + 4);
  }
  return at === end ? needed : undefined;
}
