import { isAbsent } from "../../plugin/absent.js";
import type { BuiltCode } from "../../plugin/bundle/built-code.js";
import { readSourceMap } from "../../plugin/bundle/source-map.js";
import { findSourceFile } from "../../plugin/bundle/source-file.js";
import { getOwn } from "../../base/text/json/json-object.js";
import { getBaseName, relativeTo, type Workspace } from "../../base/files/workspace.js";

interface KnownFiles {
  /** What would be in the archive. */
  readonly packed: readonly string[];
  readonly code: BuiltCode | undefined;
}

const MAX_SOURCES = 2000;

/**
 * The files of the repository that the preview knows by their names: what a release ships, the built code, its source
 * maps, and the sources that these name. Relative to the root.
 */
export function listKnownFiles(
  workspace: Workspace,
  folder: string,
  { packed, code }: KnownFiles,
): ReadonlySet<string> {
  const built = code ? [...code.modules, ...code.others] : [];
  const sources = built.flatMap((one) => {
    const map = readSourceMap(one, workspace, folder);
    if (isAbsent(map)) return [];
    return map.sources.slice(0, MAX_SOURCES).flatMap((source) => findSourceFile(workspace, folder, source) ?? []);
  });
  const maps = built.map(({ path }) => `${path}.map`).filter((path) => workspace.entry(path)?.kind === "file");
  return new Set([...packed, ...built.map(({ path }) => path), ...maps, ...sources]);
}

/** Those of them that the plugin's page may have, relative to the plugin's folder. One above it has no address. */
export function listServedFiles(known: ReadonlySet<string>, folder: string): ReadonlySet<string> {
  const below = [...known].filter((path) => folder === "" || path.startsWith(`${folder}/`));
  return new Set(below.map((path) => relativeTo(folder, path)));
}

/** What a browser takes a file for. Nothing but these is run or shown, as no type is ever guessed. */
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  mjs: "text/javascript",
  cjs: "text/javascript",
  css: "text/css",
  json: "application/json",
  map: "application/json",
  wasm: "application/wasm",
  svg: "image/svg+xml",
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  ico: "image/x-icon",
  woff: "font/woff",
  woff2: "font/woff2",
  ttf: "font/ttf",
  otf: "font/otf",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  wav: "audio/wav",
  mp4: "video/mp4",
  webm: "video/webm",
};

export function getContentType(path: string): string {
  const ending = /\.([a-z0-9]+)$/iu.exec(getBaseName(path))?.[1]?.toLowerCase() ?? "";
  const type = getOwn(TYPES, ending);
  if (type === undefined) return "text/plain; charset=utf-8";
  return /^(?:text|application\/json)/u.test(type) ? `${type}; charset=utf-8` : type;
}
