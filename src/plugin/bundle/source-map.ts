import { isObject, toText } from "../../base/text/json/json-object.js";
import type { Workspace } from "../../base/files/workspace.js";
import { absent, isAbsent, type Absent } from "../absent.js";
import type { BundleCode } from "./bundle.js";
import { resolveMapSource, type MapSource } from "./source-maps/map-source.js";
import { findMapText } from "./source-maps/map-text.js";
import { parseJson } from "../../base/text/json/parse-json.js";

/** The contents of a source map of the built code. */
export interface SourceMap {
  readonly sources: readonly MapSource[];
  readonly sections: readonly MapSection[];
}

/** A part of the code and where it comes from; most maps have one, for all of it. */
export interface MapSection {
  /** Where the part begins in the code; both count from 0. */
  readonly line: number;
  readonly column: number;
  /** In the form of the standard (ECMA-426), not decoded. */
  readonly mappings: string;
  /** The number in {@link SourceMap.sources} of the part's first source. */
  readonly firstSource: number;
}

/** The source map of the built code, inline or in a file in the repository; no address is ever fetched. */
export function readSourceMap(code: BundleCode, workspace: Workspace, folder: string): SourceMap | Absent {
  const found = findMapText(code, workspace, folder);
  if (isAbsent(found)) return found;
  const wrong = (why: string): Absent => absent(`${found.name} is not a source map: ${why}`);
  const value = parseJson(found.text);
  // The details do not matter: no one writes a source map by hand.
  if (value === undefined) return wrong("it is not JSON");
  const parts = readParts(value);
  if (typeof parts === "string") return wrong(parts);
  const folders = { map: found.folder, plugin: folder };
  const sources: MapSource[] = [];
  const sections: MapSection[] = [];
  for (const { line, column, map } of parts) {
    const read = readPart(map);
    if (typeof read === "string") return wrong(read);
    sections.push({ line, column, mappings: read.mappings, firstSource: sources.length });
    for (const [at, name] of read.names.entries()) {
      sources.push(resolveMapSource(toText(name) ?? "", read.root, folders, toText(read.texts[at])));
    }
  }
  return { sources, sections };
}

interface Part {
  readonly line: number;
  readonly column: number;
  readonly map: Readonly<Record<string, unknown>>;
}

/** The maps that a map is made of, or why it is none. */
function readParts(value: unknown): readonly Part[] | string {
  if (!isObject(value)) return "it is not a JSON object";
  if (value["version"] !== 3) return "its version is not 3";
  if (value["sections"] === undefined) return [{ line: 0, column: 0, map: value }];
  if (!Array.isArray(value["sections"])) return '"sections" is not an array';
  const parts: Part[] = [];
  for (const section of value["sections"] as readonly unknown[]) {
    if (!isObject(section) || !isObject(section["map"]) || !isObject(section["offset"]))
      return "a section has no map or no offset";
    const { line, column } = section["offset"];
    if (!isCount(line) || !isCount(column)) return "the offset of a section is not a place";
    parts.push({ line, column, map: section["map"] });
  }
  return parts;
}

interface ReadPart {
  readonly mappings: string;
  readonly names: readonly unknown[];
  readonly texts: readonly unknown[];
  readonly root: string;
}

/** The contents of a map without sections, or why it is not a source map. */
function readPart({ mappings, sources, sourcesContent, sourceRoot }: Part["map"]): ReadPart | string {
  const texts: unknown = sourcesContent ?? [];
  if (typeof mappings !== "string") return '"mappings" is not a string';
  if (!Array.isArray(sources)) return '"sources" is not an array';
  if (!Array.isArray(texts)) return '"sourcesContent" is not an array';
  return { mappings, names: sources, texts, root: toText(sourceRoot) ?? "" };
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
