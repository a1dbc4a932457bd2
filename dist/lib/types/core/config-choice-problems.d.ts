import type { SchemaNode } from "../plugin/config-keywords.js";
import { type Manifest } from "../plugin/manifest.js";
import type { Problem } from "./check.js";
/** What is wrong with the choices that a setting offers, and with the names that they are shown by. */
export declare function configChoiceProblems(manifest: Manifest, node: SchemaNode): Generator<Problem>;
