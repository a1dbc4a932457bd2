import type { Path } from "../../text/json/json-text.js";
import { type JsonObject } from "../manifest/manifest.js";
/** The keywords that the platform lists for settings, and that our own interpreter judges. */
export declare const LISTED_KEYWORDS: ReadonlySet<string>;
export declare const SETTING_TYPES: readonly string[];
/** Keywords that are for people and tools; no form has a use for them. */
export declare const SILENT_KEYWORDS: ReadonlySet<string>;
/** Whether JSON Schema, in any of the two drafts, has the keyword. */
export declare function isKeyword(key: string): boolean;
/** A schema inside a schema. */
export interface SchemaNode {
    readonly path: Path;
    readonly schema: JsonObject;
    /** What it describes: a setting by its name, an item, all settings; nothing for one behind another keyword. */
    readonly of: "settings" | "setting" | "item" | "other";
}
/** A schema and all schemas in it, the outer before the inner. What stands in values, such as defaults, is none. */
export declare function schemaNodes(schema: JsonObject, path: Path): readonly SchemaNode[];
/** Whether a schema says of values what our own interpreter does not understand. */
export declare function goesDeeper(schema: JsonObject): boolean;
