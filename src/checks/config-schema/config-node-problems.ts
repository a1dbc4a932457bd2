import { CONFIG_FORMATS } from "../../plugin/config-schema/config-formats.js";
import { SETTING_TYPES, type SchemaNode } from "../../plugin/config-schema/config-keywords.js";
import { isDangling, isRemote } from "../../plugin/config-schema/config-schemas.js";
import { findValueFaults } from "../../plugin/config-schema/config-values.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { getOwn, isObject, type JsonObject } from "../../base/text/json/json-object.js";
import { findNearest } from "../../base/text/nearest.js";
import { quote } from "../../base/text/safe.js";
import type { Problem } from "../../core/check.js";
import type { ConfigSchemaCode } from "./config-codes.js";
import { findConfigChoiceProblems } from "./config-choice-problems.js";
import { describeConfigFault } from "./config-fault-problem.js";
import { findConfigNameProblems } from "./config-name-problems.js";
import { adviseToWrite, replaceByMeant } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import { describeWrongPart } from "./config-words.js";

/** What is wrong with one schema in a configuration schema, without what is wrong inside it. */
export function* findConfigNodeProblems(
  manifest: Manifest,
  node: SchemaNode,
  whole: JsonObject,
): Generator<Problem<ConfigSchemaCode>> {
  yield* findUnsafeProblems(manifest, node);
  yield* findReferenceProblems(manifest, node, whole);
  yield* findTypeProblems(manifest, node);
  yield* findConfigNameProblems(manifest, node);
  yield* findTextProblems(manifest, node);
  yield* findRangeProblems(manifest, node);
  yield* findConfigChoiceProblems(manifest, node);
  yield* findItemsProblems(manifest, node);
  const { path, schema } = node;
  if (!Object.hasOwn(schema, "default")) return;
  for (const fault of findValueFaults(schema, schema["default"], [...path, "default"]))
    yield describeConfigFault(manifest, fault);
}

/** Anything that would run code or reach out is refused everywhere in the schema. */
function* findUnsafeProblems(manifest: Manifest, { path, schema }: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  if (Object.hasOwn(schema, "$async")) {
    const message = `${formatLabel(path)} has "$async", which no schema for settings may have`;
    yield { code: "async", at: manifest.keyAt(...path, "$async"), message, help: "Remove it" };
  }
}

function* findReferenceProblems(
  manifest: Manifest,
  { path, schema }: SchemaNode,
  whole: JsonObject,
): Generator<Problem<ConfigSchemaCode>> {
  const reference = schema["$ref"];
  if (typeof reference !== "string") return;
  const at = manifest.at(...path, "$ref");
  const label = formatLabel([...path, "$ref"]);
  if (isRemote(reference)) {
    yield {
      code: "remote-reference",
      at,
      message: `${label} is ${quote(reference)}, which leads out of the manifest and is never fetched`,
      help: "Write what it refers to in its place",
    };
  } else if (isDangling(reference, whole)) {
    const message = `${label} is ${quote(reference)}, but the schema has nothing there`;
    yield { code: "dangling-reference", at, message, help: "Correct the reference, or add what it refers to" };
  }
}

const MEANT_TYPES: Readonly<Record<string, string>> = {
  integer: "number",
  int: "number",
  float: "number",
  text: "string",
};

function findMeantType(type: string): string | undefined {
  return getOwn(MEANT_TYPES, type) ?? findNearest(type, SETTING_TYPES);
}

function* findTypeProblems(manifest: Manifest, { path, schema, of }: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  if (of !== "setting" && of !== "item") return;
  const type = schema["type"];
  if (type === undefined) {
    if (of === "item" || ["$ref", "allOf", "anyOf", "oneOf", "const"].some((key) => Object.hasOwn(schema, key))) return;
    yield {
      code: "no-type",
      at: manifest.at(...path, "type"),
      severity: "warning",
      message: `${formatLabel(path)} has no "type", so the host's forms do not know how to ask for it`,
      help: `Add it: one of ${SETTING_TYPES.join(", ")}`,
    };
  } else if (typeof type !== "string" || !SETTING_TYPES.includes(type)) {
    const meant = typeof type === "string" ? findMeantType(type) : undefined;
    const help = adviseToWrite(meant) ?? "Write one of them";
    const wanted = { form: `one of ${SETTING_TYPES.join(", ")}`, help };
    yield {
      ...describeWrongPart(manifest, [...path, "type"], "wrong-type", wanted),
      fix: replaceByMeant(manifest, [...path, "type"], meant),
    };
  }
}

const FORMATS = 'Write "password", "email" or "url", or remove it';

function* findTextProblems(manifest: Manifest, { path, schema }: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  for (const key of ["title", "description", "format"]) {
    const value = schema[key];
    if (value === undefined || typeof value === "string") continue;
    const wanted = { form: "a string", help: key === "format" ? FORMATS : "Write it in quotation marks" };
    yield describeWrongPart(manifest, [...path, key], "not-a-string", wanted);
  }
  const format = schema["format"];
  if (typeof format !== "string" || CONFIG_FORMATS.has(format)) return;
  const meant = findNearest(format, CONFIG_FORMATS.keys());
  yield {
    code: "unknown-format",
    at: manifest.at(...path, "format"),
    severity: "notice",
    message: `${formatLabel([...path, "format"])} is ${quote(format)}, an unknown format that the host's forms may ignore`,
    help: adviseToWrite(meant) ?? FORMATS,
  };
}

function* findRangeProblems(manifest: Manifest, { path, schema }: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  const { type, minimum, maximum } = schema;
  for (const key of ["minimum", "maximum"]) {
    const value = schema[key];
    if (value === undefined) continue;
    if (typeof value !== "number") {
      const wanted = { form: "a number", help: "Write a number, without quotation marks" };
      yield describeWrongPart(manifest, [...path, key], "not-a-number", wanted);
    } else if (typeof type === "string" && ["string", "boolean", "array", "object"].includes(type)) {
      yield {
        code: "idle-limit",
        at: manifest.keyAt(...path, key),
        severity: "warning",
        message: `${quote(key)} has no effect on ${formatLabel(path)}, because its type is ${quote(type)}`,
        help: `Remove it, or write "number" as the type`,
      };
    }
  }
  if (typeof minimum !== "number" || typeof maximum !== "number" || minimum <= maximum) return;
  yield {
    code: "empty-range",
    at: manifest.at(...path, "minimum"),
    message: `${formatLabel([...path, "minimum"])} is ${quote(minimum)}, above "maximum", which is ${quote(maximum)}: no number fits`,
    help: "Swap the two, or correct one of them",
  };
}

function* findItemsProblems(
  manifest: Manifest,
  { path, schema, of }: SchemaNode,
): Generator<Problem<ConfigSchemaCode>> {
  const { items, type } = schema;
  if (items === undefined || of === "other") return;
  if (typeof type === "string" && SETTING_TYPES.includes(type) && type !== "array") {
    yield {
      code: "items-of-no-array",
      at: manifest.keyAt(...path, "items"),
      message: `${formatLabel(path)} has "items", which only an array has, but its type is ${quote(type)}`,
      help: 'Write "array" as the type, or remove "items"',
    };
  } else if (Array.isArray(items)) {
    yield {
      code: "several-items",
      at: manifest.at(...path, "items"),
      severity: "notice",
      message: `${formatLabel([...path, "items"])} is an array of schemas, which the host's forms may ignore`,
      help: "Write one schema that all items satisfy",
    };
  } else if (!isObject(items)) {
    const wanted = { form: "an object", help: 'Describe one item: { "type": "string" }' };
    yield describeWrongPart(manifest, [...path, "items"], "not-an-object", wanted);
  }
}
