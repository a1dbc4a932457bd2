import type { JsonObjectText } from "./manifest.js";
/** The key of package.json that configures this tool; there is no other place. */
export declare const CONFIGURATION_KEY = "plugin-preflight";
/** What a repository says about how it wants to be checked. What is of a wrong form counts as not said. */
export interface Configuration {
    /** Other commands than the scripts of package.json. */
    readonly commands: Readonly<Partial<Record<"test" | "lint" | "typecheck", string>>>;
    /** Packages that the host has, beside the ones that are known: they belong into peerDependencies. */
    readonly peers: readonly string[];
}
export declare const NOT_CONFIGURED: Configuration;
export declare function configurationOf({ value }: JsonObjectText): Configuration;
