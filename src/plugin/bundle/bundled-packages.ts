import { copyString, findOffsets, makePlaceFinder } from "../../text/bytes.js";
import type { Range } from "../../text/location.js";
import { findHostPackage } from "./host-packages.js";
import { findPackage } from "./source-maps/map-source.js";
import { PACKAGE_MARKERS, type Marker, type Sign } from "./package-markers.js";
import type { SourceMap } from "./source-maps/source-map.js";

/** The host's packages whose code is inside the bundle, and what shows it. */
export type BundledPackages = ReadonlyMap<string, BundledPackage>;

export interface BundledPackage {
  /** A file that the source map names, or words that appear in the code. */
  readonly sign: string;
  /** The place of the words. A file of the source map has no place. */
  readonly range: Range | undefined;
}

/**
 * Looks in the source map first. Packages that it does not name are looked for in the code itself.
 *
 * @param code its bytes, a character for each
 */
export function findBundledPackages(
  code: string,
  map: SourceMap | undefined,
  packages: ReadonlySet<string>,
): BundledPackages {
  const found = new Map<string, BundledPackage>();
  const findPlace = makePlaceFinder(code);
  const add = (name: string | undefined, sign: string, at?: number): void => {
    const owner = name === undefined ? undefined : findHostPackage(name, packages);
    if (owner === undefined || found.has(owner)) return;
    found.set(owner, {
      sign,
      range: at === undefined ? undefined : findPlace(at, at + sign.length),
    });
  };
  for (const { package: name, name: path } of map?.sources ?? [])
    add(name, path.slice(path.lastIndexOf("node_modules")));
  for (const at of findOffsets(FOLDER, code)) {
    const part = findModulePath(code, at);
    if (part === undefined) continue;
    // The report keeps this text. A copy lets the memory of the whole code be freed.
    const modulePath = copyString(part);
    add(findPackage(modulePath), modulePath, at);
  }
  const markers = FIRST_SIGNS.test(code) ? PACKAGE_MARKERS : [];
  for (const marker of markers) {
    const signPlace = found.has(marker.package) ? undefined : findMarker(code, marker);
    if (signPlace) add(marker.package, signPlace.words, signPlace.at);
  }
  return found;
}

const FOLDER = "node_modules/";
/** No path that a bundler writes is longer. */
const LONGEST_PATH = 300;

/**
 * The path from a `node_modules/` on, where bundlers write the names of modules: in a comment of its own line
 * (esbuild, Rolldown), or as the key of a module (esbuild, webpack). Anywhere else it may be any text.
 */
function findModulePath(code: string, at: number): string | undefined {
  const before = code.slice(Math.max(0, at - LONGEST_PATH), at);
  const after = code.slice(at, at + LONGEST_PATH);
  const line = before.slice(before.lastIndexOf("\n") + 1);
  const isComment = (line !== before || at <= LONGEST_PATH) && /^[\t ]*\/\/(?:#region)? (?:[^\s"'`]*\/)?$/u.test(line);
  if (isComment) return /^[^\s"'`]+\.[cm]?[jt]sx?(?=\r?\n)/u.exec(after)?.[0];
  const isKey = /["'](?:[^\s"'`]*\/)?$/u.test(line.slice(Math.max(line.lastIndexOf('"'), line.lastIndexOf("'"), 0)));
  return isKey ? /^[^\s"'`]+\.[cm]?[jt]sx?(?=["']\s*[:(])/u.exec(after)?.[0] : undefined;
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
