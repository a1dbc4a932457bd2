import { closeSync, constants, mkdirSync, openSync, statSync } from "node:fs";
import { join } from "node:path";
import { hasIdentity, makeDescriptorPath, readOpenedPath, canReadOpenedPaths } from "../files/opened-path.js";
import { isSystemError } from "../files/safe-read.js";
import { NotWrittenError } from "./path-of-file.js";

const { O_DIRECTORY = 0, O_NOFOLLOW = 0 } = constants as Partial<typeof constants>;
/** Linux opens a folder with it that may be written to but not listed. */
const O_PATH = 0o10000000;

/**
 * A folder that is written to. On Linux it is held open: its files are reached through it, wherever another process has
 * put it meanwhile, or a link in its place. Elsewhere its identity is compared before and after.
 */
export interface OpenFolder {
  readonly path: string;
  /** The path by which the system reaches a name in it. It means nothing to other processes. */
  locate(name: string): string;
  /** @throws {NotWrittenError} if another folder, or a link, is at its path by now. */
  requireInPlace(): void;
}

/**
 * Does something in a folder, and makes it where it is missing.
 *
 * @param existing a real path
 * @param missing the names of the folders below it.
 * @throws {NotWrittenError} if the folder was replaced meanwhile.
 * @throws a system error, which names real paths.
 */
export function withOpenFolder<T>(existing: string, missing: readonly string[], act: (folder: OpenFolder) => T): T {
  const descriptors: number[] = [];
  let folder: OpenFolder | undefined;
  try {
    folder = openRealFolder(existing, existing, descriptors);
    for (const name of missing) folder = openFolderBelow(folder, name, descriptors);
    return act(folder);
  } catch (error) {
    if (isSystemError(error) && folder)
      error.message = error.message.replaceAll(folder.locate(""), join(folder.path, "/"));
    throw error;
  } finally {
    for (const descriptor of descriptors) closeSync(descriptor);
  }
}

/**
 * Opens a folder below another one, and makes it where it is missing. Its parents are there: Node's option for making
 * them never ends where a system refuses, as in /proc.
 */
function openFolderBelow(above: OpenFolder, name: string, descriptors: number[]): OpenFolder {
  const [at, path] = [above.locate(name), join(above.path, name)];
  try {
    mkdirSync(at);
  } catch (error) {
    // Another process may have made it first. If that is not a folder, opening it is refused.
    if (!isSystemError(error) || error.code !== "EEXIST") throw error;
  }
  return openRealFolder(at, path, descriptors);
}

/**
 * @param at the path by which it is reached: it may lead through a descriptor.
 * @param path its real path.
 */
function openRealFolder(at: string, path: string, descriptors: number[]): OpenFolder {
  if (!canReadOpenedPaths()) return makeComparedFolder(path);
  const descriptor = openDescriptor(at, path);
  descriptors.push(descriptor);
  const opened: OpenFolder = {
    path,
    locate: (name) => `${makeDescriptorPath(descriptor)}/${name}`,
    requireInPlace() {
      if (readOpenedPath(descriptor) !== path) throw makeReplacedError(path);
    },
  };
  opened.requireInPlace();
  return opened;
}

function openDescriptor(at: string, path: string): number {
  try {
    return openSync(at, O_PATH | O_DIRECTORY | O_NOFOLLOW);
  } catch (error) {
    // So answers the system where a link or a file is at this path.
    if (isSystemError(error) && (error.code === "ENOTDIR" || error.code === "ELOOP")) throw makeReplacedError(path);
    throw error;
  }
}

function makeComparedFolder(path: string): OpenFolder {
  const before = statSync(path);
  const requireInPlace = (): void => {
    if (!hasIdentity(path, before)) throw makeReplacedError(path);
  };
  requireInPlace();
  return { path, locate: (name) => join(path, name), requireInPlace };
}

function makeReplacedError(path: string): NotWrittenError {
  return new NotWrittenError("unsafe", `${path} was replaced while it was written to`);
}
