import type { SchemaNode } from "../../plugin/config-schema/config-keywords.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isObject, type JsonObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { findNearest } from "../../base/text/nearest.js";
import { quote } from "../../base/text/safe.js";
import type { Problem } from "../../core/check.js";
import type { ConfigSchemaCode } from "./config-codes.js";
import { formatLabel } from "../shape-problems.js";
import { describeWrongPart } from "./config-words.js";

const MAX_SHOWN = 20;

/** What is wrong with the names of settings: in "properties", and in "required". */
export function* findConfigNameProblems(manifest: Manifest, node: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  const { path, schema } = node;
  const { properties } = schema;
  if (properties !== undefined && !isObject(properties)) {
    const wanted = { form: "an object", help: "Write an object: { … }" };
    yield describeWrongPart(manifest, [...path, "properties"], "not-an-object", wanted);
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
      const wanted = { form: "an object", help: 'Describe the setting: { "type": "string" }' };
      yield describeWrongPart(manifest, [...path, name], "not-an-object", wanted);
    }
  }
}

function* findRequiredProblems(
  manifest: Manifest,
  { path, schema, of }: SchemaNode,
): Generator<Problem<ConfigSchemaCode>> {
  const { required, properties } = schema;
  if (required === undefined) return;
  if (!Array.isArray(required)) {
    const help =
      typeof required === "boolean" && of === "setting" ? adviseOnMisplaced(required, path) : adviseOnForm(required);
    const wanted = { form: "an array of the names of settings", help };
    yield describeWrongPart(manifest, [...path, "required"], "not-an-array", wanted);
    return;
  }
  const seen = new Set<unknown>();
  for (const [index, name] of required.slice(0, MAX_SHOWN * 50).entries()) {
    const place = [...path, "required", index];
    const word = formatLabel(place);
    const found = { at: manifest.at(...place) };
    if (typeof name !== "string") {
      yield describeWrongPart(manifest, place, "not-a-string", { form: "a string", help: "Write a setting's name" });
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
        ...adviseOnUnknown(manifest, place, { meant, isListed: required.includes(meant) }),
      };
    }
    seen.add(name);
  }
}

/** Draft 3 of JSON Schema had `required: true` in a setting. */
function adviseOnMisplaced(required: boolean, path: Path): string {
  if (!required) return "Remove it";
  return `Remove it, and list ${quote(path.at(-1))} in ${formatLabel([...path.slice(0, -2), "required"])}`;
}

function adviseOnForm(required: unknown): string {
  return typeof required === "string" ? `Write [${quote(required)}]` : "Write a list: [ … ]";
}

function adviseOnUnknown(
  manifest: Manifest,
  place: Path,
  { meant, isListed }: { readonly meant: string | undefined; readonly isListed: boolean },
): Pick<Problem<ConfigSchemaCode>, "help" | "fix"> {
  if (meant === undefined) return { help: "Describe the setting, or remove its name here" };
  if (!isListed) return { help: `Write ${quote(meant)}`, fix: manifest.replace(place, meant) };
  return { help: `Remove it: the list has ${quote(meant)} already`, fix: manifest.remove(place) };
}
