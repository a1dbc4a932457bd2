import type { ReleaseFile } from "../release/wanted.js";
/** What the list of digests beside an archive is called. */
export declare const SUMS = "SHA256SUMS";
/** The file that `sha256sum --check` reads: as the digests of the others are known, so is this file's. */
export declare function sumsOf(...files: readonly Pick<ReleaseFile, "name" | "sha256">[]): ReleaseFile;
export declare function sha256Of(bytes: Uint8Array): string;
