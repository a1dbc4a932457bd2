import { appendFileSync, statSync } from "node:fs";

/**
 * Appends to a file that the surrounding program has made, such as the runner's. Without a file, nothing is written.
 */
export function appendFile(file: string | undefined, text: string): void {
  if (file) appendFileSync(file, text);
}

/** The size of such a file in bytes. */
export function getFileSize(file: string | undefined): number {
  if (file) return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return 0;
}
