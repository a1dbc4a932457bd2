import type { LicenseTexts } from "./license-texts.js";
import type { Reader } from "../plugin.js";
import type { Readme } from "./readme.js";
import { type TextFile } from "./text-file.js";
/** What is known of the files that people read. */
export interface DocumentFacts {
    /** The texts as they stand there, also when nobody can read them. */
    readonly readmeText: TextFile;
    readonly licenseText: TextFile;
    readonly changelogText: TextFile;
    readonly readme: Readme;
    /** The licenses whose texts stand in LICENSE. */
    readonly licenseTexts: LicenseTexts;
}
export declare const DOCUMENT_READERS: {
    readonly [Name in keyof DocumentFacts]: Reader<Name>;
};
