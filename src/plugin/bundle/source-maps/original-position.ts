import type { Position } from "../../../text/location.js";
import { isAbsent } from "../../absent.js";
import { decodeMappings } from "../bundle-parts.js";
import type { MapSource } from "./map-source.js";
import type { SourceMap } from "./source-map.js";
import { countLeading } from "../../../text/sorted.js";

/** A place in a file that the code was built from. */
export interface OriginalPosition extends Position {
  readonly source: MapSource;
}

/** Finds the original of a position in the built code; `undefined` for what the map does not cover. */
export type FindOriginal = (position: Position) => OriginalPosition | undefined;

/** @param lines how many lines the code has. */
export function makeOriginalFinder(map: SourceMap, lines: number): FindOriginal {
  const mappings = decodeMappings(map, lines);
  if (isAbsent(mappings)) return () => undefined;
  return ({ line, column }) => {
    const segments = mappings[line - 1] ?? [];
    // The last one that begins there or before. They are in the order of their columns, which count from 0.
    const segment = segments[countLeading(segments, ([start]) => start < column) - 1];
    if (segment === undefined || segment.length === 1) return undefined;
    const source = map.sources[segment[1]];
    return source && { source, line: segment[2] + 1, column: segment[3] + 1 };
  };
}
