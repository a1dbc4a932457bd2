import { copyString, findOffsets } from "../../base/text/bytes.js";
import { PACKAGE_MARKERS, type Marker, type Sign } from "./package-markers.js";
import { findPackage } from "./source-maps/map-source.js";
import type { SourceMap } from "./source-map.js";

/** What shows that a package's code is inside a file of built code. */
export interface PackageSign {
  readonly package: string;
  /** A path from its `node_modules` on, or words that appear in the code. */
  readonly sign: string;
  /** Where the words are in the code. A file of the source map has no place. */
  readonly at: number | undefined;
  /** The file as the source map names it. */
  readonly source?: string;
}

/**
 * Lists the signs of packages: those in the source map first, then those in the code itself.
 *
 * @param code its bytes, a character for each
 */
export function* listPackageSigns(code: string, map: SourceMap | undefined): Iterable<PackageSign> {
  for (const { package: name, name: source } of map?.sources ?? []) {
    if (name === undefined) continue;
    yield { package: name, sign: source.slice(source.lastIndexOf("node_modules")), at: undefined, source };
  }
  for (const at of findOffsets(FOLDER, code)) {
    const part = findModulePath(code, at);
    if (part === undefined) continue;
    // The report keeps this text. A copy lets the memory of the whole code be freed.
    const sign = copyString(part);
    const name = findPackage(sign);
    if (name !== undefined) yield { package: name, sign, at };
  }
  if (!FIRST_SIGNS.test(code)) return;
  for (const marker of PACKAGE_MARKERS) {
    const place = findMarker(code, marker);
    if (place) yield { package: marker.package, sign: place.words, at: place.at };
  }
}

const FOLDER = "node_modules/";
/** No path that a bundler writes is longer. */
const MAX_PATH_LENGTH = 300;

/**
 * The path from a `node_modules/` on, where bundlers write the names of modules: in a comment of its own line
 * (esbuild, Rolldown), or as the key of a module (esbuild, webpack). Anywhere else it may be any text.
 */
function findModulePath(code: string, at: number): string | undefined {
  const before = code.slice(Math.max(0, at - MAX_PATH_LENGTH), at);
  const after = code.slice(at, at + MAX_PATH_LENGTH);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const isComment =
    (line !== before || at <= MAX_PATH_LENGTH) && /^[\t ]*\/\/(?:#region)? (?:[^\s"'`]*\/)?$/u.test(line);
  if (isComment) return /^[^\s"'`]+\.[cm]?[jt]sx?(?=\r?\n)/u.exec(after)?.[0];
  const isKey = /["'](?:[^\s"'`]*\/)?$/u.test(line.slice(Math.max(line.lastIndexOf('"'), line.lastIndexOf("'"), 0)));
  if (!isKey) return undefined;
  return /^[^\s"'`]+\.[cm]?[jt]sx?(?=["']\s*[:(])/u.exec(after)?.[0];
}

/** One pass with this pattern rules out all markers in nearly every bundle. The words need no escape in a pattern. */
const FIRST_SIGNS = new RegExp(PACKAGE_MARKERS.map(({ signs: [{ text }] }) => text).join("|"), "u");

interface SignPlace {
  readonly at: number;
  readonly words: string;
}

/** The first sign of a marker, if all of them are there. */
function findMarker(code: string, { signs: [first, ...others] }: Marker): SignPlace | undefined {
  const signPlace = findSign(code, first);
  return signPlace && others.every((sign) => findSign(code, sign)) ? signPlace : undefined;
}

/** Long enough for what follows a sign, also where the code has white space. */
const LOOKED_AT = 160;

function findSign(code: string, { text, then }: Sign): SignPlace | undefined {
  for (const at of findOffsets(text, code)) {
    const end = at + text.length;
    const after = then ? then.exec(code.slice(end, end + LOOKED_AT))?.[0] : "";
    if (after !== undefined) return { at, words: text + after };
  }
  return undefined;
}
