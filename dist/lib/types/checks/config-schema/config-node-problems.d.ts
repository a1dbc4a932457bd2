import { type SchemaNode } from "../../plugin/config-schema/config-keywords.js";
import { type JsonObject, type Manifest } from "../../plugin/manifest/manifest.js";
import type { Problem } from "../../core/check.js";
/** What is wrong with one schema in a configuration schema, without what is wrong inside it. */
export declare function configNodeProblems(manifest: Manifest, node: SchemaNode, whole: JsonObject): Generator<Problem>;
