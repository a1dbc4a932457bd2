import type { ConfigFault } from "../../plugin/config-schema/config-fault.js";
import { type Manifest } from "../../plugin/manifest/manifest.js";
import type { Path } from "../../text/json/json-text.js";
import type { Problem } from "../../core/check.js";
/** What an author's schema forbids, told at the place of the value. */
export declare function configFaultProblem(manifest: Manifest, { path, keyword, params }: ConfigFault): Problem;
/** A key as its author would name it, told apart from others of its name: `"default" of "config_schema.properties.city"`. */
export declare function keyLabel(path: Path): string;
