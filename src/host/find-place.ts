import { fileURLToPath } from "node:url";
import { type FindOriginal, findSourcePlace, locateRest, readOriginalFinder } from "../plugin/bundle/code-places.js";
import type { Location, Position } from "../base/text/location.js";
import { makeWorkspacePath } from "../base/files/disk.js";
import { joinPath, relativeTo, type Workspace } from "../base/files/workspace.js";
import { readLooseText } from "../base/files/file-text.js";
import { indexLines } from "../base/text/lines.js";
import { isScript } from "../plugin/bundle/entry-files.js";
import type { PluginToCopy } from "./copy-plugin.js";

/** Finds the first place of a stack that is in the plugin's own code: in its source, where a source map says so. */
export type FindPlace = (stack: string) => Location | undefined;

/** Finds a function by its text, in its source where a source map says so. */
export type FindFunction = (text: string) => Location | undefined;

const MAX_LINES = 100;
const MAX_LINE_LENGTH = 2000;

/**
 * @param copy the folder that the plugin runs in.
 * @param folder the plugin's folder in the workspace.
 */
export function makePlaceFinder(workspace: Workspace, folder: string, copy: string): FindPlace {
  const findFirst = makeFrameFinder(workspace, folder);
  return (stack) =>
    findFirst(
      readFrames(stack).flatMap(({ file, line, column }) => {
        const inCopy = makeWorkspacePath(copy, file);
        return inCopy === undefined ? [] : [{ file: inCopy, line, column }];
      }),
    );
}

/** A line of a stack: its file, and where in it. */
export interface StackFrame extends Position {
  readonly file: string;
}

/** Finds the first place of some frames, the innermost first. Their files are relative to the plugin's folder. */
export function makeFrameFinder(
  workspace: Workspace,
  folder: string,
): (frames: readonly StackFrame[]) => Location | undefined {
  const finders = new Map<string, FindOriginal>();
  const findOriginal = (path: string): FindOriginal => {
    const known = finders.get(path) ?? readOriginalFinder(workspace, folder, path);
    finders.set(path, known);
    return known;
  };
  return (frames) => {
    let built: Location | undefined;
    for (const frame of frames) {
      if (frame.file === "" || frame.file.includes("node_modules/")) continue;
      const path = joinPath(folder, frame.file);
      const original = findOriginal(path)(frame);
      const source = original && findSourcePlace(workspace, folder, original);
      const place = source && locateRest(workspace, source.file, source);
      if (place) return place;
      // A place in a bundled package does not count: the plugin's own code has called it.
      if (original?.source.package === undefined) built ??= locateRest(workspace, path, frame);
    }
    return built;
  };
}

const MAX_CODE_BYTES = 4 * 1024 * 1024;
const MAX_FILES = 200;

/** It finds nothing where the text is there twice, or is Node's own. */
export function makeFunctionFinder({
  workspace,
  folder,
  packed,
}: Omit<PluginToCopy, "packages" | "root">): FindFunction {
  return (text) => {
    const found = packed
      .filter(isScript)
      .slice(0, MAX_FILES)
      .flatMap((path) => {
        const code = readLooseText(workspace, path, MAX_CODE_BYTES) ?? "";
        const at = text === "" ? -1 : code.indexOf(text);
        if (at === -1) return [];
        const isTwice = code.includes(text, at + 1);
        return [...(isTwice ? [undefined] : []), { file: relativeTo(folder, path), ...indexLines(code).position(at) }];
      });
    return found.length === 1 && found[0] ? makeFrameFinder(workspace, folder)([found[0]]) : undefined;
  };
}

export function locateStack(findPlace: FindPlace, stack: string): { readonly at?: Location } {
  const at = findPlace(stack);
  return at ? { at } : {};
}

/** The places on this disk that a stack of V8 names, the innermost first. */
function readFrames(stack: string): readonly StackFrame[] {
  return stack.split("\n", MAX_LINES).flatMap((text) => {
    if (text.length > MAX_LINE_LENGTH) return [];
    const [, file = "", line, column] =
      /^ +at (?:.*?\()?((?:file:\/\/|\/|[A-Za-z]:\\).*?):(\d+):(\d+)\)?$/u.exec(text) ?? [];
    const path = file.startsWith("file://") ? toPath(file) : file;
    return path ? [{ file: path, line: Number(line), column: Number(column) }] : [];
  });
}

function toPath(address: string): string | undefined {
  // An import may have added a query. What is not a file's address is nothing of the plugin's.
  return URL.canParse(address) && !/%(?:2f|00)/iu.test(address) ? fileURLToPath(address) : undefined;
}
