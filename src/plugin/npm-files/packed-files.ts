import { isAbsent, absent, type Absent } from "../absent.js";
import type { NpmPackedFiles } from "./npm-packed-files.js";
import type { Packing } from "./pack-walk.js";
import { plainPackedFiles } from "./plain-packed-files.js";

export interface PackedFile {
  /** Relative to the repository's root. */
  readonly path: string;
  readonly size: number;
}

/** What `npm pack` puts into the package of a plugin. */
export interface PackedFiles {
  /** By path. */
  readonly files: readonly PackedFile[];
  /** Links where files would be packed: npm passes over them without a word. */
  readonly links: readonly string[];
  /** Why npm may pack something else. */
  readonly incomplete?: string;
  /** Where npm was asked, and packs something else than its rules as they are known here say. */
  readonly differsFromRules?: { readonly more: readonly string[]; readonly fewer: readonly string[] };
}

/** By the rules of npm; where npm itself was asked, its answer counts. */
export async function packedFilesOf(packing: Packing, byNpm: NpmPackedFiles | Absent): Promise<PackedFiles | Absent> {
  if (packing.workspace.canList?.(packing.folder) === false) return absent("the folder of the plugin cannot be listed");
  const byRules = plainPackedFiles(packing) ?? (await walked(packing));
  if (isAbsent(byNpm)) return byRules;
  return (await import("./npm-packed-files.js")).asNpmHasIt(byNpm, byRules);
}

async function walked(packing: Packing): Promise<PackedFiles> {
  const walk = (await import("./pack-walk.js")).packWalk(packing);
  // npm gives up then, and there is no package at all.
  if ("fault" in walk) return { files: [], links: [] };
  const { files, links, incomplete } = walk;
  return { files, links, ...(incomplete !== undefined && { incomplete }) };
}
