import { countLines } from "../../base/text/bytes.js";
import type { Position, TextLocation } from "../../base/text/location.js";
import { readLooseText } from "../../base/files/file-text.js";
import type { Workspace } from "../../base/files/workspace.js";
import { isAbsent } from "../absent.js";
import { findExactFile } from "../found-file.js";
import { readBundle, readBundleCode } from "./bundle.js";
import { decodeMappings } from "./bundle-parts.js";
import type { MapSource } from "./source-maps/map-source.js";
import { readSourceMap, type SourceMap } from "./source-map.js";
import { countLeading } from "../../base/text/lists.js";

const MAX_SOURCE_BYTES = 4 * 1024 * 1024;
const MAX_EXCERPT_LENGTH = 80;

/** A place in a file that the code was built from. */
export interface OriginalPosition extends Position {
  readonly source: MapSource;
}

/** Finds the original of a position in the built code; `undefined` for what the map does not cover. */
export type FindOriginal = (position: Position) => OriginalPosition | undefined;

/** @param lines how many lines the code has. */
export function makeOriginalFinder(map: SourceMap, lines: number): FindOriginal {
  const mappings = decodeMappings(map, lines);
  if (isAbsent(mappings)) return () => undefined;
  return ({ line, column }) => {
    const segments = mappings[line - 1] ?? [];
    // The last one that begins there or before. They are in the order of their columns, which count from 0.
    const segment = segments[countLeading(segments, ([start]) => start < column) - 1];
    if (segment === undefined || segment.length === 1) return undefined;
    const source = map.sources[segment[1]];
    return source && { source, line: segment[2] + 1, column: segment[3] + 1 };
  };
}

/** The finder of a file of the built code. It finds nothing where there is no source map. */
export function readOriginalFinder(workspace: Workspace, folder: string, path: string): FindOriginal {
  const bundle = readBundle(findExactFile(workspace, "", path));
  const code = isAbsent(bundle) ? bundle : readBundleCode(bundle, workspace);
  const map = isAbsent(code) ? code : readSourceMap(code, workspace, folder);
  if (isAbsent(code) || isAbsent(map)) return () => undefined;
  return makeOriginalFinder(map, countLines(code.latin1));
}

/** From a position to the end of what is on its line. `undefined` if the file does not have that line. */
export function locateRest(workspace: Workspace, file: string, { line, column }: Position): TextLocation | undefined {
  const text = readLine(workspace, file, line);
  if (text === undefined) return undefined;
  const from = Math.min(column, text.length + 1);
  const end = Math.min(Math.max(text.trimEnd().length + 1, from), from + MAX_EXCERPT_LENGTH);
  return { file, range: { start: { line, column: from }, end: { line, column: end } } };
}

/** The words on the line of a position, those at the position first; without the words, the rest of the line. */
export function locateWords(
  workspace: Workspace,
  file: string,
  position: Position,
  words: string,
): TextLocation | undefined {
  const { line, column } = position;
  const text = readLine(workspace, file, line);
  if (text === undefined) return undefined;
  const after = text.indexOf(words, column - 1);
  const at = after === -1 ? text.lastIndexOf(words) : after;
  if (at === -1) return locateRest(workspace, file, position);
  return { file, range: { start: { line, column: at + 1 }, end: { line, column: at + 1 + words.length } } };
}

function readLine(workspace: Workspace, file: string, line: number): string | undefined {
  return readLooseText(workspace, file, MAX_SOURCE_BYTES)?.split(/\r\n|\r|\n/u)[line - 1];
}
