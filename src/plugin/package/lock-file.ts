import { indexLines } from "../../base/text/lines.js";
import { decodeLatin1 } from "../../base/text/bytes.js";
import { findMergeConflict, type MergeConflict } from "../../base/text/merge-conflict.js";
import { formatInlineJson } from "../../base/text/json/json-edits.js";
import { toText } from "../../base/text/json/json-object.js";
import { makePointer, type Path } from "../../base/text/json/json-text.js";
import type { Edit, TextLocation } from "../../base/text/location.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import { absent, type Absent } from "../absent.js";
import { findExactFile, type FoundFile } from "../found-file.js";
import { parseJson } from "../../base/text/json/parse-json.js";

/** The package's own version in npm's lock file. The lock files of yarn, pnpm and bun do not contain it. */
export interface LockFile {
  /** The file, or the entry in its place. */
  readonly found: FoundFile;
  /** The version, at each of its places: at the top, and in the list of packages. */
  readonly versions: readonly LockedVersion[];
}

export interface LockedVersion {
  readonly version: string;
  readonly at: TextLocation;
  /** What writes another version there. */
  readonly replace: (version: string) => readonly Edit[];
}

/** npm takes the first that is there. */
const NAMES = ["npm-shrinkwrap.json", "package-lock.json"];
/** Lock files have megabytes, and these two lines are near the beginning. */
const HEAD = 64 * 1024;
const POINTERS = ["/version", "/packages//version"];
const DEEPEST = 4;

export function readLockFile(workspace: Workspace, folder: string): LockFile | Absent {
  const found = NAMES.map((name) => findExactFile(workspace, folder, name)).find(({ state }) => state !== "missing");
  if (!found) return absent("there is no lock file of npm");
  if (found.state !== "file") return { found, versions: [] };
  const head = workspace.head(found.path, HEAD);
  return { found, versions: head ? findVersions(found.path, head, POINTERS) : [] };
}

const ALL_NAMES = [...NAMES, "pnpm-lock.yaml", "yarn.lock", "bun.lock"];
const MAX_CONFLICT_BYTES = 8 * 1024 * 1024;

/** The merge conflicts in files of a folder that are named, lock files by default, by the file. */
export function findConflicts(
  workspace: Workspace,
  folder: string,
  names: readonly string[] = ALL_NAMES,
): ReadonlyMap<string, MergeConflict> {
  const conflicts = new Map<string, MergeConflict>();
  for (const file of names.map((name) => joinPath(folder, name))) {
    if (workspace.entry(file)?.kind !== "file") continue;
    const text = decodeLatin1(workspace.bytes(file, MAX_CONFLICT_BYTES, "once") ?? new Uint8Array());
    const conflict = findMergeConflict(text);
    if (conflict) conflicts.set(file, conflict);
  }
  return conflicts;
}

/** A workspace has one lock file at its root, with a package's version far behind the beginning. */
const MAX_LOCK_FILE_BYTES = 64 * 1024 * 1024;

/** The versions of the package of a folder in the lock file of the workspace at the root. */
export function readWorkspaceLock(workspace: Workspace, folder: string): readonly LockedVersion[] {
  if (folder === "") return [];
  return readLockedTexts(workspace, "", [["packages", folder, "version"]]);
}

/** The texts at some paths of the lock file in a folder. Paths that lead nowhere are left out. */
export function readLockedTexts(
  workspace: Workspace,
  folder: string,
  paths: readonly Path[],
): readonly LockedVersion[] {
  const file = NAMES.map((name) => joinPath(folder, name)).find((path) => workspace.entry(path)?.kind === "file");
  const bytes = file === undefined ? undefined : workspace.bytes(file, MAX_LOCK_FILE_BYTES);
  if (file === undefined || !bytes) return [];
  return findVersions(file, bytes, paths.map(makePointer));
}

function findVersions(file: string, head: Uint8Array, pointers: readonly string[]): readonly LockedVersion[] {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(head);
  const lines = indexLines(text);
  return [...findStrings(text, pointers)].map(([pointer, { start, end, value }]) => {
    const range = lines.range(start, end);
    const replace = (version: string): readonly Edit[] => [{ file, range, text: formatInlineJson(version) }];
    return { version: value, at: { file, pointer, range }, replace };
  });
}

interface Found {
  readonly value: string;
  readonly start: number;
  readonly end: number;
}

const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[{}[\]:,]|[^\s"{}[\]:,]+)/uy;
/** The placeholder for a key inside an array. */
const ITEM = 0;

/** The strings at some pointers of a JSON text that may be cut anywhere, read no further than to the last of them. */
function findStrings(text: string, pointers: readonly string[]): ReadonlyMap<string, Found> {
  const found = new Map<string, Found>();
  const keys: (string | number | undefined)[] = [];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(text); match && found.size < pointers.length; match = TOKEN.exec(text)) {
    const [, token = ""] = match;
    const level = keys.length - 1;
    if (token === "{" || token === "[") keys.push(token === "[" ? ITEM : undefined);
    else if (token === "}" || token === "]") keys.pop();
    else if (token === "," && keys[level] !== ITEM) keys[level] = undefined;
    if (!token.startsWith('"')) continue;
    const value = unquote(token);
    if (value === undefined || level < 0) break;
    const pointer = level < DEEPEST ? makePointer(keys.filter((key) => key !== undefined)) : "";
    if (keys[level] === undefined) keys[level] = value;
    else if (pointers.includes(pointer)) {
      found.set(pointer, { value, start: TOKEN.lastIndex - token.length, end: TOKEN.lastIndex });
    }
  }
  return found;
}

function unquote(token: string): string | undefined {
  // After a line break or a wrong escape, this is not JSON from here on.
  return toText(parseJson(token));
}
