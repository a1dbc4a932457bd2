import { isAbsent, absent, type Absent } from "../absent.js";
import type { NpmPackedFiles } from "./npm-packed-files.js";
import { packWalk } from "./pack-walk.js";
import type { PackedFiles, Packing } from "./packed-file.js";

/** By the rules of npm; where npm itself was asked, its answer counts. */
export async function packedFilesOf(packing: Packing, byNpm: NpmPackedFiles | Absent): Promise<PackedFiles | Absent> {
  if (packing.workspace.canList?.(packing.folder) === false) return absent("the folder of the plugin cannot be listed");
  const byRules = walked(packing);
  if (isAbsent(byNpm)) return byRules;
  return (await import("./npm-packed-files.js")).asNpmHasIt(byNpm, byRules);
}

function walked(packing: Packing): PackedFiles {
  const walk = packWalk(packing);
  // npm gives up then, and there is no package at all.
  if ("fault" in walk) return { files: [], links: [] };
  const { files, links, incomplete } = walk;
  return { files, links, ...(incomplete !== undefined && { incomplete }) };
}
