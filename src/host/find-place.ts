import { fileURLToPath } from "node:url";
import { readBundle, readBundleCode } from "../plugin/bundle/bundle.js";
import { makeOriginalFinder, type FindOriginal } from "../plugin/bundle/original-position.js";
import { readSourceMap } from "../plugin/bundle/source-map.js";
import { isAbsent } from "../plugin/absent.js";
import { findExactFile } from "../plugin/found-file.js";
import { findOffsets } from "../text/bytes.js";
import type { Location, Position, TextLocation } from "../text/location.js";
import { readLooseText } from "../workspace/file-text.js";
import { makeWorkspacePath } from "../workspace/disk.js";
import { joinPath, type Workspace } from "../workspace/workspace.js";

/** Finds the first place of a stack that is in the plugin's own code: in its source, where a source map says so. */
export type FindPlace = (stack: string) => Location | undefined;

const MOST_LINES = 100;
const LONGEST_LINE = 2000;
const LARGEST_SOURCE = 4 * 1024 * 1024;

/**
 * @param copy the folder that the plugin runs in.
 * @param folder the plugin's folder in the workspace.
 */
export function makePlaceFinder(workspace: Workspace, folder: string, copy: string): FindPlace {
  const finders = new Map<string, FindOriginal>();
  const findOriginal = (path: string): FindOriginal => {
    const known = finders.get(path) ?? readFinder(workspace, folder, path);
    finders.set(path, known);
    return known;
  };
  return (stack) => {
    let built: Location | undefined;
    for (const frame of readFrames(stack)) {
      const inCopy = makeWorkspacePath(copy, frame.file);
      if (inCopy === undefined || inCopy === "" || inCopy.includes("node_modules/")) continue;
      const path = joinPath(folder, inCopy);
      const original = findOriginal(path)(frame);
      const place = original?.source.path === undefined ? undefined : locate(workspace, original.source.path, original);
      if (place) return place;
      // A package that is in the bundle: its caller is the plugin.
      if (original?.source.package === undefined) built ??= locate(workspace, path, frame);
    }
    return built;
  };
}

interface Frame extends Position {
  /** On this disk. */
  readonly file: string;
}

/** The places that a stack of V8 names, the innermost first. */
function* readFrames(stack: string): Generator<Frame> {
  for (const text of stack.split("\n", MOST_LINES)) {
    if (text.length > LONGEST_LINE) continue;
    const [, file = "", line, column] =
      /^ +at (?:.*?\()?((?:file:\/\/|\/|[A-Za-z]:\\).*?):(\d+):(\d+)\)?$/u.exec(text) ?? [];
    const path = file.startsWith("file://") ? toPath(file) : file;
    if (path) yield { file: path, line: Number(line), column: Number(column) };
  }
}

function toPath(address: string): string | undefined {
  // An import may have added a query. What is no file's address is nothing of the plugin's.
  return URL.canParse(address) && !/%(?:2f|00)/iu.test(address) ? fileURLToPath(address) : undefined;
}

function readFinder(workspace: Workspace, folder: string, path: string): FindOriginal {
  const none = (): undefined => undefined;
  const found = findExactFile(workspace, "", path);
  const bundle = readBundle(found);
  const code = isAbsent(bundle) ? bundle : readBundleCode(bundle, workspace);
  const map = isAbsent(code) ? code : readSourceMap(code, workspace, folder);
  if (isAbsent(code) || isAbsent(map)) return none;
  return makeOriginalFinder(map, [...findOffsets("\n", code.latin1)].length + 1);
}

/** From a position to the end of what is on its line. `undefined` if the file does not have that line. */
function locate(workspace: Workspace, file: string, { line, column }: Position): TextLocation | undefined {
  const text = readLooseText(workspace, file, LARGEST_SOURCE)?.split(/\r\n|\r|\n/u)[line - 1];
  if (text === undefined) return undefined;
  const from = Math.min(column, text.length + 1);
  const LONGEST = 80;
  const end = Math.min(Math.max(text.trimEnd().length + 1, from), from + LONGEST);
  return { file, range: { start: { line, column: from }, end: { line, column: end } } };
}
