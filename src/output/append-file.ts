import { appendFileSync, statSync } from "node:fs";

/** Adds to a file that a program around this one has made, such as the runner's. Without one there is nothing to tell. */
export function appendFile(file: string | undefined, text: string): void {
  if (file) appendFileSync(file, text);
}

/** How many bytes such a file holds. */
export function getFileSize(file: string | undefined): number {
  return file ? (statSync(file, { throwIfNoEntry: false })?.size ?? 0) : 0;
}
