import { formatNumber } from "../../base/text/numbers.js";
import { getParent, joinPath, type Workspace } from "../../base/files/workspace.js";
import { getOwn, type JsonObject } from "../../base/text/json/json-object.js";
import { getKindAt, normalizePath } from "./package-rules.js";

/** The keys of package.json by which Node, browsers, compilers, bundlers and content networks find a package's files. */
const KEYS: readonly string[] = [
  ...["main", "module", "browser", "types", "typings", "exports", "bin"],
  ...["unpkg", "jsdelivr", "style", "svelte", "react-native"],
];
/** What Node and compilers try where a path has no ending, or is a folder. */
const ENDINGS: readonly string[] = ["", ".js", ".json", ".mjs", ".cjs", ".d.ts", "/index.js", "/index.d.ts"];
const DEEPEST = 20;
const MAX_PREFIXES = 500;
/** All patterns together look at no more names. */
const MAX_LOOKED_AT = 50_000;

export interface EntryPoints {
  /** Relative to the package's folder. */
  readonly paths: readonly string[];
  /** Why there may be more. */
  readonly incomplete?: string | undefined;
}

/** What the paths of a package.json's entry points begin with, as far as they are written. */
export function listEntryPaths(packageJson: JsonObject): readonly string[] {
  const written = KEYS.flatMap((key) => listPaths(getOwn(packageJson, key)));
  const paths = written.map((path) => normalizePath(path).split("*")[0] ?? "");
  return [...new Set(paths)].filter((path) => path !== "" && !path.startsWith("..")).slice(0, MAX_PREFIXES);
}

/** The files that a package.json names as entry points, as far as they are there. */
export function findEntryPoints(workspace: Workspace, folder: string, packageJson: JsonObject): EntryPoints {
  const written = KEYS.flatMap((key) => listPaths(getOwn(packageJson, key)));
  const budget = { left: MAX_LOOKED_AT };
  const found = [...new Set(written)].flatMap((path) => {
    const at = normalizePath(path);
    budget.left -= 1;
    if (at === "" || at.startsWith("..") || budget.left < 0) return [];
    if (at.includes("*")) return findMatching(workspace, folder, at, budget);
    return ENDINGS.map((ending) => at + ending).find((one) => isThere(workspace, folder, one)) ?? [];
  });
  const incomplete = `the entry points of package.json are for more than ${formatNumber(MAX_LOOKED_AT)} names`;
  return { paths: [...new Set(found)], ...(budget.left < 0 && { incomplete }) };
}

/** The texts in a value that may be paths; keys of objects are conditions and names. */
function listPaths(value: unknown, depth = 0): readonly string[] {
  if (typeof value === "string") return [value];
  if (depth > DEEPEST || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((one) => listPaths(one, depth + 1));
}

function isThere(workspace: Workspace, folder: string, path: string): boolean {
  const kind = getKindAt(workspace, folder, path);
  return kind !== undefined && kind !== "folder";
}

/** The files that a subpath pattern such as `lib/*.js` is for: its star may also be several names. */
function findMatching(
  workspace: Workspace,
  folder: string,
  pattern: string,
  budget: { left: number },
): readonly string[] {
  const [before = "", ...rest] = pattern.split("*");
  const after = rest.at(-1) ?? "";
  const top = getParent(before);
  // A star for the whole package names nothing that is not reached otherwise.
  if (top === "" || getKindAt(workspace, folder, top) !== "folder") return [];
  const found: string[] = [];
  const queue = [top];
  for (let at = queue.shift(); at !== undefined; at = queue.shift()) {
    for (const { name, kind } of workspace.list(joinPath(folder, at))) {
      if (--budget.left < 0) return found;
      const path = joinPath(at, name);
      if (kind === "folder") {
        if (name !== "node_modules" && name !== ".git") queue.push(path);
      } else if (path.startsWith(before) && path.endsWith(after)) found.push(path);
    }
  }
  return found;
}
