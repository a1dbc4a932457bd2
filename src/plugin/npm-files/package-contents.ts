import { foldCase } from "../../base/text/glob-name.js";
import { compileGlob } from "../../base/text/glob.js";
import { findNearest } from "../../base/text/nearest.js";
import { addFiles } from "../../base/files/overlay-files.js";
import { getBaseName, getParent, joinPath, relativeTo, type Workspace } from "../../base/files/workspace.js";
import { isSameInLetters } from "../found-file.js";
import { EXPECTED, listFileEntries } from "./expected-files.js";
import type { RuleOrigin } from "./pack-rules.js";
import { walkPackage } from "./pack-walk.js";
import { getKindAt, normalizePath } from "./package-rules.js";
import type { PackedFiles, Packing } from "./packed-file.js";
import { getOwn } from "../../base/text/json/json-object.js";

/** How what is packed differs from what is expected, and from what `files` names. */
export interface PackageContents {
  /** What is expected and not packed, or would not be if it were there. */
  readonly leftOut: readonly LeftOut[];
  /** What added to `files` packs all of it; nothing where this alone does not help. */
  readonly additions: readonly string[];
  /** Entries of `files` of which nothing is packed. */
  readonly idle: readonly IdleEntry[];
}

export interface LeftOut {
  /** In the package. */
  readonly path: string;
  /** The entry of `files` that is meant to name it. */
  readonly entry: string;
  /** The rule that leaves it out, or the link in its place. */
  readonly because: RuleOrigin | { readonly by: "link"; readonly file: string };
}

export interface IdleEntry {
  readonly at: number;
  readonly entry: string;
  /**
   * `missing`: nothing has the name. `link`: a link has it. `nothing`: npm never packs it. `pattern`: no file
   * matches.
   */
  readonly why: "missing" | "link" | "nothing" | "pattern";
  /** The name that was likely meant. */
  readonly near: string | undefined;
}

export function readPackageContents(packing: Packing, packed: PackedFiles): PackageContents {
  const { folder, packageJson } = packing;
  const known = new Set(packed.files.map(({ path }) => path));
  const missing = EXPECTED.filter(({ path }) => !known.has(joinPath(folder, path)));
  const entries = listFileEntries(packageJson);
  const byRules = missing.length === 0 ? [] : (findLeftOut(packing, missing) ?? []);
  const leftOut = missing.flatMap(({ path, entry }): readonly LeftOut[] => {
    const found = byRules.find((one) => one.path === path);
    if (found) return [found];
    // A file that exists and is not packed is left out, whatever rule does so.
    if (packing.workspace.entry(joinPath(folder, path))?.kind !== "file") return [];
    return [{ path, entry, because: { by: "package.json" } }];
  });
  const added = [...new Set(leftOut.map(({ entry }) => entry))];
  const fixed = { ...packing, packageJson: { ...packageJson, files: [...entries, ...added] } };
  const helps =
    Array.isArray(getOwn(packageJson, "files")) && leftOut.length > 0 && findLeftOut(fixed, leftOut)?.length === 0;
  const paths = packed.files.map(({ path }) => relativeTo(folder, path));
  const foldedNames = paths.map((path) => foldCase(path).split("/"));
  const idle = entries.slice(0, MAX_CHECKED_ENTRIES).flatMap((entry, at): readonly IdleEntry[] => {
    if (typeof entry !== "string") return [];
    const found = explainIdle(packing, entry, paths, foldedNames);
    if (!found) return [];
    return [{ at, entry, near: undefined, ...found }];
  });
  return { leftOut, additions: helps ? added : [], idle };
}

/** Only a package.json that is made to slow the check down has more entries. */
const MAX_CHECKED_ENTRIES = 100;

type Expected = (typeof EXPECTED)[number];

/** Those of some files that would not be packed if all of them were there; `undefined` where that is not known. */
function findLeftOut(packing: Packing, expected: readonly Expected[]): readonly LeftOut[] | undefined {
  const { workspace, folder } = packing;
  const full = (path: string): string => joinPath(folder, path);
  const complete = addFiles(
    workspace,
    expected.map(({ path }) => full(path)),
  );
  const walk = walkPackage(
    { ...packing, workspace: complete },
    expected.map(({ path }) => path),
  );
  if ("fault" in walk || walk.incomplete !== undefined) return undefined;
  const packed = new Set(walk.files.map(({ path }) => path));
  return expected.flatMap(({ path, entry }) => {
    if (packed.has(full(path))) return [];
    const file = findLink(packing, path);
    const because = file === undefined ? walk.leftOut.get(path) : ({ by: "link", file } as const);
    // No rule leaves out a folder or an unreadable file: other checks report these.
    if (!because) return [];
    return [{ path, entry, because }];
  });
}

/** The first link on the way to a path in the package, relative to the repository's root. */
function findLink({ workspace, folder }: Packing, path: string): string | undefined {
  const names = path.split("/");
  const link = names
    .map((_, at) => names.slice(0, at + 1).join("/"))
    .find((way) => getKindAt(workspace, folder, way) === "link");
  if (link === undefined) return undefined;
  return joinPath(folder, link);
}

type Idle = Pick<IdleEntry, "why"> & Partial<Pick<IdleEntry, "near">>;

/** Why nothing of an entry is packed, by the packed paths as they are and in folded letters. */
function explainIdle(
  { workspace, folder }: Packing,
  entry: string,
  paths: readonly string[],
  foldedNames: readonly (readonly string[])[],
): Idle | undefined {
  // An entry that excludes promises nothing. A part of what is expected is reported as that.
  const path = normalizePath(entry);
  const isExpected = EXPECTED.some((one) => one.path === path || normalizePath(one.entry) === path);
  if (entry.startsWith("!") || path === "" || isExpected) return undefined;
  if (/[*?[\]{}]/u.test(entry)) {
    const glob = compileGlob(entry.replace(/^\.?\//u, ""));
    const isPacked = foldedNames.some((names) => names.some((_, at) => glob?.matches(names.slice(0, at + 1)) === true));
    if (!glob || isPacked) return undefined;
    return { why: "pattern" };
  }
  if (paths.some((file) => file === path || file.startsWith(`${path}/`))) return undefined;
  const kind = getKindAt(workspace, folder, entry);
  if (kind === undefined) return { why: "missing", near: findNearPath(workspace, folder, path, entry.endsWith("/")) };
  return { why: kind === "link" ? "link" : "nothing" };
}

/** The path of a neighbour of something missing, with nearly its name. */
function findNearPath(workspace: Workspace, folder: string, path: string, isFolder: boolean): string | undefined {
  const parent = getParent(path);
  if (getKindAt(workspace, folder, parent) !== "folder") return undefined;
  const siblings = workspace.list(joinPath(folder, parent)).map(({ name }) => name);
  const name = getBaseName(path);
  const near = siblings.find((one) => isSameInLetters(one, name)) ?? findNearest(name, siblings);
  if (near === undefined) return undefined;
  const meant = joinPath(parent, near);
  // As a folder is written, if it was meant as one.
  return isFolder && getKindAt(workspace, folder, meant) === "folder" ? `${meant}/` : meant;
}
