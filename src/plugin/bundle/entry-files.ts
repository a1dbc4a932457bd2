import type { JsonObject } from "../../base/text/json/json-object.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import { absent, type Absent } from "../absent.js";
import type { Facts } from "../reading.js";

/** The modules of the built code, relative to the repository's root. The one that a host loads first comes first. */
export type EntryFiles = readonly [string, ...string[]];

const ENTRY_KEYS = ["main", "background", "web"] as const;
const BUILT = "dist/plugin.js";

/** Whether a path is that of JavaScript, by its name. */
export function isScript(path: string): boolean {
  return /\.[cm]?js$/u.test(path);
}

/** A module of the built code, and where it lives. The one that a host loads first comes first. */
export interface EntryPoint {
  readonly path: string;
  /** The keys of the manifest that name it; none for `dist/plugin.js`, if nothing names it. */
  readonly keys: readonly EntryKey[];
  /** Where a host loads it. The code of "either" works in at least one of both. */
  readonly home: "node" | "page" | "either";
}

type EntryKey = (typeof ENTRY_KEYS)[number];
export type EntryPoints = readonly [EntryPoint, ...EntryPoint[]];

/** The files `main`, `background`, `web` and `dist/plugin.js`, as far as they are there with some content, each once. */
export function findEntryPoints(
  workspace: Workspace,
  folder: string,
  manifest: JsonObject,
  files: Facts["declaredFiles"],
): EntryPoints | Absent {
  const keysOf = new Map<string, readonly EntryKey[]>();
  for (const key of ENTRY_KEYS) {
    const file = typeof manifest[key] === "string" ? files.get(manifest[key]) : undefined;
    if (file?.state === "file" && isScript(file.path)) keysOf.set(file.path, [...(keysOf.get(file.path) ?? []), key]);
  }
  const built = joinPath(folder, BUILT);
  if (!keysOf.has(built)) keysOf.set(built, []);
  const [first, ...others] = [...keysOf]
    .filter(([path]) => hasContent(workspace, path))
    .map(([path, keys]) => ({ path, keys, home: findHome(keys, manifest) }));
  if (!first) return absent("there is no built code to load");
  return [first, ...others];
}

const OF_PAGES: ReadonlySet<unknown> = new Set(["dashboard-widget", "page"]);

function findHome(keys: readonly EntryKey[], { type, web }: JsonObject): EntryPoint["home"] {
  if (keys.includes("web")) return keys.length === 1 ? "page" : "either";
  if (keys.includes("background")) return "node";
  const hasComponents = web === undefined && (OF_PAGES.has(type) || type === "hybrid");
  if (keys.length === 0 || (hasComponents && type === "hybrid")) return "either";
  return hasComponents ? "page" : "node";
}

/** The modules in which a host looks for components: what `web` names, or all if it names no module. */
export function listComponentEntries(entries: EntryPoints): readonly string[] {
  const web = entries.filter(({ keys }) => keys.includes("web"));
  return (web.length > 0 ? web : entries).map(({ path }) => path);
}

function hasContent(workspace: Workspace, path: string): boolean {
  const entry = workspace.entry(path);
  return entry?.kind === "file" && entry.size > 0;
}
