import { addFiles } from "../../base/files/overlay-files.js";
import { getBaseName, getParent, isWithin, joinPath, relativeTo, type Workspace } from "../../base/files/workspace.js";
import { absent, getPresent, isAbsent, type Absent } from "../absent.js";
import { readTrackedFiles } from "../git-facts.js";
import type { Facts } from "../reading.js";
import { resolveDeclaredPath } from "../../base/text/relative-path.js";
import { SCREENSHOT_FOLDERS } from "../screenshot-files.js";
import { ALWAYS, listSources, type ArchiveSources } from "./archive-files.js";
import { listEntryPaths } from "./entry-points.js";
import { listArchiveFiles } from "./list-archive-files.js";
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
export function findMissingFiles(sources: Omit<ArchiveSources, "filesByRules">): MissingFiles | Absent {
  const { workspace, folder } = sources;
  const tracked = readTrackedFiles(workspace, folder === "" ? "" : `${folder}/`);
  if (isAbsent(tracked)) return tracked;
  const packed = listPackedPlaces(sources);
  const notFiles = new Set([...tracked.submodules, ...tracked.folders]);
  const isThere = makePresenceTest(workspace);
  // Most tracked files can never be packed: their folders are not listed for this.
  const missing = tracked.paths.filter(
    (path) =>
      !notFiles.has(path) && isWithin(path, folder) && packed.some((place) => path.startsWith(place)) && !isThere(path),
  );
  const folders = tracked.folders.filter(
    (path) => isWithin(path, folder) && packed.some((place) => path.startsWith(place) || `${place}/`.startsWith(path)),
  );
  if (missing.length + folders.length === 0) return NOTHING_MISSING;
  const shipped = listShippedIfThere(sources, missing);
  const lost = missing.filter((path) => shipped.has(path));
  const sparse = new Set(tracked.sparse);
  const isBuilt = (path: string): boolean => relativeTo(folder, path).startsWith("dist/");
  return {
    files: lost.filter((path) => !isBuilt(path)),
    built: lost.filter(isBuilt),
    folders,
    isSparse: folders.length > 0 || lost.some((path) => sparse.has(path)),
  };
}

const NOTHING_MISSING: MissingFiles = { files: [], built: [], folders: [], isSparse: false };

/** What the paths of packed files begin with, whether these are there or not. */
function listPackedPlaces({
  folder,
  packageJson,
  declaredFiles,
}: Omit<ArchiveSources, "filesByRules">): readonly string[] {
  const entryPaths = listEntryPaths(getPresent(packageJson)?.value ?? {});
  const own = [...ALWAYS, ...SCREENSHOT_FOLDERS, ...entryPaths].map((path) => joinPath(folder, path));
  const declared = [...(getPresent(declaredFiles)?.keys() ?? [])];
  return [
    ...listSources(folder, { packageJson, declaredFiles: absent("they are listed here") }),
    ...own,
    ...declared.flatMap((path) => resolveDeclaredPath(folder, path) ?? []),
  ];
}

/** Makes a test of whether a file is there, which lists each folder once. */
function makePresenceTest(workspace: Workspace): (path: string) => boolean {
  const namesByFolder = new Map<string, ReadonlySet<string>>();
  return (path) => {
    const parent = getParent(path);
    const names = namesByFolder.get(parent) ?? new Set(workspace.list(parent).map(({ name }) => name));
    namesByFolder.set(parent, names);
    // A folder that is not listed may have it all the same.
    return names.has(getBaseName(path)) || workspace.entry(path) !== undefined;
  };
}

/** The files of the archive that would be made if some missing files were there. */
function listShippedIfThere(
  sources: Omit<ArchiveSources, "filesByRules">,
  missing: readonly string[],
): ReadonlySet<string> {
  const { folder, packageJson } = sources;
  const workspace = addFiles(sources.workspace, missing);
  const filesByRules = isAbsent(packageJson)
    ? packageJson
    : predictPackedFiles({ workspace, folder, packageJson: packageJson.value });
  const declaredFiles = getPresent(sources.declaredFiles) ?? [];
  const isBack = new Set(missing);
  const declared: Facts["declaredFiles"] = new Map(
    [...declaredFiles].map(([written, found]) => {
      if (found.state !== "missing" || !isBack.has(found.path)) return [written, found];
      return [written, { name: found.name, path: found.path, state: "file", size: 1 }];
    }),
  );
  const archive = listArchiveFiles({ ...sources, workspace, declaredFiles: declared, filesByRules });
  return new Set(archive.files.map(({ path }) => path));
}
