import type { JsonObject } from "../manifest/manifest.js";
import { type Rule } from "./pack-rules.js";
/** What package.json says about what is packed. */
export interface PackageRules {
    /** Those of `files`; `undefined` where there is none, and ignore files say what is left out. */
    readonly listed: readonly Rule[] | undefined;
    /** Those that stand above all others. */
    readonly strict: readonly Rule[];
    /** The entries of `files` that are files: no rule of the folder that they are in leaves them out. */
    readonly required: readonly string[];
    /** What in it is not understood here. */
    readonly unclear: readonly string[];
}
export type KindOf = (path: string) => string | undefined;
/** The rules of a package.json, or why npm cannot pack it. `kindOf` says what stands at a path of the package. */
export declare function packageRules(value: JsonObject, kindOf: KindOf): PackageRules | {
    readonly fault: string;
};
