import { fileURLToPath } from "node:url";
import { locateRest, readOriginalFinder } from "../plugin/bundle/source-maps/code-places.js";
import type { FindOriginal } from "../plugin/bundle/source-maps/original-position.js";
import { findSourceFile } from "../plugin/bundle/source-maps/source-file.js";
import type { Location, Position } from "../text/location.js";
import { makeWorkspacePath } from "../workspace/disk.js";
import { joinPath, type Workspace } from "../workspace/workspace.js";

/** Finds the first place of a stack that is in the plugin's own code: in its source, where a source map says so. */
export type FindPlace = (stack: string) => Location | undefined;

const MOST_LINES = 100;
const LONGEST_LINE = 2000;

/**
 * @param copy the folder that the plugin runs in.
 * @param folder the plugin's folder in the workspace.
 */
export function makePlaceFinder(workspace: Workspace, folder: string, copy: string): FindPlace {
  const finders = new Map<string, FindOriginal>();
  const findOriginal = (path: string): FindOriginal => {
    const known = finders.get(path) ?? readOriginalFinder(workspace, folder, path);
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
      const source = original && findSourceFile(workspace, folder, original.source);
      const place = original && source !== undefined ? locateRest(workspace, source, original) : undefined;
      if (place) return place;
      // A package that is in the bundle: its caller is the plugin.
      if (original?.source.package === undefined) built ??= locateRest(workspace, path, frame);
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
  // An import may have added a query. What is not a file's address is nothing of the plugin's.
  return URL.canParse(address) && !/%(?:2f|00)/iu.test(address) ? fileURLToPath(address) : undefined;
}
