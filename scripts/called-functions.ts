import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The functions of dist/ that usual runs call, as `npm run record:calls` has seen them. The record is committed, so that
 * the build writes the same bytes on every machine. A function that has changed since is in no record.
 */
const RECORD = join("scripts", "called-functions.txt");

/** Gives the functions by {@link nameByText}. */
export function readCalled(root: string): ReadonlySet<string> {
  const lines = readFileSync(join(root, RECORD), "utf8").split("\n");
  return new Set(lines.flatMap((line) => line.split(" ")[1] ?? []));
}

/** @param called - The names that the functions have in the code, by {@link nameByText}. */
export function writeCalled(root: string, called: ReadonlyMap<string, string>): void {
  const lines = Array.from(called, ([text, name]) => `${name === "" ? "-" : name.replaceAll(" ", "_")} ${text}\n`);
  writeFileSync(join(root, RECORD), lines.toSorted().join(""));
}

/** A name that a function has wherever it stands, as long as its text is the same. */
export function nameByText(text: string): string {
  return createHash("sha256").update(text).digest("base64url").slice(0, 8);
}
