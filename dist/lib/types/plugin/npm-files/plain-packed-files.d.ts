import type { Packing } from "./pack-walk.js";
import type { PackedFiles } from "./packed-files.js";
/**
 * What npm packs where `files` names only files and folders that are there, and nothing else has a say: the same for
 * every npm. `undefined` where it takes a closer look, as for patterns, ignore files and names in other letters.
 */
export declare function plainPackedFiles({ workspace, folder, packageJson }: Packing): PackedFiles | undefined;
