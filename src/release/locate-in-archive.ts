import type { JsonText, Path } from "../base/text/json/json-text.js";
import { readJson } from "../base/text/json/read-json.js";
import { indexLines, type Lines } from "../base/text/lines.js";
import { makeLocation, type Location, type Range, type TextLocation } from "../base/text/location.js";
import { joinPath, type Workspace } from "../base/files/workspace.js";
import type { TargetFinding } from "./publisher.js";

type Place = NonNullable<TargetFinding["place"]>;

/** The place in the repository of a place in the archive. `undefined` if the archive has no such file. */
export type Locator = (place: Place) => Location | undefined;

const MAX_POINTER_LENGTH = 1_000;
const MAX_BYTES = 4 * 1024 * 1024;

interface ReadFile {
  readonly json: JsonText<TextLocation>;
  readonly lines: Lines;
}

/**
 * Makes a locator for the archive of a plugin. Places are untrusted.
 *
 * @param folder the plugin's folder in the repository.
 */
export function makeLocator(workspace: Workspace, folder: string): Locator {
  const read = new Map<string, ReadFile | undefined>();
  return ({ path, pointer, startLine, endLine }) => {
    if (workspace.entry(path)?.kind !== "file") return undefined;
    const file = joinPath(folder, path);
    if (!read.has(path)) read.set(path, readFile(workspace, path, file));
    const found = read.get(path);
    if (!found) return { file };
    const steps = readPointer(pointer, found.json.value);
    if (steps && found.json.value !== undefined) {
      const place = found.json.at(...steps);
      return { file, range: place.range, ...(place.pointer !== undefined && { pointer: place.pointer }) };
    }
    return makeLocation(file, findLines(found.lines, startLine, endLine));
  };
}

function readFile(workspace: Workspace, path: string, file: string): ReadFile | undefined {
  const bytes = workspace.bytes(path, MAX_BYTES);
  if (!bytes) return undefined;
  const lines = indexLines(new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes));
  return { json: readJson(file, bytes), lines };
}

function findLines(lines: Lines, startLine?: number, endLine?: number): Range | undefined {
  if (startLine === undefined || lines.line(startLine) === undefined) return undefined;
  const isWhole = endLine !== undefined && endLine > startLine && lines.line(endLine) !== undefined;
  const last = isWhole ? endLine : startLine;
  const column = (lines.line(last) ?? "").length + 1;
  return { start: { line: startLine, column: 1 }, end: { line: last, column } };
}

/** The steps of a JSON Pointer (RFC 6901) into a value. `undefined` if it is none. */
function readPointer(pointer: string | undefined, value: unknown): Path | undefined {
  if (pointer === undefined || pointer.length > MAX_POINTER_LENGTH || (pointer !== "" && !pointer.startsWith("/")))
    return undefined;
  let node = value;
  return pointer
    .split("/")
    .slice(1)
    .map((word) => {
      const key = word.replaceAll("~1", "/").replaceAll("~0", "~");
      const isIndex = Array.isArray(node) && /^(?:0|[1-9]\d{0,9})$/u.test(key);
      const isObject = typeof node === "object" && node !== null && Object.hasOwn(node, key);
      node = isObject ? (node as Readonly<Record<string, unknown>>)[key] : undefined;
      return isIndex ? Number(key) : key;
    });
}
