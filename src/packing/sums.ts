import { createHash } from "node:crypto";

/** A file that goes out with an archive. */
export interface DigestedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** In hexadecimal. */
  readonly sha256: string;
}

/** What the list of digests beside an archive is called. */
export const SUMS = "SHA256SUMS";

/** The file that `sha256sum --check` reads: as the digests of the others are known, so is this file's. */
export function formatSums(...files: readonly Pick<DigestedFile, "name" | "sha256">[]): DigestedFile {
  const bytes = new TextEncoder().encode(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
  return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}

/** The digest that such a list gives a file, in hexadecimal; `undefined` where it gives none, or several. */
export function findDigest(sums: string, name: string): string | undefined {
  const lines = sums.split("\n").map(readLine);
  const digests = new Set(lines.flatMap((line) => (line?.name === name ? [line.sha256] : [])));
  const [digest] = digests;
  return digests.size === 1 ? digest : undefined;
}

/** A list with lines for these files: all of its other lines stay as they are. */
export function sumsWith(sums: string, ...files: readonly Pick<DigestedFile, "name" | "sha256">[]): DigestedFile {
  const isWhole = files.every(({ name, sha256 }) => findDigest(sums, name) === sha256);
  const names = new Set(files.map(({ name }) => name));
  const others = sums.split("\n").filter((line) => line.trim() !== "" && !names.has(readLine(line)?.name ?? ""));
  const kept = others.map((line) => `${line}\n`).join("");
  const bytes = new TextEncoder().encode(isWhole ? sums : kept + new TextDecoder().decode(formatSums(...files).bytes));
  return { name: SUMS, bytes, sha256: computeSha256(bytes) };
}

/** A line of `sha256sum`, in its text mode or its binary one. */
function readLine(line: string): { readonly sha256: string; readonly name: string } | undefined {
  const [, sha256, name] = /^([0-9a-f]{64}) [ *](?:\.\/)?(.+?)\r?$/iu.exec(line) ?? [];
  return sha256 === undefined || name === undefined ? undefined : { sha256: sha256.toLowerCase(), name };
}

export function computeSha256(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
