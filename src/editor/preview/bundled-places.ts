import type { StackFrame } from "../../host/find-place.js";
import { makeOriginalFinder, type FindOriginal } from "../../plugin/bundle/code-places.js";
import { toObject, toText } from "../../base/text/json/json-object.js";

/** How the names of files begin that modules of the plugin are bundled to; those of packages begin otherwise. */
export const MODULE_NAME = "module-";

/**
 * Finds where a place of a bundled file is in the plugin's own. Its path is relative to the plugin's folder.
 *
 * @param frame the place in the bundled file, by its name below `peers/`.
 */
export type FindOwnPlace = (frame: StackFrame) => StackFrame | undefined;

/**
 * @param files the bundled files, by their names.
 * @param maps the sources and mappings of each, as the bundler's process gives them.
 * @param isOwn whether a path is that of a file of the plugin.
 */
export function makeOwnPlaceFinder(
  files: Readonly<Record<string, string>>,
  maps: unknown,
  isOwn: (path: string) => boolean,
): FindOwnPlace {
  const finders = new Map<string, FindOriginal>();
  const makeFinder = (file: string): FindOriginal => {
    const { sources, mappings } = toObject(toObject(maps)[file]);
    const names = Array.isArray(sources) ? sources.map(String) : [];
    const sections = [{ line: 0, column: 0, mappings: toText(mappings) ?? "", firstSource: 0 }];
    const known = names.map((name) => ({ name, path: name, package: undefined, text: undefined }));
    return makeOriginalFinder({ sources: known, sections }, files[file] ?? "");
  };
  return ({ file, ...position }) => {
    const find = finders.get(file) ?? makeFinder(file);
    finders.set(file, find);
    const original = find(position);
    if (!original || !isOwn(original.source.name)) return undefined;
    return { file: original.source.name, line: original.line, column: original.column };
  };
}

/**
 * A stack that names the plugin's own files instead of what was bundled of them.
 *
 * @param frame the address of the frame's folder, or its path.
 */
export function nameOwnFiles(stack: string, frame: string, findOwn: FindOwnPlace): string {
  const peers = `${frame}peers/`;
  const [before = "", ...pieces] = stack.split(peers);
  const named = pieces.map((piece) => {
    const [place, file = "", line, column] = /^([\w-]+\.js):(\d+):(\d+)/u.exec(piece) ?? [];
    const own = findOwn({ file, line: Number(line), column: Number(column) });
    if (place === undefined || !own) return `${peers}${piece}`;
    const at = [encodeURI(own.file), own.line, own.column].join(":");
    return `${frame}plugin/0/${at}${piece.slice(place.length)}`;
  });
  return [before, ...named].join("");
}
