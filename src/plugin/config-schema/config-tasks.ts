import type { Path } from "../../base/text/json/json-text.js";
import { hasSubschemas, walkSchemaNodes } from "./config-keywords.js";
import {
  findConfigSchemas,
  getDialect,
  isCompilable,
  findSetting,
  type ConfigSchema,
  type Dialect,
} from "./config-schemas.js";
import type { Facts } from "../reading.js";
import type { JsonObject } from "../../base/text/json/json-object.js";

/** A schema to compile, and the values to validate against parts of it. Plain data, for another thread. */
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

/** A value that a schema does not allow: a setting's, or a part of the schema itself. Plain data, with no words yet. */
export interface ConfigFault {
  /** Where the value is in the manifest. */
  readonly path: Path;
  /** The keyword that forbids it, or what else went wrong. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What our own interpreter cannot validate in a manifest's configuration: nothing, for most. */
export function makeConfigTasks(manifest: Facts["manifest"]): readonly ConfigTask[] {
  const schemas = findConfigSchemas(manifest).filter(isCompilable);
  return schemas
    .filter(({ schema }) => hasSubschemas(schema))
    .map(({ path, schema }) => ({
      path,
      dialect: getDialect(schema) ?? "draft-07",
      schema,
      values: [...listDefaults({ path, schema }), ...listConfigured(manifest, schemas, path)],
    }));
}

function listDefaults({ path, schema }: ConfigSchema): ConfigValue[] {
  return walkSchemaNodes(schema, path)
    .filter((node) => Object.hasOwn(node.schema, "default") && hasSubschemas(node.schema))
    .map((node) => ({
      path: [...node.path, "default"],
      part: node.path.slice(path.length),
      value: node.schema["default"],
    }));
}

function listConfigured(manifest: Facts["manifest"], schemas: readonly ConfigSchema[], path: Path): ConfigValue[] {
  return Object.entries(manifest.valueAt("default_config") ?? {}).flatMap(([name, value]: [string, unknown]) => {
    const setting = findSetting(schemas, name);
    if (!setting || !hasSubschemas(setting.schema) || path.some((step, at) => setting.path[at] !== step)) return [];
    return [{ path: ["default_config", name], part: setting.path.slice(path.length), value }];
  });
}
