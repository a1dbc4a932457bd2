import { hashContent } from "../../base/text/hash.js";

/** An archive, or a file that is released with it. Its bytes never change under its name. */
export interface DigestedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** The name of the list of digests next to an archive. */
export const SUMS = "SHA256SUMS";

/** Makes the file that `sha256sum --check` reads. It is made from digests alone, so its own digest is known as well. */
export function makeSumsFile(...files: readonly Pick<DigestedFile, "name" | "sha256">[]): DigestedFile {
  return makeFile(files.map(formatLine).join(""));
}

function makeFile(text: string): DigestedFile {
  const bytes = new TextEncoder().encode(text);
  return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}

function formatLine({ name, sha256 }: Pick<DigestedFile, "name" | "sha256">): string {
  return `${sha256}  ${name}\n`;
}

/** The digest of a file in such a list, in hexadecimal. `undefined` if there is none, or more than one. */
export function findDigest(sums: string, name: string): string | undefined {
  const lines = sums.split("\n").map(parseLine);
  const digests = new Set(lines.flatMap((line) => (line?.name === name ? [line.sha256] : [])));
  const [digest] = digests;
  return digests.size === 1 ? digest : undefined;
}

/** The names of the files in such a list. A line that is none counts as one, too. */
export function listNames(sums: string): readonly string[] {
  const lines = sums.split("\n").filter((line) => line.trim() !== "");
  return lines.map((line) => parseLine(line)?.name ?? line);
}

/** Sets the lines of these files in a list, and keeps all other lines. */
export function updateSums(sums: string, ...files: readonly Pick<DigestedFile, "name" | "sha256">[]): DigestedFile {
  if (files.every(({ name, sha256 }) => findDigest(sums, name) === sha256)) return makeFile(sums);
  const names = new Set(files.map(({ name }) => name));
  const others = sums.split("\n").filter((line) => line.trim() !== "" && !names.has(parseLine(line)?.name ?? ""));
  return makeFile([...others.map((line) => `${line}\n`), ...files.map(formatLine)].join(""));
}

/** Reads a line of `sha256sum`, in text mode or binary mode. */
function parseLine(line: string): { readonly sha256: string; readonly name: string } | undefined {
  const [, sha256, name] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+?)\r?$/iu.exec(line) ?? [];
  return sha256 === undefined || name === undefined ? undefined : { sha256: sha256.toLowerCase(), name };
}

export function computeSha256(bytes: Uint8Array): string {
  return hashContent(bytes);
}
