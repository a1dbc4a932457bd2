import { byPath, joined } from "../../workspace/workspace.js";
import { type JsonObject, isObject } from "../../text/json/json-object.js";
import type { PackedFile, PackedFiles, Packing } from "./packed-file.js";

/** What `files` names: a part of a path, and what it names below it. */
interface Listed {
  isListed: boolean;
  isFolder: boolean;
  readonly below: Map<string, Listed>;
}

const MOST_FILES = 20_000;
const DEEPEST = 50;

/** What npm packs of the package's own folder without being asked, whatever the ending. */
const ALWAYS = ["readme", "copying", "license", "licence"];
/** Names that npm has rules for, wherever they stand. */
const ODD = ["cvs", "npm-debug.log", "config.gypi", "archived-packages"];
/** What one npm or another never packs of the package's own folder, also when it is asked to. */
const NEVER = [
  ...["node_modules", "package-lock.json", "npm-shrinkwrap.json", "yarn.lock"],
  ...["pnpm-lock.yaml", "bun.lock", "bun.lockb"],
];

/**
 * What npm packs where `files` names only files and folders that are there, and nothing else has a say: the same for
 * every npm. `undefined` where it takes a closer look, as for patterns, ignore files and names in other letters.
 */
export function plainPackedFiles({ workspace, folder, packageJson }: Packing): PackedFiles | undefined {
  const listed = plainList(packageJson);
  if (!listed) return undefined;
  const files: PackedFile[] = [];
  const links: string[] = [];
  // An entry of one name is also for files of that name in folders of which a part is packed.
  const anywhere = new Set([...listed.below.keys()].map((name) => name.toLowerCase()));

  const take = (path: string): boolean => {
    const entry = workspace.entry(path);
    if (entry?.kind !== "file" || files.length === MOST_FILES) return false;
    files.push({ path, size: entry.size });
    return true;
  };
  const takeAll = (at: string, depth: number): boolean =>
    depth < DEEPEST &&
    workspace.canList?.(at) !== false &&
    workspace.list(at).every(({ name, kind }) => {
      const path = joined(at, name);
      if (!isPlainName(name)) return false;
      if (kind === "link") links.push(path);
      return kind === "folder" ? takeAll(path, depth + 1) : kind !== "file" || take(path);
    });
  const takeListed = (at: string, { below }: Listed, depth: number): boolean => {
    const letters = new Set([...below.keys()].map((name) => name.toLowerCase()));
    let found = 0;
    for (const { name, kind } of workspace.list(at)) {
      const path = joined(at, name);
      const wanted = below.get(name);
      if (wanted) {
        found++;
        if (kind === "folder" && wanted.isListed) {
          if (!takeAll(path, depth)) return false;
        } else if (kind === "folder") {
          if (!takeListed(path, wanted, depth + 1)) return false;
        } else if (kind !== "file" || wanted.isFolder || !take(path)) return false;
      } else if (letters.has(name.toLowerCase())) return false;
      else if (depth > 0) {
        if (anywhere.has(name.toLowerCase()) || /^\.(?:npm|git)ignore$/iu.test(name)) return false;
      } else if (isAlways(name)) {
        if (kind === "link") links.push(path);
        else if (kind !== "file" || name.includes("*") || !take(path)) return false;
      }
    }
    return found === below.size;
  };
  return takeListed(folder, listed, 0) ? { files: files.toSorted(byPath), links } : undefined;
}

/** The entries of `files` as a tree; `undefined` where one is no plain path, or another key has a say. */
function plainList(packageJson: JsonObject): Listed | undefined {
  const own = (key: string): unknown => (Object.hasOwn(packageJson, key) ? packageJson[key] : undefined);
  const files = own("files");
  if (!Array.isArray(files) || files.length > 100) return undefined;
  const others = ["workspaces", "bundleDependencies", "bundledDependencies", "directories", "patchedDependencies"];
  if (others.some((key) => own(key) !== undefined)) return undefined;
  const root: Listed = { isListed: false, isFolder: true, below: new Map() };
  const paths: string[] = [];
  for (const entry of files) {
    const names = plainNames(entry);
    if (!names || NEVER.includes(names[0]?.toLowerCase() ?? "")) return undefined;
    let at = root;
    for (const name of names) {
      if (at !== root) at.isFolder = true;
      const next = at.below.get(name) ?? { isListed: false, isFolder: false, below: new Map<string, Listed>() };
      at.below.set(name, next);
      at = next;
    }
    at.isListed = true;
    if (typeof entry === "string" && entry.endsWith("/")) at.isFolder = true;
    paths.push(names.join("/"));
  }
  const isPacked = (path: unknown): boolean => {
    const way = plainNames(path)?.join("/");
    return way !== undefined && paths.some((packed) => way === packed || way.startsWith(`${packed}/`));
  };
  const bin = own("bin");
  const entryPoints = [own("main"), own("browser"), ...(isObject(bin) ? Object.values(bin) : [bin])];
  return entryPoints.every((path) => path === undefined || isPacked(path)) ? root : undefined;
}

/** The names of a path in which nothing has a meaning for npm. */
function plainNames(path: unknown): readonly string[] | undefined {
  if (typeof path !== "string" || path.length > 500 || !/^(?:\.?\/)?[\w@][\w@.-]*(?:\/[\w@][\w@.-]*)*\/?$/u.test(path))
    return undefined;
  const names = path
    .replace(/^\.?\//u, "")
    .replace(/\/$/u, "")
    .split("/");
  return names.every(isPlainName) ? names : undefined;
}

function isPlainName(name: string): boolean {
  const small = name.toLowerCase();
  return PRINTED.test(name) && !name.startsWith(".") && !small.endsWith(".orig") && !ODD.includes(small);
}

/** ASCII without the star, which npm packs in no name. */
const PRINTED = /^[\x20-)+-~]+$/u;

/** As npm has it: with any ending but those of backups, and in any letters that are ASCII. */
function isAlways(name: string): boolean {
  const small = name.toLowerCase();
  if (small === "package.json") return name.toUpperCase() === "PACKAGE.JSON";
  const dot = small.indexOf(".");
  if (dot < 0) return ALWAYS.includes(small);
  return ALWAYS.includes(small.slice(0, dot)) && dot < small.length - 1 && !small.endsWith("~") && !small.endsWith("$");
}
