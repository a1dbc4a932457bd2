import type { Range } from "../../text/location.js";
import type { TextFile } from "./text-file.js";
/** The licenses whose texts stand in a file. */
export interface LicenseTexts extends TextFile {
    /** In the order in which they stand there; empty for a text that is none of the common ones. */
    readonly licenses: readonly LicenseText[];
    /** Where a license that was copied still says [year] or [fullname]. */
    readonly placeholder: Range | undefined;
}
export interface LicenseText {
    /** As people call it, such as GPL-3.0. */
    readonly name: string;
    /** The identifiers of SPDX that stand for this text. */
    readonly ids: readonly string[];
    /** Whether it begins the file, behind a title and lines of copyright at most. */
    readonly isFirst: boolean;
}
/** The licenses whose words stand in a text; any words that were added to one make it another. */
export declare function licenseTextsIn(file: TextFile): LicenseTexts;
