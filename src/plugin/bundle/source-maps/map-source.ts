import { resolveDeclaredPath, explainInvalidPath } from "../../../base/text/relative-path.js";

/** A file that the built code was made from. */
export interface MapSource {
  /**
   * Where it is in the repository, from its root; not for files of packages, and none that is outside or made by the
   * build.
   */
  readonly path: string | undefined;
  /** The package that it belongs to, when it lies below a `node_modules`. */
  readonly package: string | undefined;
  /** As the map has it. */
  readonly name: string;
  /** The text of the source when the code was built. */
  readonly text: string | undefined;
}

/** The folders that a source's name may start from, relative to the repository's root. */
interface Folders {
  /** Relative to the map itself, as the standard requires. */
  readonly map: string;
  /** Of the plugin: where webpack is started. */
  readonly plugin: string;
}

/** No file or folder whose name begins with a dot, and nothing that is data. */
const CODE = /^(?:[^/.][^/]*\/)*[^/.][^/]*\.(?:[cm]?[jt]sx?|vue|svelte|astro|css|scss|less)$/u;

/** Whether a line of a file may be shown because a source map names it: a source map can name any file. */
export function isSourceCode(path: string): boolean {
  return CODE.test(path);
}

export function resolveMapSource(name: string, root: string, folders: Folders, text: string | undefined): MapSource {
  const isWhole = root === "" || /^(?:[a-z][a-z0-9+.-]*:|\/)/iu.test(name);
  const full = isWhole ? name : `${root.replace(/\/$/u, "")}/${name}`;
  const found = findPackage(full);
  return { name: full, text, package: found, path: found === undefined ? resolvePath(full, folders) : undefined };
}

/** The package of a path: the name behind its last `node_modules`, which pnpm and Yarn have twice. */
export function findPackage(path: string): string | undefined {
  const at = path.includes("node_modules") ? path.replaceAll("\\", "/").lastIndexOf(FOLDER) : -1;
  if (at === -1 || (at > 0 && !/[/\\]/u.test(path.charAt(at - 1)))) return undefined;
  const [first = "", second = "", ...rest] = path
    .slice(at + FOLDER.length, at + FOLDER.length + MAX_NAME_LENGTH)
    .split(/[/\\]/u);
  if (first === "" || first.startsWith(".")) return undefined;
  if (first.startsWith("@")) return rest.length > 0 ? `${first}/${second}` : undefined;
  return second === "" ? undefined : first;
}

const FOLDER = "node_modules/";
/** npm allows 214 characters. */
const MAX_NAME_LENGTH = 300;

function resolvePath(name: string, folders: Folders): string | undefined {
  const inWebpack = name.startsWith("webpack:") ? /^webpack:\/\/[^/]*\/(?=\.\/)/u.exec(name)?.[0] : undefined;
  const path = name.slice(inWebpack?.length ?? 0);
  // With a question mark it is what a loader made of a part of the file.
  if (path === "" || path.includes("?") || isBelowFolder(path)) return undefined;
  // Nearly all names begin with a dot. Then only two characters can make them invalid.
  const isPath = path.startsWith(".") ? !/[\\\0]/u.test(path) : explainInvalidPath(path) === undefined;
  if (!isPath) return undefined;
  return resolveDeclaredPath(inWebpack === undefined ? folders.map : folders.plugin, path);
}

function isBelowFolder(path: string): boolean {
  return path.includes(FOLDER) && /(?:^|\/)node_modules\//u.test(path);
}
