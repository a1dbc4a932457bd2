import { getOwn, isObject, toText, type JsonObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { joinPath, relativeTo, type Workspace } from "../../base/files/workspace.js";
import type { Facts } from "../reading.js";
import { normalizePath } from "./package-rules.js";

/** The entry points of package.json that no file of the archive matches. */
export interface UnshippedEntryPoints {
  readonly entries: readonly UnshippedEntryPoint[];
}

export interface UnshippedEntryPoint {
  /** Of the value in package.json. */
  readonly place: Path;
  readonly written: string;
  /** The file that is there and does not ship, relative to the plugin's folder. */
  readonly there?: string;
}

/** The conditions that whoever installs the package has. Others are for tools, and often name the source. */
const CONDITIONS = ["import", "require", "node", "browser", "module", "default", "types"];
/** What Node and compilers add to a path, or look for in a folder. */
const CODE_ENDINGS = ["", ".js", ".json", ".node", ".mjs", ".cjs", "/index.js", "/index.json", "/index.mjs"];
const TYPE_ENDINGS = ["", ".d.ts", ".ts", ".d.mts", ".d.cts", "/index.d.ts", "/index.ts"];
const MAX_DEPTH = 20;
const MAX_ENTRY_POINTS = 1000;
/** Another check reports that it is missing. */
const BUNDLE = "dist/plugin.js";

/** An entry point as package.json has it. */
interface Written {
  readonly place: Path;
  readonly text: string;
  readonly endings: readonly string[];
}

export function findUnshippedEntryPoints(
  packageJson: JsonObject,
  shipped: Facts["shippedFiles"],
  workspace: Workspace,
  folder: string,
): UnshippedEntryPoints {
  const inside = folder === "" ? "" : `${folder}/`;
  const paths = shipped.paths.filter((path) => path.startsWith(inside)).map((path) => relativeTo(folder, path));
  const files = new Set(paths);
  const isBuilt = paths.some((path) => path.startsWith("dist/"));
  const isThere = (path: string): boolean =>
    !path.startsWith("../") && workspace.entry(joinPath(folder, path))?.kind === "file";
  const ships = ({ text, endings }: Written): boolean => {
    const at = normalizePath(text);
    if (at === "" || at === BUNDLE || (!isBuilt && at.startsWith("dist/"))) return true;
    const [before = "", after] = at.split("*");
    if (after !== undefined)
      return paths.some((path) => path.length > at.length - 1 && path.startsWith(before) && path.endsWith(after));
    if (text.endsWith("/") && endings.length === 1) return paths.some((path) => path.startsWith(`${at}/`));
    return endings.some((ending) => files.has(at + ending) || (!shipped.isWhole && isThere(at + ending)));
  };
  const entries = listWritten(packageJson)
    .filter((options) => !options.some(ships))
    .flatMap(([first]) => {
      if (!first) return [];
      const { place, text, endings } = first;
      const there = endings.map((ending) => normalizePath(text) + ending).find(isThere);
      return [{ place, written: text, ...(there !== undefined && { there }) }];
    });
  return { entries };
}

/** The entry points, each with the paths of which one is enough. */
function listWritten(packageJson: JsonObject): readonly (readonly Written[])[] {
  const found: Written[][] = [];
  for (const key of ["main", "module", "types"]) {
    const text = toText(getOwn(packageJson, key));
    const endings = key === "types" ? TYPE_ENDINGS : CODE_ENDINGS;
    if (text !== undefined) found.push([{ place: [key], text, endings }]);
  }
  const bin = getOwn(packageJson, "bin");
  const commands = isObject(bin)
    ? Object.entries(bin).map(([name, one]) => [["bin", name], one] as const)
    : [[["bin"], bin] as const];
  for (const [place, value] of commands) {
    const text = toText(value);
    if (text !== undefined) found.push([{ place, text, endings: [""] }]);
  }
  return [...found, ...listExported(["exports"], getOwn(packageJson, "exports"))].slice(0, MAX_ENTRY_POINTS);
}

/** What `exports` names for one of the conditions; of a list one is enough. */
function listExported(place: Path, value: unknown): readonly (readonly Written[])[] {
  if (place.length > MAX_DEPTH) return [];
  const text = toText(value);
  // Anything else is not a path there.
  if (text !== undefined) return text.startsWith("./") ? [[{ place, text, endings: [""] }]] : [];
  if (Array.isArray(value)) {
    const options = value.flatMap((one, at) => listExported([...place, at], one).flat());
    if (options.length === 0) return [];
    return [options];
  }
  if (!isObject(value)) return [];
  return Object.entries(value)
    .filter(([key]) => (place.length === 1 && key.startsWith(".")) || CONDITIONS.includes(key))
    .flatMap(([key, one]) => listExported([...place, key], one));
}
