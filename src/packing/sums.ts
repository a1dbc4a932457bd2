import { createHash } from "node:crypto";
import type { ReleaseFile } from "../release/wanted.js";

/** What the list of digests beside an archive is called. */
export const SUMS = "SHA256SUMS";

/** The file that `sha256sum --check` reads: as the digests of the others are known, so is this file's. */
export function sumsOf(...files: readonly Pick<ReleaseFile, "name" | "sha256">[]): ReleaseFile {
  const bytes = new TextEncoder().encode(files.map(({ name, sha256 }) => `${sha256}  ${name}\n`).join(""));
  return { name: SUMS, bytes, sha256: sha256Of(bytes) };
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
