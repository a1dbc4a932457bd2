import { explainUnlisted } from "../../workspace/explain-unlisted.js";
import { isAbsent, absent, type Absent } from "../absent.js";
import { walkPackage } from "./pack-walk.js";
import type { PackedFiles, Packing } from "./packed-file.js";
import { adoptNpmAnswer, type NpmPackedFiles } from "./npm-packed-files.js";

/** By the rules of npm; where npm itself was asked, its answer counts. */
export function listPackedFiles(packing: Packing, byNpm: NpmPackedFiles | Absent): PackedFiles | Absent {
  const unlisted = explainUnlisted(packing.workspace, packing.folder);
  if (unlisted !== undefined) return absent(`the folder of the plugin ${unlisted}`);
  const byRules = predictPackedFiles(packing);
  return isAbsent(byNpm) ? byRules : adoptNpmAnswer(byNpm, byRules, packing.folder);
}

function predictPackedFiles(packing: Packing): PackedFiles {
  const walk = walkPackage(packing);
  // npm gives up then, and there is no package at all.
  if ("fault" in walk) return { files: [], links: [], packages: [] };
  const { files, links, packages, incomplete } = walk;
  return { files, links, packages, incomplete };
}
