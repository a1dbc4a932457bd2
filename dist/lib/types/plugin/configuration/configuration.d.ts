import type { JsonObjectText } from "../manifest/manifest.js";
import { type OffEntry } from "./off-entry.js";
/** What a repository says about how it wants to be checked. What is of a wrong form counts as not said. */
export interface Configuration {
    /** Other commands than the scripts of package.json. */
    readonly commands: Readonly<Partial<Record<"test" | "lint" | "typecheck", string>>>;
    /** Packages that the host has, beside the ones that are known: they belong into peerDependencies. */
    readonly peers: readonly string[];
    /** What it does not want to hear, and why. */
    readonly off: readonly OffEntry[];
}
export declare const NOT_CONFIGURED: Configuration;
export declare function configurationOf({ value }: JsonObjectText): Configuration;
