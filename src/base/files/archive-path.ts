import { lstatSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { resolveFolder } from "./disk.js";
import { attempt, readHead } from "./safe-read.js";
import { isPattern } from "./workspace.js";

const ZIP_SIGNATURE = "PK";

/** Whether a caller's path means an archive: by its ending, or because a file of this name begins as an archive does. */
export function isArchivePath(path: string): boolean {
  const isThere = attempt(() => lstatSync(path)) !== undefined;
  if (isThere && resolveFolder(path) !== undefined) return false;
  const isNamed = /\.zip$/iu.test(path);
  if (isThere) return isNamed || isZipFile(path) === true;
  return isNamed && !isPattern(path);
}

/** Whether a file begins as an archive does; `undefined` for anything that is not read. */
export function isZipFile(path: string): boolean | undefined {
  const head = attempt(() => readHead(join(realpathSync.native(dirname(path)), basename(path)), ZIP_SIGNATURE.length));
  return head && Buffer.from(head).toString("latin1") === ZIP_SIGNATURE;
}
