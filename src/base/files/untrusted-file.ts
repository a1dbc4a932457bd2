import { lstatSync } from "node:fs";
import { dirname } from "node:path";
import { makeWorkspacePath } from "./disk.js";
import { readFileOfCaller, type FileOfCaller } from "./read-file-of-caller.js";
import { attempt } from "./safe-read.js";

/** Parsing a larger text could take all memory. */
const MAX_FILE_BYTES = 32 * 1024 * 1024;

/**
 * Reads an untrusted file. A link could lead to any file of this machine, so neither the file nor a folder between it
 * and one of the roots may be a link.
 */
export function readUntrustedFile(path: string, roots: readonly string[]): FileOfCaller {
  const link = listPathsToRoot(path, roots).find(isLink);
  if (link === undefined) return readFileOfCaller(path, undefined, MAX_FILE_BYTES);
  const refused =
    link === path ? "it is a link, and may lead anywhere" : "a folder on the way is a link, and may lead anywhere";
  return { refused, missing: false };
}

/**
 * The file and the folders around it, up to the nearest root; where there is none, only the folder that contains it.
 */
function listPathsToRoot(path: string, roots: readonly string[]): readonly string[] {
  const way: string[] = [];
  for (let at = path; !roots.includes(at) && dirname(at) !== at; at = dirname(at)) way.push(at);
  const isBelow = roots.some((root) => (makeWorkspacePath(root, path) ?? "") !== "");
  if (isBelow) return way;
  return way.slice(0, 2);
}

function isLink(path: string): boolean {
  return attempt(() => lstatSync(path))?.isSymbolicLink() === true;
}
