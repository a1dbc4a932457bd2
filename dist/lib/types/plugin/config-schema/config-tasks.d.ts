import type { Path } from "../../text/json/json-text.js";
import { type Dialect } from "./config-schemas.js";
import type { JsonObject, Manifest } from "../manifest/manifest.js";
/** A schema to compile, and the values to hold against parts of it. Plain data, for another thread. */
export interface ConfigTask {
    /** Where the schema is in the manifest. */
    readonly path: Path;
    readonly dialect: Dialect;
    readonly schema: JsonObject;
    readonly values: readonly ConfigValue[];
}
interface ConfigValue {
    /** Where the value is in the manifest. */
    readonly path: Path;
    /** The steps from the schema to the part that the value must satisfy. */
    readonly part: Path;
    readonly value: unknown;
}
/** What our own interpreter cannot judge in a manifest's configuration: nothing, for most. */
export declare function configTasks(manifest: Manifest): readonly ConfigTask[];
export {};
