import { realpathSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { UnsafeGitError } from "./git-folder.js";
import { attempt, getKind, readFolder, readRegular } from "./safe-read.js";
import type { Listed } from "./workspace.js";

const MAX_ALTERNATES_BYTES = 64 * 1024;
/** git itself follows alternates five deep; each may name several. */
const MAX_FOLDERS = 100;
/** The folders of git's objects in which it opens files: by the first two signs of an id, and two by name. */
const OPENED_BY_GIT = /^(?:[0-9a-f]{2}|info|pack)$/u;
const DECODER = new TextDecoder();

/**
 * Looks at all files of a repository's objects that git would open: git would wait for a pipe, read a device without
 * end, and ask another machine. Links are followed, as git follows them.
 *
 * @returns why git cannot be asked.
 * @throws {UnsafeGitError} where git could wait without end.
 */
export function explainUnfitObjects(objects: string): string | undefined {
  const open = [objects];
  for (const folder of open) {
    if (/[\r\n]/u.test(folder)) return "the path of the repository has a line break in it";
    refuseSpecialFiles(folder);
    const alternates = readAlternates(folder);
    if (typeof alternates === "string") return alternates;
    open.push(...alternates.filter((one) => !open.includes(one)));
    if (open.length > MAX_FOLDERS) return `git keeps its objects in over ${String(MAX_FOLDERS)} folders`;
  }
  return undefined;
}

function refuseSpecialFiles(objects: string): void {
  for (const { name, kind } of listFollowed(objects)) {
    const folder = join(objects, name);
    const found = OPENED_BY_GIT.test(name) ? readFollowedKind(folder, kind) : undefined;
    if (found === "special") throw new UnsafeGitError(folder);
    for (const entry of found === "folder" ? listFollowed(folder) : []) {
      const path = join(folder, entry.name);
      if (readFollowedKind(path, entry.kind) === "special") throw new UnsafeGitError(path);
    }
  }
}

function listFollowed(folder: string): readonly Listed[] {
  const real = attempt(() => realpathSync.native(folder));
  return (real === undefined ? undefined : readFolder(real)) ?? [];
}

function readFollowedKind(path: string, kind: Listed["kind"]): Listed["kind"] | undefined {
  if (kind !== "link") return kind;
  const stat = attempt(() => statSync(path, { throwIfNoEntry: false }));
  return stat && getKind(stat);
}

/** The folders that a repository takes objects from: one a line, a relative one from the folder of the objects. */
function readAlternates(objects: string): readonly string[] | string {
  const path = join(objects, "info", "alternates");
  if (attempt(() => statSync(path, { throwIfNoEntry: false })) === undefined) return [];
  const bytes = attempt(() => readRegular(realpathSync.native(path), MAX_ALTERNATES_BYTES));
  if (!bytes) return "git's file objects/info/alternates cannot be read, or has over 64 KiB";
  const lines = DECODER.decode(bytes)
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  if (lines.some((line) => /^"?[\\/]{2}/u.test(line))) return "its objects are kept on another machine";
  // Only git can resolve the escapes in such a line.
  if (lines.some((line) => line.startsWith('"'))) return "its alternates are in quotation marks";
  return lines.map((line) => resolve(objects, line));
}
