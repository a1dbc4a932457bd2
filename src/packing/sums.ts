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
export function sumsOf(...files: readonly Pick<DigestedFile, "name" | "sha256">[]): DigestedFile {
  const bytes = new TextEncoder().encode(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
  return { name: SUMS, bytes, sha256: sha256Of(bytes) };
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
