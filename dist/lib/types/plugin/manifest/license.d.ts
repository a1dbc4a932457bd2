import type { Manifest } from "./manifest.js";
/** Whether the manifest's licence is one of the three forms. */
export interface LicenseFacts {
    /** Whether it is an SPDX expression, `UNLICENSED` or `SEE LICENSE IN <file>`. */
    readonly valid: boolean;
    /** The words in it that are neither an SPDX identifier nor an operator, where others are. */
    readonly unknown: readonly string[];
    /** The expression that was likely meant. */
    readonly meant: string | undefined;
}
export declare function licenseOf(manifest: Manifest): Promise<LicenseFacts>;
