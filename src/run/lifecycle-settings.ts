import { resolve } from "node:path";
import { describeConfigFault } from "../checks/config-schema/config-fault-problem.js";
import { UsageError } from "../core/errors.js";
import { findConfigSchemas, findSetting } from "../plugin/config-schema/config-schemas.js";
import { findValueFaults } from "../plugin/config-schema/config-values.js";
import { walkSchemaNodes, type SchemaNode } from "../plugin/config-schema/config-keywords.js";
import { makeManifest, type Manifest } from "../plugin/manifest/manifest.js";
import { isObject, toObject, toObjectText, type JsonObject } from "../base/text/json/json-object.js";
import { makeJsonOfValue } from "../base/text/json/json-value.js";
import { findNearest } from "../base/text/nearest.js";
import { makeSettingValue } from "../plugin/config-schema/setting-value.js";
import { quote } from "../base/text/safe.js";
import { readFileOfCaller } from "../base/files/read-file-of-caller.js";

/** The settings that a person gives for the life of the plugins. */
export interface GivenSettings {
  /** As the person wrote the file's name. */
  readonly file: string;
  readonly values: JsonObject;
}

const MAX_SETTINGS_BYTES = 1024 * 1024;
const HELP = 'Write a JSON object of settings, such as {"apiKey": "..."}';

/**
 * Reads the file that `--settings` or the input names.
 *
 * @param by what names it, such as `--settings`.
 * @param repository its links must not lead out of it.
 * @throws {UsageError}
 */
export function readSettings(file: string, by: string, cwd: string, repository: string): GivenSettings {
  const subject = `The file of ${by}, ${quote(file)},`;
  const read = readFileOfCaller(resolve(cwd, file), repository, MAX_SETTINGS_BYTES);
  if ("refused" in read) {
    if (read.missing) throw new UsageError(`${subject} does not exist`, `Write the path from ${quote(cwd)}`);
    throw new UsageError(`${subject} cannot be read: ${read.refused}`, HELP);
  }
  const text = new TextDecoder().decode(read.bytes);
  let values: unknown;
  try {
    values = JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    // The engine's own message would show what is in the file, which may be a secret.
    throw new UsageError(`${subject} is not JSON`, HELP);
  }
  if (!isObject(values)) throw new UsageError(`${subject} is not a JSON object`, HELP);
  return { file, values };
}

export interface LifecycleSettings {
  readonly config: JsonObject;
  /** The settings whose values nobody has chosen. */
  readonly generated: readonly string[];
  /** Those of them that a user has to choose. */
  readonly requiredSettings: readonly string[];
}

/**
 * The settings of a life. Each is that of the file, else that of `default_config`, else the schema's default, else a
 * value made from the schema.
 *
 * @throws {UsageError} for a value of the file that the schema refuses, or a misspelt key.
 */
export function makeLifecycleSettings(manifest: Manifest, given: GivenSettings | undefined): LifecycleSettings {
  const schemas = findConfigSchemas(manifest);
  const defaults = manifest.value["default_config"];
  if (given) refuseFaults(manifest, given);
  const chosen = new Map(Object.entries({ ...toObject(defaults), ...given?.values }));
  const generated: string[] = [];
  const names = schemas.flatMap(({ schema: { properties } }) => Object.keys(toObject(properties)));
  for (const name of new Set(names)) {
    if (chosen.has(name)) continue;
    const { schema = {} } = findSetting(schemas, name) ?? {};
    if (Object.hasOwn(schema, "default")) {
      chosen.set(name, schema["default"]);
      continue;
    }
    generated.push(name);
    chosen.set(name, makeSettingValue(schema));
  }
  const required = new Set(
    schemas.flatMap(({ schema }) => (Array.isArray(schema["required"]) ? (schema["required"] as unknown[]) : [])),
  );
  return {
    config: Object.fromEntries(chosen),
    generated,
    requiredSettings: generated.filter((name) => required.has(name)),
  };
}

/** A value that the schema refuses, and a key that was meant for one of its settings. The file may be for other plugins, too. */
function refuseFaults(manifest: Manifest, { file, values }: GivenSettings): void {
  const schemas = findConfigSchemas(manifest);
  const names = schemas.flatMap(({ schema: { properties } }) => Object.keys(toObject(properties)));
  const notGiven = names.filter((name) => !Object.hasOwn(values, name));
  for (const [name, value] of Object.entries(values)) {
    const setting = findSetting(schemas, name);
    const meant = setting ? undefined : findNearest(name, notGiven);
    if (meant !== undefined) {
      const what = `The settings in ${quote(file)} have ${quote(name)}, which "config_schema" does not have`;
      throw new UsageError(what, `Did you mean ${quote(meant)}?`);
    }
    // A password has its place in this file, unlike in the manifest. Nothing of it is shown.
    const isPassword = ({ schema }: SchemaNode): boolean => schema["format"] === "password";
    const isSecret = setting !== undefined && walkSchemaNodes(setting.schema, setting.path).some(isPassword);
    const json = makeJsonOfValue(file, { [name]: value });
    const settings = toObjectText(json);
    if (!settings) {
      const why = isSecret ? `${quote(name)} is not a value of JSON` : (json.problems[0]?.message ?? "");
      throw new UsageError(`The settings in ${quote(file)} cannot be used: ${why}`, HELP);
    }
    if (!setting) continue;
    const { format, ...others } = setting.schema;
    const faults = findValueFaults(format === "password" ? others : setting.schema, value, [name]);
    const fault = faults.find(({ keyword }) => keyword !== "secret");
    if (!fault) continue;
    const { message, help } = describeConfigFault(makeManifest(settings), fault);
    throw new UsageError(
      `The settings in ${quote(file)} do not match "config_schema": ${isSecret ? `${quote(name)} is refused by its schema` : message}`,
      isSecret ? HELP : help.sentence,
    );
  }
}
