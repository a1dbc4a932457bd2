import { DEEPEST_ARCHIVED, MAX_ARCHIVED_BYTES, MAX_ARCHIVED_FILES } from "../../workspace/archive-limits.js";
import { countFiles } from "../../workspace/count-files.js";
import { explainUnlisted } from "../../workspace/explain-unlisted.js";
import { comparePaths, joinPath, listFilesBelow, relativeTo, type Workspace } from "../../workspace/workspace.js";
import { isAbsent, type Absent } from "../absent.js";
import { containsCredentials } from "../credential-files.js";
import type { Facts } from "../reading.js";
import { getOwn, toText, type JsonObject, type JsonObjectText } from "../../text/json/json-object.js";
import { formatNumber } from "../../text/numbers.js";
import { quote } from "../../text/safe.js";
import { readExclusions } from "./author-exclusions.js";
import { findEntryPoints } from "./entry-points.js";
import { listFileEntries } from "./expected-files.js";
import type { RuleOrigin } from "./pack-rules.js";
import type { PackedFile, PackedFiles } from "./packed-file.js";
import { findScreenshotsNearby } from "../screenshot-files.js";
import { findEmptySubmodules, isLfsPointer } from "./unfetched.js";

/** The contents of a release's archive. */
export interface ArchiveFiles {
  /** By path; relative to the repository's root, as all paths are. */
  readonly files: readonly PackedFile[];
  /** Entries in the archive's folders that must not be shipped. Then there is no archive at all. */
  readonly refused: readonly RefusedEntry[];
  /** What a host needs and the author leaves out. Then there is no archive either. */
  readonly withheld?: readonly WithheldFile[];
  /** Why no archive can contain all that is there. The walk ends where that is known: what comes behind is not looked at. */
  readonly tooLarge?: string;
  /** Whether there are files that are not listed. */
  readonly isCut?: boolean;
  /** Why there may be other files than these. */
  readonly incomplete?: string | undefined;
}

export interface RefusedEntry {
  readonly path: string;
  readonly why: "credentials" | "link" | "special" | "unreadable" | "outside" | "pointer" | "submodule";
}

/** A file that is there, is needed, and never ships. */
export interface WithheldFile {
  readonly path: string;
  readonly neededBy: NeededBy;
  /** Who leaves it out; npm what is in node_modules, package.json what no entry of `files` names. */
  readonly because: RuleOrigin;
  /** The pattern as it is written, where there is one. */
  readonly pattern?: string;
}

/** The specification, or the file that names it. */
export type NeededBy = "specification" | "manifest.json" | "package.json";

export interface ArchiveSources {
  readonly workspace: Workspace;
  /** Of the plugin. */
  readonly folder: string;
  readonly manifest: JsonObjectText | Absent;
  readonly packageJson: JsonObjectText | Absent;
  readonly declaredFiles: Facts["declaredFiles"] | Absent;
  readonly filesByRules: PackedFiles | Absent;
}

const TOO_MANY_FILES = `it has more than ${formatNumber(MAX_ARCHIVED_FILES)} files`;
/** Folders are counted, too. */
const MAX_ENTRIES = 50_000;

/** In every archive; relative to the plugin's folder. */
export const ALWAYS: readonly string[] = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];
const BUNDLE = "dist/plugin.js";
const NEVER = [".git", ".hg", "node_modules"];

/**
 * The files every plugin has and the files that the manifest names, with the screenshots where it must have some and
 * names none. Where package.json has `files`, also what npm packs by it; else all of `dist/`, and the entry points in
 * package.json. What the author leaves out is in only where npm packs it all the same.
 */
export function listArchiveFiles({ workspace, folder, ...facts }: ArchiveSources): ArchiveFiles {
  const { manifest, packageJson, filesByRules: packedFiles } = facts;
  const files = new Map<string, PackedFile>();
  const refused = new Map<string, RefusedEntry>();
  const withheld = new Map<string, WithheldFile>();
  const npmHas = new Set(isAbsent(packedFiles) ? [] : packedFiles.files.map(({ path }) => path));
  const value = isAbsent(packageJson) ? {} : packageJson.value;
  const isListed = Array.isArray(getOwn(value, "files"));
  const exclusions = readExclusions({ workspace, folder, packageJson: value });
  let entries = 0;
  let tooLarge: string | undefined;
  let isCut = false;
  const refuse = (path: string, why: RefusedEntry["why"]): void => {
    refused.set(path, { path, why });
  };
  const take = (path: string, kind: "file" | "link" | "special"): void => {
    if (files.has(path) || refused.has(path)) return;
    const entry = kind === "file" ? workspace.entry(path) : undefined;
    const unfit = entry?.kind === "file" ? findUnfitContent(workspace, path, entry.size) : undefined;
    if (kind !== "file") refuse(path, kind);
    else if (entry?.kind !== "file") refuse(path, "unreadable");
    else if (unfit) refuse(path, unfit);
    else files.set(path, { path, size: entry.size });
  };
  const withhold = (path: string, neededBy: NeededBy, because: RuleOrigin): void => {
    const pattern = findPattern(because, value);
    const found = { path, neededBy, because, ...(pattern !== undefined && { pattern }) };
    if (!withheld.has(path)) withheld.set(path, found);
  };
  const findExclusion = (path: string, kind?: "folder"): RuleOrigin | undefined =>
    npmHas.has(path) ? undefined : exclusions.find(relativeTo(folder, path), kind);
  /** What there is at a path in the plugin: its last name, or the link on the way to it. */
  const findAt = (path: string): { readonly at: string; readonly kind: "file" | "link" | "special" } | undefined => {
    let at = folder;
    for (const name of path.split("/")) {
      const kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
      at = joinPath(at, name);
      if (kind !== "folder") return kind && { at, kind };
    }
    return undefined;
  };
  /** Takes what is needed at a path in the plugin. A link on the way is refused in its place. */
  const takeAt = (path: string, neededBy: NeededBy): void => {
    const found = findAt(path);
    if (!found) return;
    const isInstalled = path.split("/").includes("node_modules");
    const because = isInstalled ? ({ by: "npm" } as const) : findExclusion(joinPath(folder, path));
    if (!because) take(found.at, found.kind);
    else withhold(found.at, neededBy, because);
  };
  /** Where npm has packed by a list, only what must not be passed over in silence is looked for. */
  const inspectOnly = (path: string): void => {
    const isSettings = path.endsWith("/.npmrc") && containsCredentials(workspace, path);
    if (isSettings) refuse(path, "credentials");
    else if (workspace.entry(path)?.kind === "unreadable") refuse(path, "unreadable");
  };
  const takeAll = (at: string, depth: number): void => {
    const unlisted = explainUnlisted(workspace, at);
    if (unlisted !== undefined && workspace.isCrowded?.(at) === true) {
      tooLarge ??= `${quote(at)} ${unlisted}; an archive takes at most ${formatNumber(MAX_ARCHIVED_FILES)} files`;
      isCut = true;
    } else if (unlisted !== undefined) refuse(at, "unreadable");
    for (const { name, kind } of workspace.list(at)) {
      if (depth > DEEPEST_ARCHIVED) tooLarge ??= `files are more than ${String(DEEPEST_ARCHIVED)} folders deep`;
      else if (files.size > MAX_ARCHIVED_FILES) tooLarge ??= TOO_MANY_FILES;
      else if (++entries > MAX_ENTRIES)
        tooLarge ??= `more than ${formatNumber(MAX_ENTRIES)} files and folders are below "dist"`;
      if (tooLarge !== undefined) {
        isCut = true;
        return;
      }
      const path = joinPath(at, name);
      if (NEVER.includes(name) || findExclusion(path, kind === "folder" ? kind : undefined)) continue;
      if (kind === "folder") takeAll(path, depth + 1);
      else if (!isListed) take(path, kind);
      else if (kind === "file") inspectOnly(path);
    }
  };

  for (const name of ALWAYS) takeAt(name, "specification");
  const inside = folder === "" ? "" : `${folder}/`;
  for (const declared of isAbsent(facts.declaredFiles) ? [] : facts.declaredFiles.values()) {
    if (declared.state !== "file") continue;
    if (declared.path.startsWith(inside)) takeAt(declared.path.slice(inside.length), "manifest.json");
    else refuse(declared.path, "outside");
  }
  for (const path of findEmptySubmodules(workspace, listSources(folder, facts))) refuse(path, "submodule");
  const entryPoints = findEntryPoints(workspace, folder, value);
  let { incomplete } = entryPoints;
  const dist = workspace.list(folder).find(({ name }) => name === "dist")?.kind;
  const distFolder = joinPath(folder, "dist");
  if (isListed) {
    // npm decides alone: an entry point that it does not pack is needed only where a pattern leaves it out.
    for (const path of entryPoints.paths) if (findExclusion(joinPath(folder, path))) takeAt(path, "package.json");
    if (!isAbsent(packedFiles)) {
      for (const { path } of packedFiles.files) take(path, "file");
      for (const path of packedFiles.links) take(path, "link");
      incomplete = packedFiles.incomplete ?? incomplete;
      isCut ||= packedFiles.incomplete !== undefined;
    }
    const isPacked = [...files.keys(), ...refused.keys()].some((path) => path.startsWith(`${distFolder}/`));
    if (dist === "folder" && (isPacked || incomplete !== undefined)) takeAll(distFolder, 1);
    const bundle = joinPath(folder, BUNDLE);
    const isLeftOut = !files.has(bundle) && !refused.has(bundle) && findAt(BUNDLE)?.kind === "file";
    if (isLeftOut && incomplete === undefined) {
      withhold(bundle, "specification", findExclusion(bundle) ?? { by: "package.json" });
    }
  } else {
    if (dist === "folder") takeAll(distFolder, 1);
    else if (dist !== undefined) take(distFolder, dist);
    if (!files.has(joinPath(folder, BUNDLE))) takeAt(BUNDLE, "specification");
    for (const path of entryPoints.paths) takeAt(path, "package.json");
  }
  const type = isAbsent(manifest) ? undefined : manifest.value["type"];
  const screenshots = findScreenshotsNearby(workspace, folder, type, [...files.values()]);
  const shown = screenshots.filter(({ path }) => !findExclusion(path));
  for (const { path } of shown) take(path, "file");
  const [hidden] = shown.length === 0 ? screenshots : [];
  if (hidden) takeAt(relativeTo(folder, hidden.path), "specification");
  incomplete ??= exclusions.doubt;
  const all = [...files.values()].toSorted(comparePaths);
  const bytes = all.reduce((sum, { size }) => sum + size, 0);
  if (all.length > MAX_ARCHIVED_FILES) tooLarge ??= TOO_MANY_FILES;
  if (tooLarge === TOO_MANY_FILES && dist === "folder") {
    const { words, count } = countFiles(workspace, distFolder);
    if (count > MAX_ARCHIVED_FILES) tooLarge = `${TOO_MANY_FILES}, ${words} of them in "dist"`;
  }
  if (bytes > MAX_ARCHIVED_BYTES) tooLarge ??= "it has more than 256 MiB";
  return {
    files: all,
    refused: [...refused.values()].toSorted(comparePaths),
    ...(withheld.size > 0 && { withheld: [...withheld.values()].toSorted(comparePaths) }),
    ...(tooLarge !== undefined && { tooLarge }),
    ...(isCut && { isCut }),
    ...(incomplete !== undefined && { incomplete }),
  };
}

/** The contents of an archive that is there: all that is in it ships, whatever its own package.json lists. */
export function listArchivedFiles(workspace: Workspace): ArchiveFiles {
  const files: PackedFile[] = [];
  const refused: RefusedEntry[] = [];
  for (const path of listFilesBelow(workspace, "")) {
    const entry = workspace.entry(path);
    const size = entry?.kind === "file" ? entry.size : 0;
    const why = findUnfitContent(workspace, path, size);
    if (why) refused.push({ path, why });
    else files.push({ path, size });
  }
  return { files: files.toSorted(comparePaths), refused: refused.toSorted(comparePaths) };
}

/** Why a file must not ship, by its name and content. */
function findUnfitContent(workspace: Workspace, path: string, size: number): "credentials" | "pointer" | undefined {
  if (containsCredentials(workspace, path)) return "credentials";
  return isLfsPointer(workspace, path, size) ? "pointer" : undefined;
}

/** Where files are packed from: what `files` in package.json names, or else `dist/`; and what the manifest names. */
export function listSources(
  folder: string,
  { packageJson, declaredFiles }: Pick<ArchiveSources, "packageJson" | "declaredFiles">,
): readonly string[] {
  const listed = isAbsent(packageJson) ? undefined : packageJson.value["files"];
  const patterns = (Array.isArray(listed) ? listed : ["dist"]).filter((one) => typeof one === "string");
  // Up to the first part that may match several names.
  const named = patterns
    .filter((pattern) => !pattern.startsWith("!"))
    .map((pattern) => pattern.split(/[^/]*[*?[{(]/u)[0]);
  const declared = isAbsent(declaredFiles) ? [] : [...declaredFiles.keys()];
  return [...named, ...declared].map((name = "") => {
    const parts = name.split("/").filter((part) => part !== "" && part !== ".");
    return joinPath(folder, parts.join("/")).replace(/\/$/u, "");
  });
}

function findPattern(because: RuleOrigin, packageJson: JsonObject): string | undefined {
  if (because.by === "ignore file") return because.pattern;
  return because.by === "files" ? toText(listFileEntries(packageJson)[because.entry]) : undefined;
}
