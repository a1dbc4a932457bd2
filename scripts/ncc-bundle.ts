import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, extname, join, relative, resolve, sep } from "node:path";
import ncc, { type Built } from "@vercel/ncc";
import ts from "typescript";
import { findChunk } from "./chunks.js";
import { writeToolkit } from "./toolkit.js";

/**
 * Bundles compiled code with ncc: complete, unminified, the same bytes on every machine. Comments are left out, a quarter
 * of what a step downloads: src/ has ours, and licenses.txt has the packages' licenses.
 */

export const ROOT = resolve(import.meta.dirname, "..", "..");
export const DIST = join(ROOT, "dist");
const COMPILED = join(ROOT, "build", "src");
const BUNDLED = join(ROOT, "build", "bundled");

export interface Bundle {
  /** The module that starts it, below src/, as the compiler wrote it. */
  readonly entry: string;
  /** The bundle's file, relative to dist/. Its parts are next to it. */
  readonly file: string;
  readonly type: "commonjs" | "module";
}

/** Copies the compiled code, where each `import()` says which chunk its module is in, if not in the importing file. */
export function prepareSources(): void {
  rmSync(BUNDLED, { recursive: true, force: true });
  cpSync(COMPILED, BUNDLED, { recursive: true });
  for (const path of filesBelow(BUNDLED).filter((path) => extname(path) === ".js")) {
    const code = readFileSync(path, "utf8");
    const placed = code.replace(/\bimport\("([^"]+)"\)/gu, (_, from: string) => placeImport(path, from));
    if (placed !== code) writeFileSync(path, placed);
  }
  writeToolkit(BUNDLED);
}

function placeImport(importer: string, from: string): string {
  const isOwn = from.startsWith(".");
  const own = relative(BUNDLED, join(dirname(importer), from))
    .replaceAll(sep, "/")
    .replace(/\.js$/u, ".ts");
  const chunk = findChunk(isOwn ? own : from);
  const place = chunk === undefined ? 'webpackMode: "eager"' : `webpackChunkName: ${JSON.stringify(chunk)}`;
  return `import(/* ${place} */ ${JSON.stringify(from)})`;
}

/** Writes a bundle and its named parts; gives the names of all modules that are in them. */
export async function bundle({ entry, file, type }: Bundle): Promise<readonly string[]> {
  // The bundler takes the format from the nearest package.json; none named means CommonJS out of ES modules.
  writeFileSync(join(BUNDLED, "package.json"), type === "module" ? '{ "type": "module" }\n' : "{}\n");
  const built = await ncc(join(BUNDLED, entry), {
    filename: "index.js",
    quiet: true,
    cache: false,
    // Wrappers of the old form are compiled where they are. Arrow functions are read three times before they run.
    target: type === "commonjs" ? "es5" : "es2022",
    mainFields: ["module", "main"],
  });
  const { parts, modules } = contents(built, extname(file));
  const whole = withoutWaiting(withPartNames(withoutAssetBase(built.code), parts), "openLibrary", entry === "main.js");
  const target = join(DIST, file);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, ascii(withoutComments(whole)));
  for (const { file: numbered, name } of parts.values()) {
    const code = withoutWaiting(String(built.assets[numbered]?.source), "loadLibrary", name === "core.js");
    writeFileSync(join(dirname(target), name), ascii(withPlainFields(withLateEntities(withoutComments(code)))));
  }
  return modules;
}

interface Part {
  /** The bundler's own name of the file. */
  readonly file: string;
  readonly name: string;
}

function contents({ stats, assets }: Built, extension: string) {
  const { chunks, modules } = stats.toJson(CHUNKS_AND_MODULES);
  const namesOf = new Map(chunks.map(({ id, names }) => [id, names[0]]));
  const parts = new Map<number, Part>();
  for (const { id, files, idHints, siblings } of chunks) {
    const [file = ""] = files;
    if (!(file in assets)) continue;
    const loaders = siblings.flatMap((sibling) => namesOf.get(sibling) ?? []);
    const named = namesOf.get(id) ?? nameSharedFile(idHints, loaders);
    parts.set(id, { file, name: named + extension });
  }
  const names = modules.flatMap(({ name, modules = [] }) => [name, ...modules.map((module) => module.name)]);
  return { parts, modules: names.filter((name) => name !== undefined) };
}

const CHUNKS_AND_MODULES = {
  all: false,
  ids: true,
  chunks: true,
  chunkRelations: true,
  modules: true,
  nestedModules: true,
  modulesSpace: Infinity,
  nestedModulesSpace: Infinity,
};

/** The bundler puts the packages of a part into a file of their own, and what several parts need. */
function nameSharedFile(idHints: readonly string[], parts: readonly string[]): string {
  if (parts.length === 0) throw new Error("Some file of the bundle belongs to no part");
  return `${parts.toSorted().join("-")}-${idHints.includes("vendors") ? "packages" : "shared"}`;
}

/** The same program: the compiler writes the newest form of the language as it stands. */
export function withoutComments(code: string): string {
  const compilerOptions = { removeComments: true, target: ts.ScriptTarget.ESNext, module: ts.ModuleKind.Preserve };
  return ts.transpileModule(code, { compilerOptions }).outputText;
}

/**
 * The table of HTML's entities is unpacked by the first entity, not by each start: 3 % of a run, and 6 MB of memory.
 *
 * @throws if the package has it in another form now.
 */
function withLateEntities(code: string): string {
  if (!code.includes("function decodeTrieDict(")) return code;
  const late = code
    .replace(
      "const htmlDecodeTree = decodeTrieDict(",
      "let entities; const htmlDecodeTree = () => entities ??= decodeTrieDict(",
    )
    .replace("const decodeTree = htmlDecodeTree;", "const decodeTree = htmlDecodeTree();");
  if (late.split("htmlDecodeTree").length !== 3)
    throw new Error("The package of entities keeps its table in another way now");
  return late;
}

/**
 * A package that Babel compiled for old engines defines each field by a function: a quarter of the time beside a large
 * README. Assignments do the same, as no class here has an accessor of a field's name.
 *
 * @throws if fields are defined in another way now.
 */
function withPlainFields(code: string): string {
  if (!code.includes("function _defineProperty(")) return code;
  const plain = code.replace(/^(\s*)_defineProperty\(this, "(\w+)", (.*)\);$/gmu, "$1this.$2 = $3;");
  if (plain === code || plain.includes("_defineProperty(this")) throw new Error("Babel's fields have another form now");
  return plain;
}

/**
 * A function that loads a part returns it at once: Node reads the part's files before the call returns, and only the
 * promise takes time.
 *
 * @throws if the bundler loads parts in another way now.
 */
function withoutWaiting(code: string, name: string, isThere: boolean): string {
  if (!isThere) return code;
  const LOADING = new RegExp(
    String.raw`async function ${name}\(\) \{\s*return await (?:/\*.*?\*/ ?)?Promise\.all\((?:/\*.*?\*/ ?)?\[(.+)\]\)\.then\((\w+)\.bind\(\2, (\d+)\)\);`,
    "gu",
  );
  const direct = code.replace(LOADING, (_, loads, load, id) => `function ${name}() { ${loads}; return ${load}(${id});`);
  if (code.split(LOADING).length !== 5) throw new Error(`The bundler writes ${name} in another way now`);
  return direct;
}

/** ncc numbers the files of the parts. */
function withPartNames(code: string, parts: ReadonlyMap<number, Part>): string {
  if (parts.size === 0) return code;
  const NUMBERED = 'return "" + chunkId + ".index.js";';
  if (code.split(NUMBERED).length !== 2) throw new Error("ncc names the files of parts in another way now");
  const names = Object.fromEntries([...parts].map(([id, { name }]) => [id, name]));
  return code.replace(NUMBERED, `return (${JSON.stringify(names)})[chunkId];`);
}

/** Without the bundler's guess at where files of its own might be: there are none, and a browser has no such place. */
function withoutAssetBase(code: string): string {
  return code.replace(/^.*\bif \(typeof __nccwpck_require__ !== 'undefined'\) __nccwpck_require__\.ab = .*\n/gmu, "");
}

/** The same program: one character beyond Latin-1 makes the engine store and scan all of it at twice the size. */
function ascii(code: string): string {
  return code
    .replace(/[^\x00-\x7f]/gu, (character) =>
      Array.from(
        { length: character.length },
        (_, at) => `\\u${character.charCodeAt(at).toString(16).padStart(4, "0")}`,
      ).join(""),
    )
    .replace(/\r\n/gu, "\n");
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
