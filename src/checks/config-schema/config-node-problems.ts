import { CONFIG_FORMATS } from "../../plugin/config-schema/config-formats.js";
import { SETTING_TYPES, type SchemaNode } from "../../plugin/config-schema/config-keywords.js";
import { isDangling, isRemote } from "../../plugin/config-schema/config-schemas.js";
import { findValueFaults } from "../../plugin/config-schema/config-values.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { getOwn, isObject, type JsonObject } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { findNearest } from "../../base/text/nearest.js";
import { quote } from "../../base/text/safe.js";
import type { Problem } from "../../core/check.js";
import type { ConfigSchemaCode } from "./config-codes.js";
import { findConfigChoiceProblems } from "./config-choice-problems.js";
import { describeConfigFault } from "./config-fault-problem.js";
import { findConfigNameProblems } from "./config-name-problems.js";
import { writeMeant } from "../phrases.js";
import { formatLabel } from "../shape-problems.js";
import { adviseToQuote, describeWrongPart } from "./config-words.js";
import { decide, edit, either, remove, say, set, type Help } from "../../base/text/help.js";

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
    const place = [...path, "$async"];
    const message = `${formatLabel(path)} has "$async", which a schema for settings must not have`;
    yield { code: "async", at: manifest.keyAt(...place), message, help: remove(manifest, place) };
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
      message: `${label} is ${quote(reference)}, which points outside the manifest and is never fetched`,
      help: decide("Replace it with what it refers to", "meaning"),
    };
  } else if (isDangling(reference, whole)) {
    const message = `${label} is ${quote(reference)}, but the schema has no such part`;
    const help = decide("Fix the reference, or add what it refers to", "meaning");
    yield { code: "dangling-reference", at, message, help };
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
      message: `${formatLabel(path)} has no "type", so the host's forms cannot show a field for it`,
      help: say(`Add it: one of ${SETTING_TYPES.join(", ")}`, ...setTypes(manifest, path)),
    };
  } else if (typeof type !== "string" || !SETTING_TYPES.includes(type)) {
    const meant = typeof type === "string" ? findMeantType(type) : undefined;
    const help =
      writeMeant(manifest, [...path, "type"], meant) ?? say("Write one of them", ...setTypes(manifest, path));
    const wanted = { form: `one of ${SETTING_TYPES.join(", ")}`, help };
    yield describeWrongPart(manifest, [...path, "type"], "wrong-type", wanted);
  }
}

function setTypes(manifest: Manifest, path: Path): readonly Help[] {
  return SETTING_TYPES.map((type) => set(manifest, [...path, "type"], type, `Write ${quote(type)} as the type`));
}

function adviseOnFormat(manifest: Manifest, path: Path): Help {
  const ways = ["password", "email", "url"].map((format) => set(manifest, [...path, "format"], format));
  return say('Write "password", "email" or "url", or remove it', ...ways, remove(manifest, [...path, "format"]));
}

function* findTextProblems(manifest: Manifest, { path, schema }: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  for (const key of ["title", "description", "format"]) {
    const value = schema[key];
    if (value === undefined || typeof value === "string") continue;
    const place = [...path, key];
    const wanted = adviseToQuote(manifest, place);
    const help = key === "format" ? adviseOnFormat(manifest, path) : wanted.help;
    yield describeWrongPart(manifest, place, "not-a-string", { ...wanted, help });
  }
  const format = schema["format"];
  if (typeof format !== "string" || CONFIG_FORMATS.has(format)) return;
  const meant = findNearest(format, CONFIG_FORMATS.keys());
  yield {
    code: "unknown-format",
    at: manifest.at(...path, "format"),
    severity: "notice",
    message: `${formatLabel([...path, "format"])} is ${quote(format)}, an unknown format that the host's forms may ignore`,
    help: meant === undefined ? adviseOnFormat(manifest, path) : set(manifest, [...path, "format"], meant),
  };
}

function* findRangeProblems(manifest: Manifest, { path, schema }: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  const { type, minimum, maximum } = schema;
  for (const key of ["minimum", "maximum"]) {
    const value = schema[key];
    if (value === undefined) continue;
    if (typeof value !== "number") {
      const help = adviseOnNumber(manifest, [...path, key], value);
      yield describeWrongPart(manifest, [...path, key], "not-a-number", { form: "a number", help });
    } else if (typeof type === "string" && ["string", "boolean", "array", "object"].includes(type)) {
      yield {
        code: "idle-limit",
        at: manifest.keyAt(...path, key),
        severity: "warning",
        message: `${quote(key)} has no effect on ${formatLabel(path)}, because its type is ${quote(type)}`,
        help: either(
          remove(manifest, [...path, key]),
          set(manifest, [...path, "type"], "number", 'Write "number" as the type'),
        ),
      };
    }
  }
  if (typeof minimum !== "number" || typeof maximum !== "number" || minimum <= maximum) return;
  yield {
    code: "empty-range",
    at: manifest.at(...path, "minimum"),
    message: `${formatLabel([...path, "minimum"])} is ${quote(minimum)}, above "maximum", which is ${quote(maximum)}: no number fits`,
    help: either(
      edit("Swap the two", [
        ...manifest.replace([...path, "minimum"], maximum),
        ...manifest.replace([...path, "maximum"], minimum),
      ]),
      decide("Correct one of them", "meaning"),
    ),
  };
}

function adviseOnNumber(manifest: Manifest, path: Path, value: unknown): Help {
  const isNumber = typeof value === "string" && value.trim() !== "" && Number.isFinite(Number(value));
  const title = "Write a number, without quotation marks";
  return isNumber ? set(manifest, path, Number(value), title) : decide(title, "meaning");
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
      message: `${formatLabel(path)} has "items", which only arrays have, but its type is ${quote(type)}`,
      help: either(
        set(manifest, [...path, "type"], "array", 'Write "array" as the type'),
        remove(manifest, [...path, "items"], 'Remove "items"'),
      ),
    };
  } else if (Array.isArray(items)) {
    yield {
      code: "several-items",
      at: manifest.at(...path, "items"),
      severity: "notice",
      message: `${formatLabel([...path, "items"])} is an array of schemas, which the host's forms may ignore`,
      help: decide("Write one schema for all items", "meaning"),
    };
  } else if (!isObject(items)) {
    const help = set(manifest, [...path, "items"], { type: "string" }, 'Describe one item: { "type": "string" }');
    yield describeWrongPart(manifest, [...path, "items"], "not-an-object", { form: "an object", help });
  }
}
