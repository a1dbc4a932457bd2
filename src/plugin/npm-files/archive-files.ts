import { DEEPEST_ARCHIVED, MOST_ARCHIVED_BYTES, MOST_ARCHIVED_FILES } from "../../workspace/archive-limits.js";
import { countFiles } from "../../workspace/count-files.js";
import { comparePaths, joinPath, type Workspace } from "../../workspace/workspace.js";
import { isAbsent, type Absent } from "../absent.js";
import { containsCredentials } from "../credential-files.js";
import type { Facts } from "../reading.js";
import type { JsonObjectText } from "../../text/json/json-object.js";
import { formatNumber } from "../../text/numbers.js";
import type { PackedFile, PackedFiles } from "./packed-file.js";
import { findScreenshotsNearby } from "../screenshot-files.js";
import { findEmptySubmodules, isLfsPointer } from "./unfetched.js";

/** The contents of a release's archive. */
export interface ArchiveFiles {
  /** By path; relative to the repository's root, as all paths are. */
  readonly files: readonly PackedFile[];
  /** Entries in the archive's folders that must not be shipped. Then there is no archive at all. */
  readonly refused: readonly Refused[];
  /** Why no archive can contain all that is there. The walk ends where that is known: what comes behind is not looked at. */
  readonly tooLarge?: string;
  /** Whether there are files that are not listed. */
  readonly isCut?: boolean;
  /** Why there may be other files than these. */
  readonly incomplete?: string;
}

export interface Refused {
  readonly path: string;
  readonly why: "credentials" | "link" | "special" | "unreadable" | "outside" | "pointer" | "submodule";
}

export interface Archiving {
  readonly workspace: Workspace;
  /** Of the plugin. */
  readonly folder: string;
  readonly manifest: JsonObjectText | Absent;
  readonly packageJson: JsonObjectText | Absent;
  readonly declaredFiles: Facts["declaredFiles"] | Absent;
  readonly packedFiles: PackedFiles | Absent;
}

const TOO_MANY_FILES = `it has more than ${formatNumber(MOST_ARCHIVED_FILES)} files`;
/** Folders are counted, too. */
const MOST_ENTRIES = 50_000;

const ALWAYS = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
const NEVER = [".git", "node_modules"];

/**
 * The files every plugin has, all of `dist/`, the files that the manifest names, the other files that `files` in
 * package.json names, and the screenshots where none of those is one.
 */
export function listArchiveFiles({ workspace, folder, ...facts }: Archiving): ArchiveFiles {
  const files = new Map<string, PackedFile>();
  const refused = new Map<string, Refused>();
  let entries = 0;
  let tooLarge: string | undefined;
  let isCut = false;
  const refuse = (path: string, why: Refused["why"]): void => {
    refused.set(path, { path, why });
  };
  const take = (path: string, kind: "file" | "link" | "special"): void => {
    if (files.has(path) || refused.has(path)) return;
    const entry = kind === "file" ? workspace.entry(path) : undefined;
    if (kind !== "file") refuse(path, kind);
    else if (entry?.kind !== "file") refuse(path, "unreadable");
    else if (containsCredentials(workspace, path)) refuse(path, "credentials");
    else if (isLfsPointer(workspace, path, entry.size)) refuse(path, "pointer");
    else files.set(path, { path, size: entry.size });
  };
  /** Takes the entry at a path in the plugin. A link on the way is refused in its place. */
  const takeAt = (path: string): void => {
    let at = folder;
    for (const name of path.split("/")) {
      const kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
      at = joinPath(at, name);
      if (kind === "folder") continue;
      if (kind !== undefined) take(at, kind);
      return;
    }
  };
  const takeAll = (at: string, depth: number): void => {
    if (workspace.canList?.(at) === false) refuse(at, "unreadable");
    for (const { name, kind } of workspace.list(at)) {
      if (depth > DEEPEST_ARCHIVED) tooLarge ??= `files are more than ${String(DEEPEST_ARCHIVED)} folders deep`;
      else if (files.size > MOST_ARCHIVED_FILES) tooLarge ??= TOO_MANY_FILES;
      else if (++entries > MOST_ENTRIES)
        tooLarge ??= `more than ${formatNumber(MOST_ENTRIES)} files and folders are below "dist"`;
      if (tooLarge !== undefined) {
        isCut = true;
        return;
      }
      if (NEVER.includes(name)) continue;
      if (kind === "folder") takeAll(joinPath(at, name), depth + 1);
      else take(joinPath(at, name), kind);
    }
  };

  for (const name of ALWAYS) takeAt(name);
  const dist = workspace.list(folder).find(({ name }) => name === "dist")?.kind;
  if (dist === "folder") takeAll(joinPath(folder, "dist"), 1);
  else if (dist !== undefined) take(joinPath(folder, "dist"), dist);
  const inside = folder === "" ? "" : `${folder}/`;
  for (const declared of isAbsent(facts.declaredFiles) ? [] : facts.declaredFiles.values()) {
    if (declared.state !== "file") continue;
    if (declared.path.startsWith(inside)) takeAt(declared.path.slice(inside.length));
    else refuse(declared.path, "outside");
  }
  for (const path of findEmptySubmodules(workspace, listSources(folder, facts))) refuse(path, "submodule");
  const { manifest, packageJson, packedFiles } = facts;
  let incomplete: string | undefined;
  if (!isAbsent(packedFiles) && !isAbsent(packageJson) && hasList(packageJson)) {
    for (const { path } of packedFiles.files) take(path, "file");
    for (const path of packedFiles.links) take(path, "link");
    incomplete = packedFiles.incomplete;
    isCut ||= incomplete !== undefined;
  }
  const type = isAbsent(manifest) ? undefined : manifest.value["type"];
  for (const { path } of findScreenshotsNearby(workspace, folder, type, [...files.values()])) take(path, "file");
  const all = [...files.values()].toSorted(comparePaths);
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  if (all.length > MOST_ARCHIVED_FILES) tooLarge ??= TOO_MANY_FILES;
  if (tooLarge === TOO_MANY_FILES && dist === "folder") {
    const { words, count } = countFiles(workspace, joinPath(folder, "dist"));
    if (count > MOST_ARCHIVED_FILES) tooLarge = `${TOO_MANY_FILES}, ${words} of them in "dist"`;
  }
  if (bytes > MOST_ARCHIVED_BYTES) tooLarge ??= "it has more than 256 MiB";
  return {
    files: all,
    refused: [...refused.values()].toSorted(comparePaths),
    ...(tooLarge !== undefined && { tooLarge }),
    ...(isCut && { isCut }),
    ...(incomplete !== undefined && { incomplete }),
  };
}

/** Where files are packed from: `dist/`, what `files` in package.json names, and what the manifest does. */
function listSources(folder: string, { packageJson, declaredFiles }: Pick<Archiving, "packageJson" | "declaredFiles">) {
  const listed = isAbsent(packageJson) ? [] : packageJson.value["files"];
  const patterns = (Array.isArray(listed) ? listed : []).filter((one) => typeof one === "string");
  // Up to the first part that may match several names.
  const named = patterns
    .filter((pattern) => !pattern.startsWith("!"))
    .map((pattern) => pattern.split(/[^/]*[*?[{(]/u)[0]);
  const declared = isAbsent(declaredFiles) ? [] : [...declaredFiles.keys()];
  return ["dist", ...named, ...declared].map((name = "") => {
    const parts = name.split("/").filter((part) => part !== "" && part !== ".");
    return joinPath(folder, parts.join("/")).replace(/\/$/u, "");
  });
}

function hasList({ value }: JsonObjectText): boolean {
  return Object.hasOwn(value, "files") && Array.isArray(value["files"]);
}
