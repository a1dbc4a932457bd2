import { addFiles } from "../../workspace/with-files.js";
import { getBaseName, getParent, joinPath, relativeTo } from "../../workspace/workspace.js";
import { absent, isAbsent, type Absent } from "../absent.js";
import { readTrackedFiles } from "../git-facts.js";
import type { Facts } from "../reading.js";
import { resolveDeclaredPath } from "../../text/relative-path.js";
import { SCREENSHOT_FOLDERS } from "../screenshot-files.js";
import { ALWAYS, listArchiveFiles, listSources, type ArchiveSources } from "./archive-files.js";
import { listEntryPaths } from "./entry-points.js";
import { predictPackedFiles } from "./pack-walk.js";

/**
 * Files of the commit that the working tree lacks, and a release would ship. Paths are relative to the repository's
 * root.
 */
export interface MissingFiles {
  readonly files: readonly string[];
  /** Those below `dist/`, where each build replaces files. */
  readonly built: readonly string[];
  /** Folders, each with a slash at its end, of which a sparse checkout has not even the names of the files. */
  readonly folders: readonly string[];
  /** Whether a sparse checkout leaves out any of them. */
  readonly isSparse: boolean;
}

/** The tracked files that would be in the archive if they were there. */
export function findMissingFiles({
  workspace,
  folder,
  manifest,
  packageJson,
  ...facts
}: Omit<ArchiveSources, "filesByRules">): MissingFiles | Absent {
  const prefix = folder === "" ? "" : `${folder}/`;
  const tracked = readTrackedFiles(workspace, prefix);
  if (isAbsent(tracked)) return tracked;
  const declared = isAbsent(facts.declaredFiles) ? new Map<string, never>() : facts.declaredFiles;
  const named = [...declared.keys()].flatMap((path) => resolveDeclaredPath(folder, path) ?? []);
  const value = isAbsent(packageJson) ? {} : packageJson.value;
  const own = [...ALWAYS, ...SCREENSHOT_FOLDERS, ...listEntryPaths(value)].map((path) => joinPath(folder, path));
  const sources = [
    ...listSources(folder, { packageJson, declaredFiles: absent("they are listed here") }),
    ...own,
    ...named,
  ];
  // Most tracked files can never be packed: their folders are not listed for this.
  const mayBePacked = (path: string): boolean =>
    path.startsWith(prefix) && sources.some((source) => path.startsWith(source));
  const names = new Map<string, ReadonlySet<string>>();
  const isThere = (path: string): boolean => {
    const above = getParent(path);
    const listed = names.get(above) ?? new Set(workspace.list(above).map(({ name }) => name));
    names.set(above, listed);
    // A folder that is not listed may have it all the same.
    return listed.has(getBaseName(path)) || workspace.entry(path) !== undefined;
  };
  const others = new Set([...tracked.submodules, ...tracked.folders]);
  const missing = tracked.paths.filter((path) => !others.has(path) && mayBePacked(path) && !isThere(path));
  const folders = tracked.folders.filter(
    (path) =>
      path.startsWith(prefix) && sources.some((source) => path.startsWith(source) || `${source}/`.startsWith(path)),
  );
  if (missing.length + folders.length === 0) return NOTHING_MISSING;
  const complete = addFiles(workspace, missing);
  const filesByRules = isAbsent(packageJson)
    ? packageJson
    : predictPackedFiles({ workspace: complete, folder, packageJson: value });
  const back = new Set(missing);
  // Those of the manifest's files that are missing now are there then.
  const declaredFiles: Facts["declaredFiles"] = new Map(
    [...declared].map(([path, found]) => {
      const isBack = found.state === "missing" && back.has(found.path);
      return [path, isBack ? { name: found.name, path: found.path, state: "file", size: 1 } : found] as const;
    }),
  );
  const archive = listArchiveFiles({ workspace: complete, folder, manifest, packageJson, declaredFiles, filesByRules });
  const shipped = new Set(archive.files.map(({ path }) => path));
  const lost = missing.filter((path) => shipped.has(path));
  const isBuilt = (path: string): boolean => relativeTo(folder, path).startsWith("dist/");
  const sparse = new Set(tracked.sparse);
  return {
    files: lost.filter((path) => !isBuilt(path)),
    built: lost.filter(isBuilt),
    folders,
    isSparse: folders.length > 0 || lost.some((path) => sparse.has(path)),
  };
}

const NOTHING_MISSING: MissingFiles = { files: [], built: [], folders: [], isSparse: false };
