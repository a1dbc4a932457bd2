import type { Problem } from "../../core/check.js";
import { defineKeyCheck } from "../key-check.js";
import { CONFIG_VALUE_CODES, type ConfigValueCode } from "./config-codes.js";
import { addConfigFaults, describeConfigFault } from "./config-fault-problem.js";
import { findPassedLimit } from "../../plugin/config-schema/config-limits.js";
import { findConfigSchemas, findSetting } from "../../plugin/config-schema/config-schemas.js";
import { findValueFaults } from "../../plugin/config-schema/config-values.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isObject, toObject } from "../../base/text/json/json-object.js";
import { findNearest } from "../../base/text/nearest.js";
import { formatMeantQuestion } from "../phrases.js";
import { quote } from "../../base/text/safe.js";
import { certain, decide, either, remove, rename } from "../../base/text/help.js";

export default defineKeyCheck("default_config", {
  id: "manifest-default-config",
  title: "The default configuration contains valid values of known settings, and no secret",
  codes: {
    ...CONFIG_VALUE_CODES,
    "no-schema": "Values are set, but no schema describes the settings",
    "unknown-setting": "A value is set, but no schema describes it",
  },
  wants: ["configFaults"],
  findMore: (facts) => addConfigFaults(facts, ["default_config"], findValueProblems(facts.manifest)),
});

function* findValueProblems(manifest: Manifest): Generator<Problem<ConfigValueCode | "no-schema" | "unknown-setting">> {
  const config = manifest.value["default_config"];
  if (!isObject(config)) return;
  const schemas = findConfigSchemas(manifest);
  const names = Object.keys(config);
  if (schemas.length === 0) {
    if (names.length > 0 && !["config_schema", "configSchema"].some((key) => manifest.has(key)))
      yield describeNoSchema(manifest);
    return;
  }
  // A schema that is too large or names no settings has a finding of its own.
  if (schemas.some(({ schema }) => findPassedLimit(schema) !== undefined || !isObject(schema["properties"]))) return;
  const known = schemas.flatMap(({ schema }) => Object.keys(toObject(schema["properties"])));
  const unused = known.filter((name) => !Object.hasOwn(config, name));
  for (const name of names) {
    const setting = findSetting(schemas, name);
    if (!setting) {
      yield describeUnknownSetting(manifest, name, unused);
      continue;
    }
    for (const fault of findValueFaults(setting.schema, config[name], ["default_config", name]))
      yield describeConfigFault(manifest, fault);
  }
}

function describeNoSchema(manifest: Manifest): Problem<"no-schema"> {
  return {
    code: "no-schema",
    at: manifest.keyAt("default_config"),
    severity: "warning",
    message: '"default_config" sets values, but no "config_schema" describes the settings',
    help: either(
      decide('Add "config_schema"', "meaning"),
      remove(manifest, ["default_config"], 'Remove "default_config"'),
    ),
  };
}

function describeUnknownSetting(
  manifest: Manifest,
  name: string,
  unused: readonly string[],
): Problem<"unknown-setting"> {
  const meant = findNearest(name, unused);
  const place = ["default_config", name];
  const message = `"default_config" sets ${quote(name)}, which no configuration schema describes${formatMeantQuestion(meant)}`;
  const problem = { code: "unknown-setting", at: manifest.keyAt(...place), severity: "warning", message } as const;
  if (meant === undefined) {
    const description = decide("Describe the setting in the configuration schema", "meaning");
    return { ...problem, help: either(description, remove(manifest, place)) };
  }
  return { ...problem, help: certain(rename(manifest, place, meant)) };
}
