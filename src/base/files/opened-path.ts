import { closeSync, constants, lstatSync, openSync, readlinkSync, realpathSync, type Stats } from "node:fs";
import { platform, tmpdir } from "node:os";
import { attempt } from "./system-errors.js";

/** Where Linux shows what a descriptor has open, even if the path leads elsewhere by now. */
const DESCRIPTORS = "/proc/self/fd/";
const OF_DELETED = " (deleted)";

let areOpenedPathsReal: boolean | undefined;

/** A path that leads to what a descriptor has open. Only on Linux. */
export function makeDescriptorPath(descriptor: number): string {
  return DESCRIPTORS + String(descriptor);
}

/** The real path of what a descriptor has open; `undefined` where the system does not show it. */
export function readOpenedPath(descriptor: number): string | undefined {
  if (platform() !== "linux" || areOpenedPathsReal === false) return undefined;
  return attempt(() => readlinkSync(makeDescriptorPath(descriptor)));
}

/**
 * Whether what was opened is what is at a real path: another process may have replaced a folder on the way by a link
 * just before. A file that was removed since was there.
 *
 * @param stat of the descriptor
 */
export function isOpenedAt(descriptor: number, path: string, stat: Pick<Stats, "dev" | "ino">): boolean {
  const opened = readOpenedPath(descriptor);
  if (opened === path || opened === path + OF_DELETED) return true;
  if (opened !== undefined && canReadOpenedPaths()) return false;
  return hasIdentity(path, stat);
}

/** The real path of what a path of any kind has opened; `undefined` where that has been replaced since. */
export function findOpenedPath(descriptor: number, path: string, stat: Pick<Stats, "dev" | "ino">): string | undefined {
  const opened = readOpenedPath(descriptor);
  if (opened !== undefined && canReadOpenedPaths()) return opened;
  const real = attempt(() => realpathSync.native(path));
  return real !== undefined && hasIdentity(real, stat) ? real : undefined;
}

/** Whether no link is on the way to a real path, and what is there is the same as before. */
export function hasIdentity(path: string, before: Pick<Stats, "dev" | "ino">): boolean {
  const now = attempt(() => lstatSync(path, { throwIfNoEntry: false }));
  // Windows gives different device numbers for the same file, depending on the call.
  const isSame = now?.ino === before.ino && (platform() === "win32" || now.dev === before.dev);
  const real = isSame ? attempt(() => realpathSync.native(path)) : undefined;
  return real !== undefined && foldName(real) === foldName(path);
}

/** Systems that do not distinguish letter case or composed characters may show another form than the one that was opened. */
function foldName(path: string): string {
  if (platform() === "linux") return path;
  return path.normalize("NFC").toLowerCase();
}

/** Whether the system shows real paths, as it should: in some jails it shows others. Asked only where one differs. */
export function canReadOpenedPaths(): boolean {
  if (areOpenedPathsReal !== undefined) return areOpenedPathsReal;
  const known = attempt(() => realpathSync.native(tmpdir()));
  const descriptor = known === undefined ? undefined : attempt(() => openSync(known, constants.O_RDONLY));
  if (descriptor === undefined) return (areOpenedPathsReal = false);
  areOpenedPathsReal = readOpenedPath(descriptor) === known;
  closeSync(descriptor);
  return areOpenedPathsReal;
}
