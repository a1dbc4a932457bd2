import { REMOVED } from "../../core/change.js";
import { UsageError } from "../../core/errors.js";
import type { RunNote } from "../../core/report.js";
import { isAbsent } from "../../plugin/absent.js";
import { readTrackedFiles } from "../../plugin/git-facts.js";
import { MANIFEST } from "../../repository/manifest-file.js";
import { makePluginSearch, type FoundKind } from "../../repository/plugin-search.js";
import { formatNumber } from "../../base/text/numbers.js";
import { quote } from "../../base/text/safe.js";
import { findMatchingFolders, type FoundFolders, type UnfinishedSearch } from "../../base/files/matching-folders.js";
import type { Workspace } from "../../base/files/workspace.js";

const NAME_FOLDERS = "Give the folder of a plugin, or a pattern of such folders, as plugins/*";

/** A pattern of folders, taken apart. */
export interface PluginPattern {
  readonly root: string;
  /** The folder that is searched, relative to the root. */
  readonly base: string;
  readonly pattern: string;
  /** The whole pattern as it was given. */
  readonly path: string;
}

export interface PatternPlugins extends FoundFolders {
  /** What the pattern finds as well, and is no plugin. */
  readonly notes: readonly RunNote[];
}

/**
 * Finds the plugins that a pattern names, and what it names besides.
 *
 * @throws {UsageError} if it names no plugin, or there is too much to search.
 */
export function findPatternPlugins(workspace: Workspace, { root, base, pattern, path }: PluginPattern): PatternPlugins {
  const search = makePluginSearch(root, workspace, (part) => {
    const tracked = readTrackedFiles(workspace, part);
    return isAbsent(tracked) ? undefined : tracked;
  });
  const found = findMatchingFolders(root, base, pattern, MANIFEST, { list: search.list });
  if ("refused" in found) throw makeSearchError(found, path);
  const kinds = new Map(found.folders.map((folder) => [folder, search.classify(folder)]));
  const folders = found.folders.filter((folder) => kinds.get(folder) === "plugin");
  const notes = [
    ...[...kinds].flatMap(([folder, kind]) => (kind === "plugin" ? [] : [makeNote(folder, kind)])),
    ...[...search.emptySubmodules].filter((folder) => !kinds.has(folder)).map(makeSubmoduleNote),
  ];
  if (folders.length + found.links.length > 0) return { folders, links: found.links, notes };
  const others = notes.map(({ path: folder, message }) => `. ${quote(folder || ".")}: ${message}`).join("");
  throw new UsageError(
    `No plugin matches ${quote(path)}: no folder of this pattern contains a ${MANIFEST}${others}`,
    NAME_FOLDERS,
  );
}

function makeNote(folder: string, kind: Exclude<FoundKind, "plugin">): RunNote {
  switch (kind) {
    case "removed":
      return { severity: "notice", path: folder, message: REMOVED };
    case "web-app":
      return {
        severity: "notice",
        path: folder,
        message: `its ${MANIFEST} is a web app's, so it is not checked`,
      };
    case "unclear":
      return {
        severity: "warning",
        path: folder,
        message: `it has a built dist/plugin.js but no ${MANIFEST}, so it is not checked`,
      };
  }
}

function makeSubmoduleNote(folder: string): RunNote {
  const message = "a submodule that was not fetched, so no plugin in it is checked";
  return { severity: "warning", path: folder, message };
}

function makeSearchError(search: UnfinishedSearch, path: string): UsageError {
  const most = formatNumber(search.most);
  if (search.refused === "too-many-alternatives") {
    return new UsageError(`The pattern ${quote(path)} expands to more than ${most} patterns`, "Give several patterns");
  }
  const left = `the search ended after ${most}, folders left to look into: ${formatNumber(search.foldersLeft)}`;
  return new UsageError(`There are too many files to search for ${quote(path)}: ${left}`, "Narrow the pattern");
}
