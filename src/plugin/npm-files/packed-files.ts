import { explainUnlisted } from "../../workspace/explain-unlisted.js";
import { absent, type Absent } from "../absent.js";
import { walkPackage } from "./pack-walk.js";
import type { PackedFiles, Packing } from "./packed-file.js";

/** What npm packs by its rules, as they are known here. */
export function predictPackedFiles(packing: Packing): PackedFiles | Absent {
  const unlisted = explainUnlisted(packing.workspace, packing.folder);
  if (unlisted !== undefined) return absent(`the folder of the plugin ${unlisted}`);
  const walk = walkPackage(packing);
  // npm gives up then, and there is no package at all.
  if ("fault" in walk) return { files: [], links: [], packages: [] };
  const { files, links, packages, incomplete } = walk;
  return { files, links, packages, incomplete };
}
