import type { Path } from "../../text/json/json-text.js";
import { type SchemaNode } from "./config-keywords.js";
import { type JsonObject, type Manifest } from "../manifest/manifest.js";
/** A configuration schema that the manifest holds. */
export interface ConfigSchema {
    readonly path: Path;
    readonly schema: JsonObject;
}
/** The manifest's configuration schemas; one that stands there twice, under both spellings, once. */
export declare function configSchemas(manifest: Manifest): readonly ConfigSchema[];
/** The schema of one setting, of the first schema that has it. */
export declare function settingOf(schemas: readonly ConfigSchema[], name: string): SchemaNode | undefined;
export declare const DIALECTS: {
    readonly "draft-07": "http://json-schema.org/draft-07/schema#";
    readonly "2020-12": "https://json-schema.org/draft/2020-12/schema";
};
export type Dialect = keyof typeof DIALECTS;
/** The draft that a schema is written in; `undefined` for one that is not known. */
export declare function dialectOf(schema: JsonObject): Dialect | undefined;
/** Whether a validator may be made of a schema: it is of a known draft, in bounds, runs nothing and fetches nothing. */
export declare function isCompilable({ path, schema }: ConfigSchema): boolean;
/** Whether a reference leads out of the schema that it stands in. */
export declare function isRemote(reference: unknown): boolean;
/** Whether a reference is a pointer to nothing in its own schema. */
export declare function isDangling(reference: unknown, whole: JsonObject): boolean;
