import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { indexLines, type Lines } from "../../base/text/lines.js";
import { makeLocation, type Location, type Range } from "../../base/text/location.js";
import { makeWorkspacePath } from "../../base/files/disk.js";
import type { Workspace } from "../../base/files/workspace.js";
import type { ReportedPlace } from "./reported-problem.js";

export interface RepositoryPlace {
  readonly workspace: Workspace;
  /** The root of the repository. */
  readonly root: string;
  /** The plugin's folder relative to the root. The tools ran there. */
  readonly folder: string;
}

const MAX_SOURCE_BYTES = 1024 * 1024;

/** Finds the first place in a file of the repository. Files of installed packages do not count. */
export function makeLocationFinder(where: RepositoryPlace): (places: readonly ReportedPlace[]) => Location | undefined {
  const paths = new Map<string, string | undefined>();
  const sources = new Map<string, Lines | undefined>();
  const findPath = (file: string): string | undefined => {
    if (!paths.has(file)) paths.set(file, findRepositoryPath(file, where));
    return paths.get(file);
  };
  const readSource = (path: string): Lines | undefined => {
    if (!sources.has(path)) {
      const bytes = where.workspace.bytes(path, MAX_SOURCE_BYTES);
      sources.set(path, bytes && indexLines(new TextDecoder().decode(bytes)));
    }
    return sources.get(path);
  };
  return (places) => {
    for (const place of places) {
      const file = findPath(place.file);
      if (file === undefined) continue;
      return makeLocation(file, makeRange(place, readSource(file)));
    }
    return undefined;
  };
}

function findRepositoryPath(file: string, { workspace, root, folder }: RepositoryPlace): string | undefined {
  const name = parseLocalPath(file);
  if (name === undefined || name.includes("\0")) return undefined;
  const path = makeWorkspacePath(root, resolve(join(root, folder), name));
  if (path === undefined || path.split("/").includes("node_modules")) return undefined;
  return workspace.entry(path)?.kind === "file" ? path : undefined;
}

function parseLocalPath(file: string): string | undefined {
  if (!file.startsWith("file:")) return file;
  try {
    return fileURLToPath(file);
  } catch (error) {
    // An address that names no local file.
    if (error instanceof TypeError || error instanceof URIError) return undefined;
    throw error;
  }
}

/** The range of a place: as long as the tool says, else the word there, else the whole line. */
function makeRange({ line, column, length }: ReportedPlace, source: Lines | undefined): Range | undefined {
  const text = source?.line(line);
  if (text === undefined) return undefined;
  const indent = text.length - text.trimStart().length;
  const isInside = column !== undefined && column >= 1 && column <= text.length;
  const start = isInside ? column : indent + 1;
  const word = isInside ? (/^[\p{L}\p{N}_$]+/u.exec(text.slice(column - 1, column + 199))?.[0].length ?? 1) : undefined;
  const end = isInside ? start + Math.max(1, length ?? word ?? 1) : text.trimEnd().length + 1;
  return {
    start: { line, column: start },
    end: { line, column: Math.max(start, Math.min(end, text.length + 1)) },
  };
}
