import { comparePaths, joinPath, listFilesBelow, type Workspace } from "../../base/files/workspace.js";
import { isLfsPointer } from "../../base/git/lfs-pointer.js";
import type { JsonObjectText } from "../../base/text/json/json-object.js";
import { getPresent, type Absent } from "../absent.js";
import { containsCredentials } from "../credential-files.js";
import type { Facts } from "../reading.js";
import type { RuleOrigin } from "./pack-rules.js";
import type { PackedFile, PackedFiles } from "./packed-file.js";

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

/** In every archive; relative to the plugin's folder. */
export const ALWAYS: readonly string[] = ["manifest.json", "package.json", "README.md", "LICENSE", "CHANGELOG.md"];

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
export function findUnfitContent(
  workspace: Workspace,
  path: string,
  size: number,
): "credentials" | "pointer" | undefined {
  if (containsCredentials(workspace, path)) return "credentials";
  return isLfsPointer(workspace, path, size) ? "pointer" : undefined;
}

/** Where files are packed from: what `files` in package.json names, or else `dist/`; and what the manifest names. */
export function listSources(
  folder: string,
  { packageJson, declaredFiles }: Pick<ArchiveSources, "packageJson" | "declaredFiles">,
): readonly string[] {
  const listed = getPresent(packageJson)?.value["files"];
  const patterns = (Array.isArray(listed) ? listed : ["dist"]).filter((one) => typeof one === "string");
  // Up to the first part that may match several names.
  const named = patterns
    .filter((pattern) => !pattern.startsWith("!"))
    .map((pattern) => pattern.split(/[^/]*[*?[{(]/u)[0]);
  const declared = getPresent(declaredFiles)?.keys() ?? [];
  return [...named, ...declared].map((name = "") => {
    const parts = name.split("/").filter((part) => part !== "" && part !== ".");
    return joinPath(folder, parts.join("/")).replace(/\/$/u, "");
  });
}
