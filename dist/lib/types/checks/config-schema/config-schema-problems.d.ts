import { type ConfigSchema } from "../../plugin/config-schema/config-schemas.js";
import { type Manifest } from "../../plugin/manifest/manifest.js";
import type { Problem } from "../../core/check.js";
/** What is wrong with a configuration schema, as far as the keywords go that the platform lists. */
export declare function configSchemaProblems(manifest: Manifest, config: ConfigSchema): Generator<Problem>;
/** As {@link configSchemaProblems}, for a schema that may have something to be told. */
export declare function closelyRead(manifest: Manifest, { path, schema }: ConfigSchema): Generator<Problem>;
