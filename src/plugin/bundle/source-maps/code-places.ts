import { countLines } from "../../../text/bytes.js";
import type { Position, TextLocation } from "../../../text/location.js";
import { readLooseText } from "../../../workspace/file-text.js";
import type { Workspace } from "../../../workspace/workspace.js";
import { isAbsent } from "../../absent.js";
import { findExactFile } from "../../found-file.js";
import { readBundle, readBundleCode } from "../bundle.js";
import { makeOriginalFinder, type FindOriginal } from "./original-position.js";
import { readSourceMap } from "./source-map.js";

const MAX_SOURCE_BYTES = 4 * 1024 * 1024;
const MAX_EXCERPT_LENGTH = 80;

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
