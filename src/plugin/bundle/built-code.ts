import { isScript } from "./entry-files.js";
import { findOffsets } from "../../base/text/bytes.js";
import { resolveDeclaredPath } from "../../base/text/relative-path.js";
import { formatNumber } from "../../base/text/numbers.js";
import { getParent, joinPath, relativeTo, type Workspace } from "../../base/files/workspace.js";
import { absent, getPresent, isAbsent, type Absent } from "../absent.js";
import { findExactFile, type FoundFile } from "../found-file.js";
import { readBundle, readBundleCode, type BundleCode } from "./bundle.js";

/** All code that was built. */
export interface BuiltCode {
  /** The modules that a host loads, what these import by a path, and chunks that a bundler loads. */
  readonly modules: readonly BundleCode[];
  /** Other code in the same folders: workers, pages, what nothing imports. */
  readonly others: readonly BundleCode[];
  /** Why some module was not read. */
  readonly unreadModule: Absent | undefined;
  /** Why some code was not read, whichever. */
  readonly unread: Absent | undefined;
}

const MAX_FILES = 500;
const MAX_BYTES = 32 * 1024 * 1024;
const CODE = /\.(?:[cm]?js|html?)$/u;
/** Code that runs, and that no check here can read. */
const NATIVE = /\.(?:node|wasm)$/u;

interface BuiltPaths {
  /** Relative to the repository's root, as the other paths are. */
  readonly entries: readonly string[];
  /** What was read already. */
  readonly known: readonly BundleCode[];
}

/** Reads files of the built code, each once, up to a limit. */
export interface CodeReader {
  /** `undefined` for an empty file as well, which uses nothing. */
  read(path: string): BundleCode | undefined;
  /** Why some code was not read. */
  readonly unread: Absent | undefined;
}

/** @param known what was read already. */
export function openBuiltCode(workspace: Workspace, folder: string, known: readonly BundleCode[]): CodeReader {
  let unread: Absent | undefined;
  let bytes = 0;
  const files = new Map<string, BundleCode | undefined>(known.map((code) => [code.path, code]));
  const readWithinLimits = (found: FoundFile): BundleCode | Absent => {
    const bundle = readBundle(found);
    if (isAbsent(bundle)) return bundle;
    if (files.size >= MAX_FILES || bytes + bundle.size > MAX_BYTES) return absent(TOO_MUCH);
    return readBundleCode(bundle, workspace);
  };
  const read = (path: string): BundleCode | undefined => {
    if (files.has(path)) return files.get(path);
    const found = findExactFile(workspace, "", path);
    const code = readWithinLimits({ ...found, name: relativeTo(folder, path) });
    // An empty file uses nothing.
    if (isAbsent(code) && !(found.state === "file" && found.size === 0)) unread ??= code;
    const readable = getPresent(code);
    bytes += readable?.size ?? 0;
    files.set(path, readable);
    return readable;
  };
  return {
    read,
    get unread() {
      return unread;
    },
  };
}

export function readBuiltCode(workspace: Workspace, folder: string, { entries, known }: BuiltPaths): BuiltCode {
  const reader = openBuiltCode(workspace, folder, known);
  const modules = new Set<BundleCode>();
  const queue = [...entries];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const code = reader.read(path);
    if (!code || modules.has(code)) continue;
    modules.add(code);
    queue.push(...findImportedFiles(code, workspace, folder));
  }
  const unreadModule = reader.unread;
  let unread: Absent | undefined;
  const rest = listFolders(entries, folder).flatMap((top) => listCodeFiles(workspace, top));
  if (rest.length > MAX_FILES) unread ??= absent(TOO_MUCH);
  if (rest.some((path) => NATIVE.test(path))) unread ??= absent("there is native code, or WebAssembly, next to it");
  const others = rest.slice(0, MAX_FILES).flatMap((path) => (CODE.test(path) ? (reader.read(path) ?? []) : []));
  for (const code of others) if (CHUNK.test(code.latin1.slice(0, MAX_HEAD_LENGTH))) modules.add(code);
  return {
    modules: [...modules],
    others: others.filter((code) => !modules.has(code)),
    unreadModule,
    unread: unreadModule ?? unread ?? reader.unread,
  };
}

const TOO_MUCH = `there are more than ${formatNumber(MAX_FILES)} files of code, or 32 MiB`;
const MAX_PATH_LENGTH = 300;
/** What webpack loads by a number, and nothing imports by its path. */
const CHUNK = /\bexports\.ids? ?=|\bwebpackChunk/u;
const MAX_HEAD_LENGTH = 400;

/** The files of the plugin that a module imports by a relative path. A text that only mentions one is read as well. */
function findImportedFiles({ latin1, path }: BundleCode, workspace: Workspace, folder: string): readonly string[] {
  const home = getParent(path);
  const specifiers = new Set<string>();
  for (const start of ['"./', "'./", "`./", '"../', "'../", "`../"]) {
    for (const at of findOffsets(start, latin1)) {
      if (specifiers.size >= MAX_FILES) break;
      if (!/(?:\bfrom|\bimport|[\w$]\s?\()\s?$/u.test(latin1.slice(Math.max(0, at - 12), at))) continue;
      const end = latin1.indexOf(start.charAt(0), at + 1);
      if (end !== -1 && end - at < MAX_PATH_LENGTH) specifiers.add(latin1.slice(at + 1, end));
    }
  }
  return [...specifiers].flatMap((specifier) => {
    const full = resolveDeclaredPath(home, specifier.replace(/[?#].*$/u, ""));
    if (full === undefined || relativeTo(folder, full).includes("node_modules/")) return [];
    if (folder !== "" && !full.startsWith(`${folder}/`)) return [];
    const candidates = isScript(full) ? [full] : [".js", ".cjs", "/index.js"].map((ending) => full + ending);
    return candidates.find((one) => workspace.entry(one)?.kind === "file") ?? [];
  });
}

/** The folders of the plugin that the entries are in; its own folder has its source as well. */
function listFolders(entries: readonly string[], folder: string): readonly string[] {
  const tops = entries.map((path) => relativeTo(folder, path)).filter((path) => path.includes("/"));
  return [...new Set(tops.map((path) => joinPath(folder, path.slice(0, path.indexOf("/")))))];
}

/** The files below a folder that may run, without those of installed packages. */
function listCodeFiles(workspace: Workspace, folder: string): readonly string[] {
  const found: string[] = [];
  const queue = [folder];
  for (let at = queue.shift(); at !== undefined && found.length <= MAX_FILES; at = queue.shift()) {
    for (const { name, kind } of workspace.list(at)) {
      const path = joinPath(at, name);
      if (kind === "folder" && name !== "node_modules" && queue.length < MAX_FILES) queue.push(path);
      if (kind === "file" && (CODE.test(name) || NATIVE.test(name))) found.push(path);
    }
  }
  return found;
}
