import { decode, type SourceMapMappings } from "@jridgewell/sourcemap-codec";
import { countOffsets } from "../../base/text/bytes.js";
import { formatNumber } from "../../base/text/numbers.js";
import { relativeTo } from "../../base/files/workspace.js";
import { absent, isAbsent, type Absent } from "../absent.js";
import type { MapSource } from "./source-maps/map-source.js";
import type { SourceMap } from "./source-map.js";

/** A part of the bundle: a package, a folder of the plugin's own, or code that the source map does not cover. */
export interface BundlePart {
  /** None for code that the source map does not cover: comments, and what the bundler added. */
  readonly name: string | undefined;
  readonly isPackage: boolean;
  readonly bytes: number;
}

/** So many take some 150 MB when they are decoded. A bundle near the limit has a hundred thousand. */
const MAX_MAPPINGS = 500_000;

/** The parts of the code, largest first. */
export function findBundleParts(code: Uint8Array, map: SourceMap, folder: string): readonly BundlePart[] | Absent {
  const lines = new TextDecoder("utf-8", { ignoreBOM: true }).decode(code).split("\n");
  const mappings = decodeMappings(map, lines.length);
  if (isAbsent(mappings)) return mappings;
  const bytesBySource = new Map<number | undefined, number>();
  const add = (source: number | undefined, bytes: number): void => {
    if (bytes > 0) bytesBySource.set(source, (bytesBySource.get(source) ?? 0) + bytes);
  };
  for (const [at, line] of lines.entries()) {
    let source: number | undefined;
    let from = 0;
    for (const [column, next] of mappings[at] ?? []) {
      const to = Math.max(from, Math.min(column, line.length));
      add(source, countBytes(line, from, to));
      [from, source] = [to, next];
    }
    add(source, countBytes(line, from, line.length) + (at === lines.length - 1 ? 0 : 1));
  }
  return groupBySource(bytesBySource, map.sources, folder);
}

/** The bytes of a part of a line in UTF-8. A pair of surrogates has four, which a map may cut in two. */
function countBytes(line: string, from: number, to: number): number {
  let bytes = 0;
  for (let at = from; at < to; at++) {
    const unit = line.charCodeAt(at);
    const isSurrogate = unit >= 0xd800 && unit <= 0xdfff;
    if (unit < 0x80) bytes += 1;
    else if (unit < 0x800 || isSurrogate) bytes += 2;
    else bytes += 3;
  }
  return bytes;
}

/** The mappings by line of the code, unless the map has more lines than the code, or too many mappings. */
export function decodeMappings(map: SourceMap, lines: number): SourceMapMappings | Absent {
  const all: SourceMapMappings = [];
  let count = 0;
  for (const { line, column, mappings, firstSource } of map.sections) {
    const rows = countOffsets(";", mappings) + 1;
    if (line + rows > lines + 1) return absent("the source map has more lines than the code");
    count += rows + countOffsets(",", mappings);
    if (count > MAX_MAPPINGS) return absent(`the source map has more than ${formatNumber(MAX_MAPPINGS)} mappings`);
    for (const [at, segments] of decode(mappings).entries()) {
      const row = (all[line + at] ??= []);
      for (const segment of segments) {
        if (at === 0) segment[0] += column;
        if (segment.length !== 1) segment[1] += firstSource;
        row.push(segment);
      }
    }
  }
  return all;
}

function groupBySource(
  bytesBySource: ReadonlyMap<number | undefined, number>,
  sources: readonly MapSource[],
  folder: string,
): readonly BundlePart[] {
  const parts = new Map<string, BundlePart>();
  for (const [number, bytes] of bytesBySource) {
    const source = number === undefined ? undefined : sources[number];
    const isPackage = source?.package !== undefined;
    const name = source?.package ?? (source?.path === undefined ? undefined : getOwnPartName(source.path, folder));
    const key = JSON.stringify([isPackage, name]);
    parts.set(key, { name, isPackage, bytes: (parts.get(key)?.bytes ?? 0) + bytes });
  }
  return [...parts.values()].toSorted((a, b) => b.bytes - a.bytes);
}

/** The plugin's own files count by the folder that they are in; those outside of it by the repository's. */
function getOwnPartName(path: string, folder: string): string {
  const inside = relativeTo(folder, path);
  const [first = inside, ...rest] = inside.split("/");
  if (rest.length === 0) return first;
  return `${first}/`;
}
