import type { JsonText } from "../../text/json/json-text.js";
import { type Configuration } from "../configuration/configuration.js";
import type { FoundFile } from "./exact-file.js";
import { type JsonObjectText, type Manifest } from "../manifest/manifest.js";
import type { Readers } from "../plugin.js";
import { type Screenshots } from "../images/screenshots.js";
/** What stands under the names that rules ask for, and what is in the two that are JSON. */
export interface FileFacts {
    /** What stands at `manifest.json`: the one fact that is never absent. */
    readonly manifestFile: FoundFile;
    /** The text of manifest.json, also when it is no JSON. */
    readonly manifestText: JsonText;
    readonly manifest: Manifest;
    readonly packageFile: FoundFile;
    readonly packageText: JsonText;
    readonly packageJson: JsonObjectText;
    /** What package.json says about how this plugin is to be checked; nothing is said where there is no package.json. */
    readonly configuration: Configuration;
    readonly readmeFile: FoundFile;
    readonly licenseFile: FoundFile;
    readonly changelogFile: FoundFile;
    /** The built code, `dist/plugin.js`. */
    readonly bundleFile: FoundFile;
    /** The folders in which the marketplace looks for screenshots. */
    readonly screenshots: Screenshots;
    /** Folders right below this one that hold a manifest.json, when this one holds none. */
    readonly nestedPlugins: NestedPlugins;
}
export interface NestedPlugins {
    readonly folders: readonly string[];
}
export declare const FILE_READERS: Readers<keyof FileFacts>;
