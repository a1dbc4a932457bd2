import { isAbsent, absent, type Absent } from "../absent.js";
import { packWalk } from "./pack-walk.js";
import type { PackedFiles, Packing } from "./packed-file.js";
import { asNpmHasIt, type NpmPackedFiles } from "./npm-packed-files.js";

/** By the rules of npm; where npm itself was asked, its answer counts. */
export function packedFilesOf(packing: Packing, byNpm: NpmPackedFiles | Absent): PackedFiles | Absent {
  if (packing.workspace.canList?.(packing.folder) === false) return absent("the folder of the plugin cannot be listed");
  const byRules = walked(packing);
  if (isAbsent(byNpm)) return byRules;
  return asNpmHasIt(byNpm, byRules);
}

function walked(packing: Packing): PackedFiles {
  const walk = packWalk(packing);
  // npm gives up then, and there is no package at all.
  if ("fault" in walk) return { files: [], links: [] };
  const { files, links, incomplete } = walk;
  return { files, links, ...(incomplete !== undefined && { incomplete }) };
}
