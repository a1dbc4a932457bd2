import type { SchemaNode } from "../../plugin/config-schema/config-keywords.js";
import { type Manifest } from "../../plugin/manifest/manifest.js";
import type { Problem } from "../../core/check.js";
/** What is wrong with the choices that a setting offers, and with the names that they are shown by. */
export declare function configChoiceProblems(manifest: Manifest, node: SchemaNode): Generator<Problem>;
