import { isObject } from "../../base/text/json/json-object.js";
import { parseJson } from "../../base/text/json/parse-json.js";

/** A source map inside the code itself, as base64. */
export interface InlineMap {
  readonly json: string;
  /** The offsets in the code that encode some characters of the map. */
  findEncodedRange(start: number, end: number): readonly [number, number];
}

/** Debuggers use only the last one, but the code of a bundled package may have brought its own. */
const MAX_MAPS = 20;
const INLINE = /sourceMappingURL=data:application\/json[^,\s]{0,64};base64,/gu;

/** The source maps inside a text. */
export function findInlineMaps(text: string): readonly InlineMap[] {
  return [...text.matchAll(INLINE)].slice(-MAX_MAPS).map(({ 0: head, index }) => {
    const from = index + head.length;
    const json = Buffer.from(readBase64(text, from), "base64").toString("utf8");
    const at = (offset: number): number => from + Math.floor((Buffer.byteLength(json.slice(0, offset)) * 4) / 3);
    return { json, findEncodedRange: (start, end) => [at(start), at(end) + 1] };
  });
}

function readBase64(text: string, from: number): string {
  const pattern = /[A-Za-z0-9+/=]*/uy;
  pattern.lastIndex = from;
  return pattern.exec(text)?.[0] ?? "";
}

/** The name of the source that contains a text, as the map spells it; `undefined` where no source does. */
export function findSourceName(map: SourceTexts, text: string): string | undefined {
  return map.find(({ content }) => content.includes(text))?.name;
}

export type SourceTexts = readonly { readonly name: string; readonly content: string }[];

/** The sources in a map, also in one that is made of sections. */
export function readSourceTexts(json: string): SourceTexts {
  // A map that is not JSON names no sources. The search still finds secrets in it.
  const map = parseJson(json);
  const sections = isObject(map) && Array.isArray(map["sections"]) ? (map["sections"] as unknown[]) : [];
  return [map, ...sections.map((section) => (isObject(section) ? section["map"] : undefined))].flatMap(listTexts);
}

function listTexts(map: unknown): SourceTexts {
  if (!isObject(map)) return [];
  const { sources, sourcesContent } = map;
  if (!Array.isArray(sources) || !Array.isArray(sourcesContent)) return [];
  return sourcesContent.flatMap((content: unknown, at) => {
    const name: unknown = sources[at];
    if (typeof name !== "string" || typeof content !== "string") return [];
    return [{ name, content }];
  });
}
