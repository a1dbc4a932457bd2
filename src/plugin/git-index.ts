/** What the index of git says is tracked. */
export interface GitIndex {
  /** The tracked paths that hold the text asked for. */
  readonly paths: readonly string[];
  /** Folders of which the index of a sparse checkout names nothing but themselves, each with a slash at its end. */
  readonly folders: readonly string[];
}

const HEADER = 12;
const MODE = 24;
const OBJECT = 40;
const EXTENDED = 0x4000;
const NAME_LENGTH = 0x0fff;
const KIND = 0o170000;
const FOLDER = 0o040000;
/** No system opens a longer path; the limit keeps what is made of a hostile index small. */
const LONGEST_PATH = 4095;
const DECODER = new TextDecoder();

/**
 * Reads the index of git: versions 2, 3 and 4, of SHA-1 and SHA-256.
 *
 * @param part the text that a path must hold to be given; most paths are passed over without being decoded.
 * @returns why the list is not complete, where it is not.
 */
export function readGitIndex(bytes: Uint8Array, part: string): GitIndex | { readonly absent: string } {
  const index = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (index.length < HEADER || index.toString("latin1", 0, 4) !== "DIRC") return UNREADABLE;
  const version = index.readUInt32BE(4);
  if (version < 2 || version > 4) return { absent: `the index of git has the unknown version ${String(version)}` };
  // Nothing in the index names the hash: with the right length all parts join to the end, with the other they do not.
  return read(index, version, 20, part) ?? read(index, version, 32, part) ?? UNREADABLE;
}

const UNREADABLE = { absent: "the index of git cannot be read" };

type Result = GitIndex | { readonly absent: string } | undefined;

function read(index: Buffer, version: number, hash: number, part: string): Result {
  const paths = new Set<string>();
  const folders: string[] = [];
  const names = version === 4 ? shortenedNames(index, part) : plainNames(index, part);
  const end = index.length - hash;
  let at = HEADER;
  for (let count = index.readUInt32BE(8); count > 0; count--) {
    const flagsAt = at + OBJECT + hash;
    if (flagsAt + 4 > end) return undefined;
    const flags = index.readUInt16BE(flagsAt);
    const isExtended = (flags & EXTENDED) !== 0;
    if (isExtended && version === 2) return undefined;
    const name = names.next(at, flagsAt + (isExtended ? 4 : 2), flags & NAME_LENGTH);
    if (!name || name.end > end) return undefined;
    if (name.isWanted) paths.add(name.text());
    if ((index.readUInt32BE(at + MODE) & KIND) === FOLDER) folders.push(name.text());
    at = name.end;
  }
  const extension = firstNeeded(index, at, end);
  if (extension === undefined) return undefined;
  if (extension === "link") return { absent: "the index of git is split, and only whole ones are read" };
  if (extension !== "") return { absent: `the index of git has the unknown part ${JSON.stringify(extension)}` };
  return { paths: [...paths], folders };
}

interface Name {
  /** Where the next entry begins. */
  readonly end: number;
  readonly isWanted: boolean;
  text(): string;
}

interface Names {
  next(entry: number, start: number, length: number): Name | undefined;
}

/** Versions 2 and 3: the whole path, and zeros up to a multiple of eight bytes. */
function plainNames(index: Buffer, part: string): Names {
  let found = index.indexOf(part);
  return {
    next(entry, start, length) {
      const end = length < NAME_LENGTH ? start + length : index.indexOf(0, start);
      // A split index has entries without a name.
      if (end < start || index[end] !== 0) return undefined;
      if (found !== -1 && found < start) found = index.indexOf(part, start);
      return {
        end: entry + ((end - entry + 8) & ~7),
        isWanted: found !== -1 && found + part.length <= end,
        text: () => DECODER.decode(index.subarray(start, end)),
      };
    },
  };
}

/** Version 4: how much of the path before is left out at its end, and what follows instead, up to a zero. */
function shortenedNames(index: Buffer, part: string): Names {
  const path = Buffer.alloc(LONGEST_PATH + 1);
  let length = 0;
  return {
    next(_, start) {
      let at = start;
      let byte = index[at++] ?? 0;
      let dropped = byte & 0x7f;
      while ((byte & 0x80) !== 0) {
        byte = index[at++] ?? 0;
        dropped = (dropped + 1) * 0x80 + (byte & 0x7f);
        if (dropped > LONGEST_PATH) return undefined;
      }
      const end = index.indexOf(0, at);
      const kept = length - dropped;
      if (end === -1 || kept < 0 || kept + end - at > LONGEST_PATH) return undefined;
      index.copy(path, kept, at, end);
      length = kept + end - at;
      const whole = path.subarray(0, length);
      return { end: end + 1, isWanted: whole.includes(part), text: () => DECODER.decode(whole) };
    },
  };
}

/** The first part behind the entries that must be understood; "" for none, `undefined` where they do not fill the index. */
function firstNeeded(index: Buffer, start: number, end: number): string | undefined {
  let needed = "";
  let at = start;
  while (at < end) {
    if (at + 8 > end) return undefined;
    const name = index.toString("latin1", at, at + 4);
    // What begins with a capital letter may be passed over. "sdir" says that folders may stand among the entries.
    if (needed === "" && !/^[A-Z]/u.test(name) && name !== "sdir") needed = name;
    at += 8 + index.readUInt32BE(at + 4);
  }
  return at === end ? needed : undefined;
}
