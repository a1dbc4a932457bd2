import type { Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../text/json/json-text.js";
import type { Problem, Severity } from "../../core/check.js";
export interface AddressRules {
    /** What is said of `http:`, where it is not fine: how bad it is, and what it does, as in "which anyone can read". */
    readonly http?: {
        readonly severity: Severity;
        readonly which: string;
    };
}
/** Why the value at a path of the manifest is no address on the web, told once. A value that is no text is passed over. */
export declare function addressProblems(manifest: Manifest, path: Path, rules?: AddressRules): Generator<Problem>;
/** Told at the key, and with nothing of the address. */
export declare function credentialsProblem(manifest: Manifest, path: Path): Problem;
