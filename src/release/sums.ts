import { createHash } from "node:crypto";
import type { ReleaseFile } from "./wanted.js";

export const SUMS = "SHA256SUMS";

/** The file that `sha256sum --check` reads: as the archive's digest is known, so is this file's. */
export function sumsOf({ name, sha256 }: Pick<ReleaseFile, "name" | "sha256">): ReleaseFile {
  const bytes = new TextEncoder().encode(`${sha256}  ${name}\n`);
  return { name: SUMS, bytes, sha256: sha256Of(bytes) };
}

export function sha256Of(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}
