import { gzipSync } from "node:zlib";
import { countLines } from "../../base/text/bytes.js";
import { isAbsent, type Absent } from "../absent.js";
import type { BundleCode } from "./bundle.js";
import { findBundleParts, type BundlePart } from "./bundle-parts.js";
import { findInlineMap } from "./source-maps/map-text.js";
import type { SourceMap } from "./source-map.js";

/** What the bytes of a large bundle are. */
export interface BundleWeight {
  /** The number of bytes after gzip. */
  readonly compressed: number;
  /** The bytes of a source map that is inside the code itself. */
  readonly inlineMap: number;
  readonly minified: boolean;
  /** Largest first. */
  readonly parts: readonly BundlePart[] | Absent;
}

/** A large bundle with more lines is not minified. */
const MAX_MINIFIED_LINES = 1000;

export function weighBundle(code: BundleCode, map: SourceMap | Absent, folder: string): BundleWeight {
  const bytes = Buffer.from(code.latin1, "latin1");
  const comment = findInlineMap(code);
  return {
    compressed: gzipSync(bytes).length,
    inlineMap: comment ? comment.end - comment.start : 0,
    minified: countLines(code.latin1) <= MAX_MINIFIED_LINES,
    parts: isAbsent(map) ? map : findBundleParts(bytes.subarray(0, comment?.start), map, folder),
  };
}
