import { openOwnArchive, unpackArchive } from "../../base/files/archive.js";

const BLOCK = 512;
/** The time that npm itself writes, so that the same files give the same bytes. */
const TIME = Date.UTC(1985, 9, 26, 8, 15) / 1000;
const MAX_NAME_LENGTH = 100;
const FILE = "0";
const EXTENDED = "x";

/**
 * Makes the tarball that npm publishes of the files of an archive. The same archive gives the same bytes anywhere, so
 * that a later run recognises what an earlier one has published.
 */
export async function makeTarball(archive: Uint8Array): Promise<Uint8Array> {
  const files = openOwnArchive(archive).entries.map((entry): TarballFile => {
    const bytes = unpackArchive(entry);
    if (!bytes) throw new Error(`${JSON.stringify(entry.path)} was whole when the archive was opened`);
    return { path: entry.path, bytes, isExecutable: entry.isExecutable };
  });
  return makeTarballOfFiles(files);
}

export interface TarballFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  readonly isExecutable: boolean;
}

/** The same, of files that are in no archive. */
export async function makeTarballOfFiles(files: readonly TarballFile[]): Promise<Uint8Array> {
  const { gzipSync } = await import("fflate");
  // The platform's own gzip differs between processors.
  return gzipSync(writeTar(files), { level: 6, mtime: 0 });
}

function writeTar(files: readonly TarballFile[]): Uint8Array {
  const blocks = files.flatMap(({ path, bytes, isExecutable }) => {
    const name = `package/${path}`;
    const mode = isExecutable ? 0o755 : 0o644;
    return [...writeLongName(name), makeHeader(name, bytes.length, mode, FILE), pad(bytes)];
  });
  return Buffer.concat([...blocks, Buffer.alloc(2 * BLOCK)]);
}

/** A name that the header has no room for, or that is not ASCII, is in a header of its own (POSIX.1-2001). */
function writeLongName(path: string): readonly Uint8Array[] {
  const isPlain = /^[\x20-\x7e]*$/u.test(path) && path.length <= MAX_NAME_LENGTH;
  if (isPlain) return [];
  const record = Buffer.from(formatRecord("path", path));
  return [makeHeader("PaxHeader", record.length, 0o644, EXTENDED), pad(record)];
}

/** A record begins with its own length in bytes. */
function formatRecord(key: string, value: string): string {
  const rest = ` ${key}=${value}\n`;
  const size = Buffer.byteLength(rest);
  const digits = String(size + String(size).length).length;
  return `${String(size + digits)}${rest}`;
}

function makeHeader(path: string, size: number, mode: number, type: string): Uint8Array {
  const header = Buffer.alloc(BLOCK);
  Buffer.from(path).copy(header, 0, 0, MAX_NAME_LENGTH);
  const writeNumber = (value: number, at: number, length: number): void => {
    header.write(`${value.toString(8).padStart(length - 1, "0")}\0`, at, "latin1");
  };
  writeNumber(mode, 100, 8);
  writeNumber(0, 108, 8);
  writeNumber(0, 116, 8);
  writeNumber(size, 124, 12);
  writeNumber(TIME, 136, 12);
  header.fill(" ", 148, 156);
  header.write(type, 156, "latin1");
  header.write("ustar\x0000", 257, "latin1");
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, "0")}\0 `, 148, "latin1");
  return header;
}

function pad(bytes: Uint8Array): Uint8Array {
  const rest = bytes.length % BLOCK;
  return rest === 0 ? bytes : Buffer.concat([bytes, Buffer.alloc(BLOCK - rest)]);
}
