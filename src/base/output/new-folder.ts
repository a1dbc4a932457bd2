import { lstatSync, mkdirSync, readdirSync, renameSync, rmdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { makeDraftName } from "../files/draft-names.js";
import { NotWrittenError } from "./path-of-file.js";

export interface NewFile {
  readonly bytes: Uint8Array;
  readonly isExecutable?: boolean;
}

/** A repository is often there before its first file. */
const GIT = ".git";

/**
 * @param draft the name of an entry that does not count.
 * @throws {NotWrittenError} unless nothing is there, or a folder with no more than git's own.
 */
export function refuseOccupiedFolder(folder: string, draft?: string): void {
  const stat = lstatSync(folder, { throwIfNoEntry: false });
  if (!stat) return;
  if (stat.isSymbolicLink()) throw new NotWrittenError("link", `${folder} is a link`);
  if (!stat.isDirectory()) throw new NotWrittenError("file", `${folder} is a file`);
  if (readdirSync(folder).some((name) => name !== GIT && name !== draft))
    throw new NotWrittenError("full", `${folder} is not empty`);
}

/**
 * Makes a folder with its files, whole or not at all. It is filled under another name: a run that ends halfway leaves
 * nothing at its place, and all that is removed was written by this run. A folder that is there stays the same one, as
 * somebody may be in it.
 *
 * @param finish does what is left before the folder gets its name.
 * @throws {NotWrittenError}
 */
export async function writeNewFolder(
  folder: string,
  files: ReadonlyMap<string, NewFile>,
  finish: (draft: string) => Promise<void>,
): Promise<void> {
  refuseOccupiedFolder(folder);
  const isThere = lstatSync(folder, { throwIfNoEntry: false }) !== undefined;
  const draft = join(isThere ? folder : dirname(folder), makeDraftName(basename(folder)));
  mkdirSync(draft);
  try {
    for (const [path, { bytes, isExecutable = false }] of files) {
      mkdirSync(dirname(join(draft, path)), { recursive: true });
      writeFileSync(join(draft, path), bytes, { flag: "wx", mode: isExecutable ? 0o777 : 0o666 });
    }
    await finish(draft);
    if (isThere) moveInto(draft, folder);
    else moveToPlace(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true, maxRetries: 3 });
    throw error;
  }
}

/** Moves all that is in a folder, or nothing of it. */
function moveInto(draft: string, folder: string): void {
  refuseOccupiedFolder(folder, basename(draft));
  const moved: string[] = [];
  try {
    for (const name of readdirSync(draft)) {
      renameSync(join(draft, name), join(folder, name));
      moved.push(name);
    }
    rmdirSync(draft);
  } catch (error) {
    for (const name of moved) rmSync(join(folder, name), { recursive: true, force: true, maxRetries: 3 });
    throw error;
  }
}

/** Windows does not rename onto an empty folder, and no system onto a full one. */
function moveToPlace(draft: string, folder: string): void {
  refuseOccupiedFolder(folder);
  if (lstatSync(folder, { throwIfNoEntry: false })) rmdirSync(folder);
  renameSync(draft, folder);
}
