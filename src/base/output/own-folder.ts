import { listDiskFoldersAbove } from "../files/inside.js";
import { lstatSync, realpathSync, statSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { keepFromOthers, makePrivateFolder } from "./durable-file.js";

const EVERYBODY_WRITES = 0o002;
/** In such a folder nobody renames what belongs to somebody else. */
const STICKY = 0o1000;

/**
 * Makes a folder for secrets, and the folders above it, which only their owner can read and change. Rights that others
 * have in them are taken away.
 *
 * @param names the folders that this tool makes for itself, from the outer one to the inner one.
 * @returns why it keeps no secret: somebody else could put another folder in its place.
 */
export function makeOwnFolder(above: string, names: readonly string[]): string | undefined {
  const folders = names.map((_, at) => join(above, ...names.slice(0, at + 1)));
  makePrivateFolder(folders.at(-1) ?? above);
  // Windows has no such rights.
  if (process.platform === "win32") return undefined;
  for (const folder of folders) {
    const stat = lstatSync(folder);
    if (stat.isSymbolicLink()) return `${folder} is a link`;
    if (stat.uid !== userInfo().uid) return `${folder} belongs to somebody else`;
    keepFromOthers(folder);
  }
  const open = listDiskFoldersAbove(realpathSync(above)).find((folder) => {
    const { mode } = statSync(folder);
    return (mode & EVERYBODY_WRITES) !== 0 && (mode & STICKY) === 0;
  });
  if (open === undefined) return undefined;
  return `everybody can change ${open}`;
}
