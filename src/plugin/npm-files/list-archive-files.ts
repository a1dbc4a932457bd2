import { MAX_ARCHIVED_DEPTH, MAX_ARCHIVED_BYTES, MAX_ARCHIVED_FILES } from "../../base/files/archive-limits.js";
import { isDraft } from "../../base/files/draft-names.js";
import { countFiles, explainUnlisted } from "../../base/files/crowded-folders.js";
import {
  comparePaths,
  isWithin,
  joinPath,
  relativeTo,
  type Listed,
  type Workspace,
} from "../../base/files/workspace.js";
import { getOwn, toText, type JsonObject } from "../../base/text/json/json-object.js";
import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { getPresent, isAbsent } from "../absent.js";
import { containsCredentials } from "../credential-files.js";
import type { Facts } from "../reading.js";
import { findScreenshotsNearby } from "../screenshot-files.js";
import {
  ALWAYS,
  findUnfitContent,
  listSources,
  type ArchiveFiles,
  type ArchiveSources,
  type NeededBy,
  type RefusedEntry,
  type WithheldFile,
} from "./archive-files.js";
import { readExclusions, type Exclusions } from "./author-exclusions.js";
import { findEntryPoints } from "./entry-points.js";
import { listFileEntries } from "./expected-files.js";
import type { RuleOrigin } from "./pack-rules.js";
import type { PackedFile, PackedFiles } from "./packed-file.js";
import { findEmptySubmodules } from "./unfetched.js";

const TOO_MANY_FILES = `it has more than ${formatNumber(MAX_ARCHIVED_FILES)} files`;
/** Folders are counted, too. */
const MAX_ENTRIES = 50_000;

const BUNDLE = "dist/plugin.js";
const NEVER = [".git", ".hg", "node_modules"];

/** What is known of an archive while its files are listed. */
interface ArchiveDraft {
  readonly workspace: Workspace;
  /** Of the plugin. */
  readonly folder: string;
  readonly packageJson: JsonObject;
  readonly exclusions: Exclusions;
  /** What npm packs by its rules: no exclusion applies to it. */
  readonly npmPaths: ReadonlySet<string>;
  readonly files: Map<string, PackedFile>;
  readonly refused: Map<string, RefusedEntry>;
  readonly withheld: Map<string, WithheldFile>;
  walkedEntries: number;
  /** The first reason why no archive can contain all. */
  tooLarge?: string;
  /** Whether the walk ended before everything was listed. */
  isCut: boolean;
}

type FileKind = Exclude<Listed["kind"], "folder">;

/**
 * The files every plugin has and the files that the manifest names, with the screenshots where it must have some and
 * names none. Where package.json has `files`, also what npm packs by it; else all of `dist/`, and the entry points in
 * package.json. What the author leaves out is in only where npm packs it all the same.
 */
export function listArchiveFiles(sources: ArchiveSources): ArchiveFiles {
  const { workspace, folder, manifest, declaredFiles, filesByRules } = sources;
  const packageJson = getPresent(sources.packageJson)?.value ?? {};
  const packed = getPresent(filesByRules);
  const draft: ArchiveDraft = {
    workspace,
    folder,
    packageJson,
    exclusions: readExclusions({ workspace, folder, packageJson }),
    npmPaths: new Set(packed?.files.map(({ path }) => path)),
    files: new Map(),
    refused: new Map(),
    withheld: new Map(),
    walkedEntries: 0,
    isCut: false,
  };
  for (const name of ALWAYS) addNeeded(draft, name, "specification");
  if (!isAbsent(declaredFiles)) addDeclared(draft, declaredFiles);
  for (const path of findEmptySubmodules(workspace, listSources(folder, sources))) refuse(draft, path, "submodule");
  const entryPoints = findEntryPoints(workspace, folder, packageJson);
  let { incomplete } = entryPoints;
  if (Array.isArray(getOwn(packageJson, "files"))) {
    incomplete = packed?.incomplete ?? incomplete;
    addListed(draft, packed, entryPoints.paths, incomplete === undefined);
  } else {
    addBuilt(draft, entryPoints.paths);
  }
  addScreenshots(draft, getPresent(manifest)?.value["type"]);
  return finish(draft, incomplete ?? draft.exclusions.incomplete);
}

function refuse({ refused }: ArchiveDraft, path: string, why: RefusedEntry["why"]): void {
  refused.set(path, { path, why });
}

/** Adds a file, or refuses what must not ship in its place. What a killed run has left behind never ships. */
function add(draft: ArchiveDraft, path: string, kind: FileKind): void {
  const { workspace, files, refused } = draft;
  if (files.has(path) || refused.has(path) || isDraft(path)) return;
  if (kind !== "file") {
    refuse(draft, path, kind);
    return;
  }
  const entry = workspace.entry(path);
  if (entry?.kind !== "file") {
    refuse(draft, path, "unreadable");
    return;
  }
  const unfit = findUnfitContent(workspace, path, entry.size);
  if (unfit) refuse(draft, path, unfit);
  else files.set(path, { path, size: entry.size });
}

/** Adds what is needed at a path in the plugin, or records who leaves it out. A link on the way is refused in its place. */
function addNeeded(draft: ArchiveDraft, path: string, neededBy: NeededBy): void {
  const found = findAt(draft, path);
  if (!found) return;
  const isInstalled = path.split("/").includes("node_modules");
  const because = isInstalled ? ({ by: "npm" } as const) : findExclusion(draft, joinPath(draft.folder, path));
  if (because) withhold(draft, found.path, neededBy, because);
  else add(draft, found.path, found.kind);
}

/** What there is at a path in the plugin: its last name, or the link on the way to it. */
function findAt(
  { workspace, folder }: ArchiveDraft,
  pathInPlugin: string,
): { readonly path: string; readonly kind: FileKind } | undefined {
  let path = folder;
  for (const name of pathInPlugin.split("/")) {
    const kind = findKind(workspace, path, name);
    path = joinPath(path, name);
    if (kind !== "folder") return kind && { path, kind };
  }
  return undefined;
}

function findKind(workspace: Workspace, folder: string, name: string): Listed["kind"] | undefined {
  return workspace.list(folder).find((listed) => listed.name === name)?.kind;
}

/** The rule of the author's that leaves out a path of the repository. */
function findExclusion({ folder, exclusions, npmPaths }: ArchiveDraft, path: string, kind?: "folder") {
  if (npmPaths.has(path)) return undefined;
  return exclusions.find(relativeTo(folder, path), kind);
}

function withhold({ packageJson, withheld }: ArchiveDraft, path: string, neededBy: NeededBy, because: RuleOrigin) {
  if (withheld.has(path)) return;
  const pattern = findPattern(because, packageJson);
  withheld.set(path, { path, neededBy, because, ...(pattern !== undefined && { pattern }) });
}

/** The pattern of a rule, as it is written. */
function findPattern(because: RuleOrigin, packageJson: JsonObject): string | undefined {
  if (because.by === "ignore file") return because.pattern;
  if (because.by !== "files") return undefined;
  return toText(listFileEntries(packageJson)[because.entry]);
}

function addDeclared(draft: ArchiveDraft, declaredFiles: Facts["declaredFiles"]): void {
  for (const declared of declaredFiles.values()) {
    if (declared.state !== "file") continue;
    if (isWithin(declared.path, draft.folder))
      addNeeded(draft, relativeTo(draft.folder, declared.path), "manifest.json");
    else refuse(draft, declared.path, "outside");
  }
}

/** Where package.json has `files`, npm decides alone: what it does not pack is only looked through. */
function addListed(
  draft: ArchiveDraft,
  packed: PackedFiles | undefined,
  entryPaths: readonly string[],
  isComplete: boolean,
): void {
  const { workspace, folder, files, refused } = draft;
  const dist = joinPath(folder, "dist");
  // An entry point that npm does not pack is needed only where a pattern leaves it out.
  for (const path of entryPaths) {
    if (findExclusion(draft, joinPath(folder, path))) addNeeded(draft, path, "package.json");
  }
  for (const { path } of packed?.files ?? []) add(draft, path, "file");
  for (const path of packed?.links ?? []) add(draft, path, "link");
  draft.isCut = packed?.incomplete !== undefined;
  const hasBuilt = [...files.keys(), ...refused.keys()].some((path) => path.startsWith(`${dist}/`));
  if (findKind(workspace, folder, "dist") === "folder" && (hasBuilt || !isComplete)) {
    walk(draft, dist, 1, inspectUnpacked);
  }
  const bundle = joinPath(folder, BUNDLE);
  const isLeftOut = !files.has(bundle) && !refused.has(bundle) && findAt(draft, BUNDLE)?.kind === "file";
  if (isLeftOut && isComplete) {
    withhold(draft, bundle, "specification", findExclusion(draft, bundle) ?? { by: "package.json" });
  }
}

/** Refuses what must not be passed over in silence. */
function inspectUnpacked(draft: ArchiveDraft, path: string, kind: FileKind): void {
  if (kind !== "file") return;
  const isSettings = path.endsWith("/.npmrc") && containsCredentials(draft.workspace, path);
  if (isSettings) refuse(draft, path, "credentials");
  else if (draft.workspace.entry(path)?.kind === "unreadable") refuse(draft, path, "unreadable");
}

/** Without `files`, all of `dist/` ships, and what package.json names. */
function addBuilt(draft: ArchiveDraft, entryPaths: readonly string[]): void {
  const dist = joinPath(draft.folder, "dist");
  const kind = findKind(draft.workspace, draft.folder, "dist");
  if (kind === "folder") walk(draft, dist, 1, add);
  else if (kind !== undefined) add(draft, dist, kind);
  if (!draft.files.has(joinPath(draft.folder, BUNDLE))) addNeeded(draft, BUNDLE, "specification");
  for (const path of entryPaths) addNeeded(draft, path, "package.json");
}

/** Visits the files below a folder that are not left out, until it is known that no archive can take them. */
function walk(draft: ArchiveDraft, folder: string, depth: number, visit: typeof add): void {
  const { workspace } = draft;
  const unlisted = explainUnlisted(workspace, folder);
  if (unlisted !== undefined && workspace.isCrowded(folder)) {
    draft.tooLarge ??= `${quote(folder)} ${unlisted}; an archive may have at most ${formatNumber(MAX_ARCHIVED_FILES)} files`;
    draft.isCut = true;
  } else if (unlisted !== undefined) refuse(draft, folder, "unreadable");
  for (const { name, kind } of workspace.list(folder)) {
    draft.walkedEntries++;
    const tooLarge = draft.tooLarge ?? findExceededLimit(draft, depth);
    if (tooLarge !== undefined) {
      draft.tooLarge = tooLarge;
      draft.isCut = true;
      return;
    }
    const path = joinPath(folder, name);
    if (NEVER.includes(name) || findExclusion(draft, path, kind === "folder" ? kind : undefined)) continue;
    if (kind === "folder") walk(draft, path, depth + 1, visit);
    else visit(draft, path, kind);
  }
}

function findExceededLimit({ files, walkedEntries }: ArchiveDraft, depth: number): string | undefined {
  if (depth > MAX_ARCHIVED_DEPTH) return `files are more than ${String(MAX_ARCHIVED_DEPTH)} folders deep`;
  if (files.size > MAX_ARCHIVED_FILES) return TOO_MANY_FILES;
  if (walkedEntries <= MAX_ENTRIES) return undefined;
  return `more than ${formatNumber(MAX_ENTRIES)} files and folders are below "dist"`;
}

/** Adds the screenshots of a plugin that must have some and names none. */
function addScreenshots(draft: ArchiveDraft, type: unknown): void {
  const { workspace, folder, files } = draft;
  const found = findScreenshotsNearby(workspace, folder, type, [...files.values()]);
  const shown = found.filter(({ path }) => !findExclusion(draft, path));
  for (const { path } of shown) add(draft, path, "file");
  const [hidden] = found;
  if (hidden && shown.length === 0) addNeeded(draft, relativeTo(folder, hidden.path), "specification");
}

function finish(draft: ArchiveDraft, incomplete: string | undefined): ArchiveFiles {
  const files = [...draft.files.values()].toSorted(comparePaths);
  const tooLarge = explainTooLarge(draft, files);
  return {
    files,
    refused: [...draft.refused.values()].toSorted(comparePaths),
    ...(draft.withheld.size > 0 && { withheld: [...draft.withheld.values()].toSorted(comparePaths) }),
    ...(tooLarge !== undefined && { tooLarge }),
    ...(draft.isCut && { isCut: true }),
    ...(incomplete !== undefined && { incomplete }),
  };
}

function explainTooLarge(draft: ArchiveDraft, files: readonly PackedFile[]): string | undefined {
  const { workspace, folder, tooLarge = files.length > MAX_ARCHIVED_FILES ? TOO_MANY_FILES : undefined } = draft;
  if (tooLarge === TOO_MANY_FILES && findKind(workspace, folder, "dist") === "folder") {
    const { words, count } = countFiles(workspace, joinPath(folder, "dist"));
    if (count > MAX_ARCHIVED_FILES) return `${TOO_MANY_FILES}, ${words} of them in "dist"`;
  }
  if (tooLarge !== undefined) return tooLarge;
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  return bytes > MAX_ARCHIVED_BYTES ? "it has more than 256 MiB" : undefined;
}
