import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeZip } from "../../src/release/packing/write-zip.js";
import { ARCHIVE, type CheckJob } from "./two-jobs.js";

export const OTHER = "f".repeat(64);
export const HASH = /\b(?:[0-9a-f]{64}|[0-9a-f]{40})\b/gu;

/** The download of the job that releases, after an attacker has changed it. */
export interface Change {
  readonly name: string;
  readonly status: 1 | 2 | 5;
  readonly change?: (folder: string, check: CheckJob) => void;
  readonly inputs?: (folder: string, check: CheckJob) => Readonly<Record<string, string>>;
  /** What it stopped at, the digests and commits left out. */
  readonly says: RegExp;
  readonly help: RegExp;
  /** Of an archive that was judged, and is fit. */
  readonly verdict?: "pass";
}

export const receipt = (folder: string): string => join(folder, "receipt.json");
export const rewrite = (path: string, change: (text: string) => string): void => {
  writeFileSync(path, change(readFileSync(path, "utf8")));
};
/** Another archive, with sums and a receipt that match it as far as they can. */
export const replaceArchive = (folder: string, bytes: Uint8Array, files: number): void => {
  writeFileSync(join(folder, ARCHIVE), bytes);
  const digest = createHash("sha256").update(bytes).digest("hex");
  writeFileSync(join(folder, "SHA256SUMS"), `${digest}  ${ARCHIVE}\n`);
  rewrite(receipt(folder), (text) => {
    const original = JSON.parse(text) as { archive: object };
    return JSON.stringify({ ...original, archive: { ...original.archive, sha256: digest, size: bytes.length, files } });
  });
};
export const stored = (files: Readonly<Record<string, string>>): Uint8Array =>
  makeZip(
    Object.entries(files).map(([path, text]) => ({ path, isExecutable: false, bytes: Buffer.from(text) })),
    (bytes) => bytes,
  );
export const RUN_AGAIN = /^Do not release this one. Find out what happened between the two jobs/u;
export const UPLOAD_FOLDER = /^Upload the whole folder of the output artifact-dir/u;
