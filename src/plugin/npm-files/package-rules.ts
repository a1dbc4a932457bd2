import { getOwn, hasEntries, isObject, toObject, toText, type JsonObject } from "../../base/text/json/json-object.js";
import { joinPath, type Workspace } from "../../base/files/workspace.js";
import { ALWAYS_OR_NEVER, NOTHING_IN, readRules, type Rule, type RuleOrigin } from "./pack-rules.js";
import type { Packing } from "./packed-file.js";

/** The rules of package.json for what is packed. */
export interface PackageRules {
  /** Those of `files`; `undefined` where there is none, and ignore files decide. */
  readonly listed: readonly Rule[] | undefined;
  /** The rules that override all others. */
  readonly strict: readonly Rule[];
  /** The entries of `files` that are files: no rule of the folder that they are in leaves them out. */
  readonly required: readonly string[];
  /** What in it is not supported here. */
  readonly unclear: readonly string[];
}

const MAX_ENTRIES = 500;

/** The rules of a package.json, or why npm cannot pack it. */
export function readPackageRules(packing: Packing): PackageRules | { readonly fault: string } {
  const { workspace, folder, packageJson: value } = packing;
  const unclear: string[] = [];
  const makeRules = (text: string, origin: RuleOrigin): readonly Rule[] => {
    const read = readRules(text, () => origin);
    unclear.push(...read.unclear.map((pattern) => pattern.replace(/^!\/?/u, "")));
    return read.rules;
  };
  const strict: Rule[] = [...ALWAYS_OR_NEVER];
  const required: string[] = [];
  let listed: Rule[] | undefined;
  const files = getOwn(value, "files");
  if (Boolean(files)) {
    // npm goes through the value with a loop, which takes a text apart into characters.
    const entries: unknown = typeof files === "string" ? [...files] : files;
    if (!Array.isArray(entries)) return { fault: '"files" in package.json is not an array' };
    listed = [...NOTHING_IN];
    if (entries.length > MAX_ENTRIES) unclear.push(`entry ${String(MAX_ENTRIES + 1)} of files and all behind it`);
    for (const [entry, written] of entries.slice(0, MAX_ENTRIES).entries()) {
      if (typeof written !== "string") return { fault: '"files" in package.json contains what is not a string' };
      // In an ignore file `lib/*` also covers what is in the folders of lib. As an including pattern it needs `**` for
      // that.
      const pattern = written.replace(/^\.\//u, "/").replace(/\/\*$/u, "/**");
      const kind = getKindAt(workspace, folder, pattern.replace(/^!+/u, ""));
      const origin: RuleOrigin = { by: "files", entry };
      if (kind === "file") {
        // A file is named on purpose: it comes after all ignore files, and only before what npm decides itself.
        strict.unshift(...makeRules(`!${pattern}`, origin));
        required.push(pattern);
      } else if (kind === "folder") {
        listed.push(...makeRules(`!${pattern}`, origin), ...makeRules(`!${pattern}/**`, origin));
      } else if (kind === undefined) listed.push(...makeRules(`!${pattern}`, origin));
    }
  }
  // Whoever requires or starts the package needs these files, so npm packs them, whatever `files` says.
  for (const path of [
    getOwn(value, "browser"),
    getOwn(value, "main"),
    ...listProgramPaths(getOwn(value, "bin"), getOwn(value, "name")),
  ]) {
    // Where it is an object, npm takes what JavaScript makes of one as a text for the path.
    const text = isObject(path) ? "[object Object]" : toText(path);
    if (text !== undefined && text !== "") strict.push(...makeRules(`!/${text}`, { by: "package.json" }));
    else if (Boolean(path)) unclear.push("the entry points in package.json");
  }
  const directories = getOwn(value, "directories");
  if (isObject(directories) && Boolean(directories["bin"]) && !Boolean(getOwn(value, "bin")))
    unclear.push("directories.bin");
  return { listed, strict, required, unclear };
}

/** The paths of `bin`, as npm tidies them. */
function listProgramPaths(bin: unknown, name: unknown): readonly string[] {
  if (typeof bin === "string") return Boolean(name) ? normalizeProgramPath(bin) : [];
  const named = Object.entries(toObject(bin)).filter(([key]) => normalizeProgramPath(key).length > 0);
  const paths: readonly unknown[] = Array.isArray(bin) ? bin : named.map(([, path]) => path);
  return paths.filter((path) => typeof path === "string").flatMap(normalizeProgramPath);
}

function normalizeProgramPath(path: string): readonly string[] {
  const names: string[] = [];
  for (const name of path.split(/[\\:/]/u)) {
    if (name === "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  if (names.length === 0) return [];
  return [names.join("/") + (/[\\:/]$/u.test(path) ? "/" : "")];
}

/** The key by which a package.json has npm pack installed packages; `undefined` where it has none packed. */
export function findBundledDependencies(packageJson: JsonObject): string | undefined {
  return ["bundleDependencies", "bundledDependencies"].find((key) => hasEntries(packageJson, key));
}

/** The entry at a path as it is written in package.json, a link not followed; `undefined` for nothing. */
export function getKindAt(workspace: Workspace, folder: string, written: string): string | undefined {
  const path = normalizePath(written);
  let at = folder;
  let kind: string | undefined = "folder";
  for (const name of path === "" ? [] : path.split("/")) {
    if (kind !== "folder" || name === "..") return undefined;
    kind = workspace.list(at).find((listed) => listed.name === name)?.kind;
    at = joinPath(at, name);
  }
  return kind === "file" && /\/\.?$/u.test(written) ? undefined : kind;
}

/** `./a//b/../c/` is `a/c`. */
export function normalizePath(path: string): string {
  const names: string[] = [];
  for (const name of path.split("/")) {
    if (name === ".." && names.length > 0 && names.at(-1) !== "..") names.pop();
    else if (name !== "" && name !== ".") names.push(name);
  }
  return names.join("/");
}
