import type { Packing } from "../plugin/pack-walk.js";
import type { PackedFile } from "../plugin/packed-files.js";
/** What a package certainly holds, where that is all of dist/, what is expected and needed beside it, and no harm. */
export declare function plainPackage(packing: Packing, needed: readonly string[]): readonly PackedFile[] | undefined;
