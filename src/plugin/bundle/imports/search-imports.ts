import { isBuiltin } from "node:module";
import { isScript, type EntryPoint } from "../entry-files.js";
import type { CodeReader } from "../built-code.js";
import { listImportWords } from "./import-words.js";
import type { ImportResolver } from "../resolve-import.js";

/** Where the imports of a plugin are looked for, and what satisfies them. */
export interface ImportSearch extends ImportResolver {
  /** The modules that a host loads, relative to the repository's root. */
  readonly entries: readonly string[];
  readonly code: CodeReader;
  /** The packages that the plugin declares. */
  readonly declared: ReadonlySet<string>;
}

/** The same for the modules that only a page loads, which has none of Node's, unless the plugin declares one like it. */
export function openPageSearch(search: ImportSearch, points: readonly EntryPoint[]): ImportSearch {
  return {
    ...search,
    entries: points.filter(({ home }) => home === "page").map(({ path }) => path),
    resolve: (specifier, form, from) =>
      isBuiltin(specifier) && !search.declared.has(specifier)
        ? { kind: "node", name: specifier }
        : search.resolve(specifier, form, from),
  };
}

/**
 * Whether all that modules may import is there, by their words. `false` may be wrong: the parser decides. In nearly every
 * plugin nothing else is needed.
 */
export function areImportsMet({ entries, code, resolve }: ImportSearch): boolean {
  const reached = new Set(entries);
  for (const path of reached) {
    const module = code.read(path);
    const words = module ? listImportWords(module.latin1) : [];
    if (!words) return false;
    for (const { specifier, form } of words) {
      const target = resolve(specifier, form, path);
      if (target.kind !== "met") return false;
      if (target.file !== undefined && isScript(target.file)) reached.add(target.file);
    }
  }
  return code.unread === undefined;
}
