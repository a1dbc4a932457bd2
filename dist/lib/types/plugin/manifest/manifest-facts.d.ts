import type { ConfigJudgement } from "../config-schema/config-judgement.js";
import { type DeclaredFiles } from "./declared-files.js";
import { type Images } from "../images/images.js";
import { type LicenseFacts } from "./license.js";
import type { Readers } from "../plugin.js";
import { type Ranges } from "./ranges.js";
import { type Shape } from "./shape.js";
/** What follows from what the manifest says. */
export interface ManifestFacts {
    /** How the manifest differs from its schema. */
    readonly shape: Shape;
    readonly declaredFiles: DeclaredFiles;
    readonly images: Images;
    readonly ranges: Ranges;
    readonly license: LicenseFacts;
    /** What only a whole validator of JSON Schema can say of the configuration; absent where no thread can be had. */
    readonly configJudgement: ConfigJudgement;
}
export declare const MANIFEST_READERS: Readers<keyof ManifestFacts>;
