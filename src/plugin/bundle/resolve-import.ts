import { isBuiltin } from "node:module";
import { getOwn, isObject, toText, type JsonObject } from "../../base/text/json/json-object.js";
import { parseJsonObject } from "../../base/text/json/parse-json.js";
import { decodePercent } from "../../base/text/decode.js";
import { resolveDeclaredPath } from "../../base/text/relative-path.js";
import { getParent, joinPath, listFoldersAbove, relativeTo, type Workspace } from "../../base/files/workspace.js";
import type { Facts } from "../reading.js";
import { findHostPackage } from "./host-packages.js";
import { getPackageName } from "./imported-packages.js";
import type { ImportForm } from "./imports/import-words.js";

/** What an import leads to. */
export type ImportTarget =
  /** A package, an address, or a file that ships: then with its path. */
  | { readonly kind: "met"; readonly file?: string }
  /** A package that is nowhere, or a name that `imports` of package.json does not have. */
  | { readonly kind: "package" | "internal"; readonly name: string }
  /** A module of Node, where a page loads what imports it. */
  | { readonly kind: "node"; readonly name: string }
  | MissingFile;

export interface MissingFile {
  readonly kind: "file";
  /** Relative to the plugin's folder; as it is written where it leads out of it. */
  readonly name: string;
  /** Whether it is there, and does not ship. */
  readonly isThere: boolean;
  /** What could be written in its place. */
  readonly meant?: string;
}

export interface ImportPlace {
  readonly workspace: Workspace;
  /** Of the plugin. */
  readonly folder: string;
  readonly packageJson: JsonObject;
  /** The packages that the plugin declares. */
  readonly declared: ReadonlySet<string>;
  /** The packages that the host brings. */
  readonly hostPackages: ReadonlySet<string>;
  readonly shipped: Facts["shippedFiles"];
}

/** @param from the file that imports, relative to the repository's root. */
export type ResolveImport = (specifier: string, form: ImportForm, from: string) => ImportTarget;

export interface ImportResolver {
  readonly resolve: ResolveImport;
  /** Whether the name of a file, or the `type` of the package.json above it, makes it an ES module. */
  isModule(path: string): boolean;
}

/** `https:`, `data:`, `node:`; and what begins with a slash, which a server resolves. */
const ADDRESS = /^(?:[a-z][a-z\d+.-]*:|\/)/iu;
const RELATIVE = /^\.{1,2}(?:\/|$)/u;
const MET: ImportTarget = { kind: "met" };
/** What may be meant by what is imported. `import` adds no ending, and compilers keep the ending of the source. */
const MEANT = {
  import: [".js", ".mjs", ".cjs", ".json", "/index.js", "/index.mjs"],
  require: [".cjs", "/index.cjs"],
} as const;
const MAX_PACKAGE_BYTES = 1024 * 1024;

/** Resolves by the rules of Node, and by what is there where the plugin is installed. Each answer is given once. */
export function makeImportResolver(place: ImportPlace): ImportResolver {
  const { workspace, folder, packageJson, declared, hostPackages, shipped } = place;
  const files = new Set(shipped.paths);
  const ships = (path: string): boolean =>
    files.has(path) || (!shipped.isWhole && workspace.entry(path)?.kind === "file");
  const packages = new Map<string, JsonObject | undefined>();
  const readPackage = (at: string): JsonObject | undefined => {
    if (at === folder) return packageJson;
    const path = joinPath(at, "package.json");
    if (!packages.has(at)) {
      const bytes = workspace.entry(path)?.kind === "file" ? workspace.bytes(path, MAX_PACKAGE_BYTES) : undefined;
      packages.set(at, bytes && parseJsonObject(bytes));
    }
    return packages.get(at);
  };
  /** The folders from that of a file up to the plugin's. */
  const listAbove = (from: string): readonly string[] => {
    const above = listFoldersAbove(getParent(from));
    const own = above.indexOf(folder);
    if (own === -1) return above;
    return above.slice(0, own + 1);
  };
  const findOwn = (from: string): readonly JsonObject[] => {
    const found = listAbove(from).map(readPackage);
    return found.filter((own) => own !== undefined);
  };

  const isPackageThere = (name: string, from: string): boolean =>
    declared.has(name) ||
    findHostPackage(name, hostPackages) !== undefined ||
    findOwn(from).some((own) => own["name"] === name) ||
    listAbove(from).some((at) => hasFilesBelow(shipped.paths, joinPath(at, `node_modules/${name}/`)));

  const resolveRelative = (specifier: string, form: ImportForm, from: string): ImportTarget => {
    const written = specifier.replace(/[?#].*$/u, "");
    const home = getParent(from);
    const readings = form === "import" && written.includes("%") ? [written, decodePercent(written)] : [written];
    const paths = readings.flatMap((one) => resolveDeclaredPath(home, one) ?? []);
    const [path] = paths;
    if (path === undefined) return { kind: "file", name: written, isThere: false };
    const candidates = form === "import" ? paths : paths.flatMap((one) => listRequired(one, written.endsWith("/")));
    const isFolder = form === "import" && /(?:^|\/)\.{0,2}$/u.test(written);
    const found = candidates.find((one) => !isFolder && ships(one));
    if (found !== undefined) return { kind: "met", file: found };
    const installed = /^node_modules\/(.+)$/u.exec(relativeTo(folder, path))?.[1];
    if (installed !== undefined && declared.has(getPackageName(installed))) return MET;
    const isThere = !isFolder && candidates.some((one) => workspace.entry(one)?.kind === "file");
    const meant = isThere ? undefined : findMeant(written, path, MEANT[form], ships, shipped.paths);
    const isInside = folder === "" || path.startsWith(`${folder}/`);
    const name = isInside ? relativeTo(folder, path) : written;
    return { kind: "file", name, isThere, ...(meant !== undefined && { meant }) };
  };

  const resolveInternal = (specifier: string, from: string): ImportTarget => {
    for (const at of listAbove(from)) {
      const own = readPackage(at);
      if (!own) continue;
      const targets = listInternalTargets(getOwn(own, "imports"), specifier);
      const isMet = (target: string): boolean =>
        !target.startsWith("#") && resolve(target, "import", joinPath(at, "package.json")).kind === "met";
      if (targets?.some(isMet) === true) return MET;
    }
    return { kind: "internal", name: specifier };
  };

  const resolve: ResolveImport = (specifier, form, from) => {
    if (specifier === "" || ADDRESS.test(specifier) || isBuiltin(specifier)) return MET;
    if (RELATIVE.test(specifier)) return resolveRelative(specifier, form, from);
    if (specifier.startsWith("#")) return resolveInternal(specifier, from);
    const name = getPackageName(specifier);
    if (isPackageThere(name, from)) return MET;
    return { kind: "package", name };
  };

  const answers = new Map<string, ImportTarget>();
  return {
    resolve(specifier, form, from) {
      const key = `${form} ${getParent(from)} ${specifier}`;
      const answer = answers.get(key) ?? resolve(specifier, form, from);
      answers.set(key, answer);
      return answer;
    },
    isModule: (path) => path.endsWith(".mjs") || (path.endsWith(".js") && findOwn(path)[0]?.["type"] === "module"),
  };
}

/** What `require` looks for. A folder with a package.json says itself which file it is. */
function listRequired(path: string, isFolder: boolean): readonly string[] {
  const inFolder = ["index.js", "index.json", "index.node", "package.json"].map((name) => joinPath(path, name));
  if (isFolder) return inFolder;
  return [path, ...[".js", ".json", ".node"].map((ending) => path + ending), ...inFolder];
}

function hasFilesBelow(paths: readonly string[], start: string): boolean {
  return paths.some((path) => path.startsWith(start));
}

/** What should be written: the name with its ending, or in other letters. */
function findMeant(
  written: string,
  path: string,
  endings: readonly string[],
  ships: (path: string) => boolean,
  paths: readonly string[],
): string | undefined {
  const ending = endings.find((one) => ships(path + one));
  if (ending !== undefined) return written.replace(/\/$/u, "") + ending;
  const stem = path.replace(/\.[cm]?[jt]sx?$/u, "");
  const built = stem === path ? undefined : [".js", ".mjs", ".cjs"].find((one) => ships(stem + one));
  if (built !== undefined) return written.slice(0, written.length - (path.length - stem.length)) + built;
  // Such a path has the same length.
  const other = paths.find((one) => one.toLowerCase() === path.toLowerCase());
  const names = written.replace(/^(?:\.{1,2}\/)*/u, "");
  if (other === undefined || !path.endsWith(names)) return undefined;
  return written.slice(0, written.length - names.length) + other.slice(-names.length);
}

const MAX_TARGETS = 100;

/** The targets of a name in `imports` of package.json; `undefined` where it has no such name. */
function listInternalTargets(imports: unknown, specifier: string): readonly string[] | undefined {
  if (!isObject(imports)) return undefined;
  if (Object.hasOwn(imports, specifier)) return listTargets(imports[specifier], "");
  for (const [key, value] of Object.entries(imports)) {
    const [before = "", after] = key.split("*");
    if (after === undefined || !specifier.startsWith(before) || !specifier.endsWith(after)) continue;
    if (specifier.length >= before.length + after.length)
      return listTargets(value, specifier.slice(before.length, specifier.length - after.length));
  }
  return undefined;
}

function listTargets(value: unknown, star: string): readonly string[] {
  const found: string[] = [];
  const queue: unknown[] = [value];
  for (const one of queue) {
    const text = toText(one);
    if (text !== undefined) found.push(text.replaceAll("*", () => star));
    else if (typeof one === "object" && one !== null) queue.push(...(Object.values(one) as readonly unknown[]));
    if (queue.length > MAX_TARGETS) break;
  }
  return found;
}
