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
import { certain, decide, edit, either, remove, set, type Help } from "../../base/text/help.js";

const MAX_SHOWN = 20;

/** What is wrong with the names of settings: in "properties", and in "required". */
export function* findConfigNameProblems(manifest: Manifest, node: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  const { path, schema } = node;
  const { properties } = schema;
  if (properties !== undefined && !isObject(properties)) {
    const wanted = { form: "an object", help: decide("Write an object: { … }", "meaning") };
    yield describeWrongPart(manifest, [...path, "properties"], "not-an-object", wanted);
  } else if (properties)
    yield* findPropertiesProblems(manifest, { ...node, path: [...path, "properties"] }, properties);
  yield* findRequiredProblems(manifest, node);
}

const RENAME = "Give the setting another name";

function* findPropertiesProblems(
  manifest: Manifest,
  { path, of }: Pick<SchemaNode, "path" | "of">,
  properties: JsonObject,
): Generator<Problem<ConfigSchemaCode>> {
  for (const [name, setting] of Object.entries(properties)) {
    if (name === "__proto__") {
      const message = `${formatLabel(path)} has the setting "__proto__", which is not a safe key of a JavaScript object`;
      yield { code: "unsafe-name", at: manifest.keyAt(...path, name), message, help: decide(RENAME, "meaning") };
    } else if (!isObject(setting) && (of !== "other" || typeof setting !== "boolean")) {
      // Behind another keyword, true and false are schemas.
      const help = set(manifest, [...path, name], { type: "string" }, 'Describe the setting: { "type": "string" }');
      yield describeWrongPart(manifest, [...path, name], "not-an-object", { form: "an object", help });
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
      typeof required === "boolean" && of === "setting"
        ? adviseOnMisplaced(manifest, required, path)
        : adviseOnForm(manifest, required, path);
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
      const help = either(decide("Write a setting's name", "meaning"), remove(manifest, place));
      yield describeWrongPart(manifest, place, "not-a-string", { form: "a string", help });
    } else if (seen.has(name)) {
      yield {
        ...found,
        code: "repeated-name",
        message: `${word} is ${quote(name)}, which the list already has`,
        help: certain(remove(manifest, place)),
      };
    } else if (isObject(properties) && !Object.hasOwn(properties, name) && of !== "other") {
      const meant = findNearest(name, Object.keys(properties));
      yield {
        ...found,
        code: "unknown-name",
        message: `${word} is ${quote(name)}, which is not in "properties"`,
        help: adviseOnUnknown(manifest, place, { meant, isListed: required.includes(meant) }),
      };
    }
    seen.add(name);
  }
}

/** Draft 3 of JSON Schema had `required: true` in a setting. */
function adviseOnMisplaced(manifest: Manifest, required: boolean, path: Path): Help {
  const removal = manifest.remove([...path, "required"]);
  if (!required) return edit("Remove it", removal);
  const [name, list] = [path.at(-1), [...path.slice(0, -2), "required"]];
  const there = manifest.valueAt(...list);
  if (Array.isArray(there) && there.includes(name))
    return edit(`Remove it: ${formatLabel(list)} already has ${quote(name)}`, removal);
  const listed = manifest.append(list, [name]);
  return edit(`Remove it, and list ${quote(name)} in ${formatLabel(list)}`, [
    ...removal,
    ...(listed.length > 0 ? listed : manifest.add(list.slice(0, -1), "required", [name])),
  ]);
}

function adviseOnForm(manifest: Manifest, required: unknown, path: Path): Help {
  if (typeof required !== "string") return decide("Write an array: [ … ]", "meaning");
  return set(manifest, [...path, "required"], [required], `Write [${quote(required)}]`);
}

function adviseOnUnknown(
  manifest: Manifest,
  place: Path,
  { meant, isListed }: { readonly meant: string | undefined; readonly isListed: boolean },
): Help {
  if (meant === undefined) {
    return either(decide("Describe the setting", "meaning"), remove(manifest, place, "Remove its name here"));
  }
  if (!isListed) return certain(set(manifest, place, meant));
  return certain(remove(manifest, place, `Remove it: the list already has ${quote(meant)}`));
}
