import { countLines, findOffsets } from "../../../base/text/bytes.js";
import type { Location, Position } from "../../../base/text/location.js";
import type { Workspace } from "../../../base/files/workspace.js";
import { isAbsent } from "../../absent.js";
import type { BundleCode } from "../bundle.js";
import { findSourcePlace, locateWords, makeOriginalFinder, type OriginalPosition } from "../code-places.js";
import { findPackage } from "../source-maps/map-source.js";
import { readSourceMap } from "../source-map.js";
import { countLeading } from "../../../base/text/lists.js";

/** Whose code a part of the built code is, as far as that is known. */
export type CodeOwner =
  | { readonly kind: "own"; readonly original?: OriginalPosition }
  | { readonly kind: "package"; readonly package: string }
  /** What the bundler itself has added. */
  | { readonly kind: "bundler" }
  /** `isPlain` of code that reads as it was written, without a trace of a bundler. */
  | { readonly kind: "unknown"; readonly hasMap: boolean; readonly isPlain: boolean };

export interface OwnerFinder {
  findOwner(position: Position, offset: number): CodeOwner;
  /** The name of the file that a part was built from, where that is known. */
  findFile(position: Position, offset: number): string | undefined;
}

/** Reads whose code is whose: from the source map, or else from the comments that bundlers write before each module. */
export function readOwners(code: BundleCode, text: string, workspace: Workspace, folder: string): OwnerFinder {
  const map = readSourceMap(code, workspace, folder);
  if (isAbsent(map)) return makeLabelOwners(text);
  const findOriginal = makeOriginalFinder(map, text);
  return {
    findOwner(position) {
      const original = findOriginal(position);
      if (!original) return { kind: "unknown", hasMap: true, isPlain: false };
      const { source } = original;
      if (source.package !== undefined) return { kind: "package", package: source.package };
      if (source.path !== undefined) return { kind: "own", original };
      if (BUNDLER_SOURCE.test(source.name)) return { kind: "bundler" };
      return { kind: "unknown", hasMap: true, isPlain: false };
    },
    findFile: (position) => findOriginal(position)?.source.name,
  };
}

/** Names that bundlers give to what they add themselves; in comments they write NUL as an escape. */
const BUNDLER_SOURCE = /\0|^\\0|^(?:webpack|rollup|rolldown|vite|commonjs|external)\b(?!.*\/\.\/)/u;
const LABEL = /^(?:#region )?(?:[\w-]+:)?([^\s"'`]+\.[cm]?[jt]sx?)$/u;
const MAX_LABELS = 20_000;
const MAX_LABEL_LENGTH = 300;
const BUNDLER_TRACE = /node_modules\/|__webpack_|__commonJS|__toESM|__esm\(|parcelRequire|getDefaultExportFromCjs/u;
/** The mean length of a line, which is longer in minified code. */
const MAX_MEAN_LINE_LENGTH = 200;

function makeLabelOwners(text: string): OwnerFinder {
  const labels: { readonly at: number; readonly file: string }[] = [];
  for (const start of text.startsWith("//") ? [-1, ...findOffsets("\n//", text)] : findOffsets("\n//", text)) {
    if (labels.length === MAX_LABELS) break;
    const from = start + 3;
    const end = text.indexOf("\n", from);
    const line = text.slice(from, Math.min(end === -1 ? text.length : end, from + MAX_LABEL_LENGTH)).trim();
    const file = LABEL.exec(line)?.[1];
    if (file !== undefined) labels.push({ at: from, file });
  }
  const findFile = (_: Position, offset: number): string | undefined =>
    labels[countLeading(labels, ({ at }) => at <= offset) - 1]?.file;
  const isPlain = text.length <= countLines(text) * MAX_MEAN_LINE_LENGTH && !BUNDLER_TRACE.test(text);
  return {
    findFile,
    findOwner(position, offset) {
      const file = findFile(position, offset);
      if (file === undefined) return { kind: "unknown", hasMap: false, isPlain: isPlain && labels.length === 0 };
      const found = findPackage(file);
      if (found !== undefined) return { kind: "package", package: found };
      if (BUNDLER_SOURCE.test(file)) return { kind: "bundler" };
      return { kind: "own" };
    },
  };
}

export interface BuiltPlace {
  readonly code: BundleCode;
  readonly position: Position;
  readonly workspace: Workspace;
  readonly folder: string;
}

/** Some words of the code: in the author's source if that has the line that the source map names. */
export function locateOwned(
  owner: CodeOwner,
  words: string,
  { code, position, workspace, folder }: BuiltPlace,
): Location | undefined {
  const original = owner.kind === "own" ? owner.original : undefined;
  const source = original && findSourcePlace(workspace, folder, original);
  const place = source && locateWords(workspace, source.file, source, words);
  return place ?? locateWords(workspace, code.path, position, words);
}
