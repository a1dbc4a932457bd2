import type { SchemaNode } from "../../plugin/config-schema/config-keywords.js";
import { type Manifest } from "../../plugin/manifest/manifest.js";
import { isObject, type JsonObject } from "../../text/json/json-object.js";
import type { Path } from "../../text/json/json-text.js";
import { findNearest } from "../../text/nearest.js";
import { quote } from "../../text/safe.js";
import type { Problem } from "../../core/check.js";
import type { ConfigSchemaCode } from "./config-codes.js";
import { formatLabel } from "../shape-problems.js";

const MOST_SHOWN = 20;

/** What is wrong with the names of settings: in "properties", and in "required". */
export function* findConfigNameProblems(manifest: Manifest, node: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  const { path, schema } = node;
  const { properties } = schema;
  if (properties !== undefined && !isObject(properties)) {
    const message = `${formatLabel([...path, "properties"])} is ${quote(properties)}, but must be an object`;
    yield { code: "not-an-object", at: manifest.at(...path, "properties"), message, help: "Write an object: { … }" };
  } else if (properties) yield* findPropertiesProblems(manifest, [...path, "properties"], properties);
  yield* findRequiredProblems(manifest, node);
}

function* findPropertiesProblems(
  manifest: Manifest,
  path: Path,
  properties: JsonObject,
): Generator<Problem<ConfigSchemaCode>> {
  for (const [name, setting] of Object.entries(properties)) {
    if (name === "__proto__") {
      const message = `${formatLabel(path)} has the setting "__proto__", a name that no JavaScript object can safely have`;
      yield { code: "unsafe-name", at: manifest.keyAt(...path, name), message, help: "Give the setting another name" };
    } else if (!isObject(setting)) {
      const message = `${formatLabel([...path, name])} is ${quote(setting)}, but must be an object`;
      yield {
        code: "not-an-object",
        at: manifest.at(...path, name),
        message,
        help: 'Describe the setting: { "type": "string" }',
      };
    }
  }
}

function* findRequiredProblems(
  manifest: Manifest,
  { path, schema, of }: SchemaNode,
): Generator<Problem<ConfigSchemaCode>> {
  const { required, properties } = schema;
  if (required === undefined) return;
  const label = formatLabel([...path, "required"]);
  const at = manifest.at(...path, "required");
  if (!Array.isArray(required)) {
    const misplaced = typeof required === "boolean" && of === "setting";
    yield {
      code: "not-an-array",
      at,
      message: `${label} is ${quote(required)}, but must be an array of the names of settings`,
      help: misplaced
        ? `Remove it${required ? `, and list ${quote(path.at(-1))} in ${formatLabel([...path.slice(0, -2), "required"])}` : ""}`
        : typeof required === "string"
          ? `Write [${quote(required)}]`
          : "Write a list: [ … ]",
    };
    return;
  }
  const seen = new Set<unknown>();
  for (const [index, name] of required.slice(0, MOST_SHOWN * 50).entries()) {
    const place = [...path, "required", index];
    const word = formatLabel(place);
    const found = { at: manifest.at(...place) };
    if (typeof name !== "string") {
      yield {
        ...found,
        code: "not-a-string",
        message: `${word} is ${quote(name)}, but must be a string`,
        help: "Write a setting's name",
      };
    } else if (seen.has(name)) {
      yield {
        ...found,
        code: "repeated-name",
        message: `${word} is ${quote(name)} once more`,
        help: "Remove it",
        fix: manifest.remove(place),
      };
    } else if (isObject(properties) && !Object.hasOwn(properties, name) && of !== "other") {
      const meant = findNearest(name, Object.keys(properties));
      yield {
        ...found,
        code: "unknown-name",
        message: `${word} is ${quote(name)}, which is not in "properties"`,
        ...(meant === undefined
          ? { help: "Describe the setting, or remove its name here" }
          : required.includes(meant)
            ? { help: `Remove it: the list has ${quote(meant)} already`, fix: manifest.remove(place) }
            : { help: `Write ${quote(meant)}`, fix: manifest.replace(place, meant) }),
      };
    }
    seen.add(name);
  }
}
