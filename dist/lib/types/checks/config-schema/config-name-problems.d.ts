import type { SchemaNode } from "../../plugin/config-schema/config-keywords.js";
import { type Manifest } from "../../plugin/manifest/manifest.js";
import type { Problem } from "../../core/check.js";
/** What is wrong with the names of settings: in "properties", and in "required". */
export declare function configNameProblems(manifest: Manifest, node: SchemaNode): Generator<Problem>;
