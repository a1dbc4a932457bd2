import type { SourceMapMappings } from "@jridgewell/sourcemap-codec";
import { countLines, decodeLooseUtf8 } from "../../base/text/bytes.js";
import { splitCodeLines } from "../../base/text/lines.js";
import type { Position, TextLocation } from "../../base/text/location.js";
import { readLooseText } from "../../base/files/file-text.js";
import type { Workspace } from "../../base/files/workspace.js";
import { isAbsent } from "../absent.js";
import { findExactFile } from "../found-file.js";
import { readBundle, readBundleCode } from "./bundle.js";
import { decodeMappings } from "./bundle-parts.js";
import type { MapSource } from "./source-maps/map-source.js";
import { findSourceFile } from "./source-file.js";
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

/** A map of other code finds nothing. */
export function makeOriginalFinder(map: SourceMap, code: string): FindOriginal {
  const mappings = decodeMappings(map, countLines(code));
  if (isAbsent(mappings) || isOfOtherCode(mappings, map, code)) return () => undefined;
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
  return makeOriginalFinder(map, decodeLooseUtf8(Buffer.from(code.latin1, "latin1")));
}

const MAX_COMPARED = 500;

/**
 * Whether the code is not what a map was made of. No tool renames the members of objects that come from elsewhere, so
 * that most members have their names on both sides.
 */
function isOfOtherCode(mappings: SourceMapMappings, { sources }: SourceMap, code: string): boolean {
  const lines = splitCodeLines(code);
  const texts = new Map<number, readonly string[]>();
  const readLines = (source: number): readonly string[] => {
    const known = texts.get(source) ?? splitCodeLines(sources[source]?.text ?? "");
    texts.set(source, known);
    return known;
  };
  let [same, others] = [0, 0];
  for (let row = 0; row < mappings.length; row++) {
    for (const segment of mappings[row] ?? []) {
      if (segment.length === 1) continue;
      if (segment[0] > (lines[row] ?? "").length) return true;
      const member = readMember(readLines(segment[1])[segment[2]], segment[3]);
      if (member === undefined || same + others >= MAX_COMPARED) continue;
      if (readMember(lines[row], segment[0]) === member) same++;
      else others++;
    }
  }
  return others > same;
}

/** The name behind a point, at a column. */
function readMember(line: string | undefined, column: number): string | undefined {
  if (line?.[column - 1] !== ".") return undefined;
  return /^[\w$]+/u.exec(line.slice(column, column + MAX_EXCERPT_LENGTH))?.[0];
}

/**
 * Where an original is now: its source may have changed since. Then it is the only line that reads the same.
 *
 * @returns nothing where the source is not there, may not be shown, or has no such line any more.
 */
export function findSourcePlace(
  workspace: Workspace,
  folder: string,
  { source, line, column }: OriginalPosition,
): (Position & { readonly file: string }) | undefined {
  const file = findSourceFile(workspace, folder, source);
  if (file === undefined) return undefined;
  if (source.text === undefined) return { file, line, column };
  const wanted = splitCodeLines(source.text)[line - 1];
  const lines = splitCodeLines(readLooseText(workspace, file, MAX_SOURCE_BYTES) ?? "");
  if (wanted === undefined || lines[line - 1] === wanted) return { file, line, column };
  const at = lines.indexOf(wanted);
  const isOnly = at !== -1 && wanted.trim() !== "" && !lines.includes(wanted, at + 1);
  return isOnly ? { file, line: at + 1, column } : undefined;
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
  const text = readLooseText(workspace, file, MAX_SOURCE_BYTES);
  return text === undefined ? undefined : splitCodeLines(text)[line - 1];
}
