import { SETTING_TYPES, type SchemaNode } from "../../plugin/config-schema/config-keywords.js";
import { getType } from "../../plugin/config-schema/config-values.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { isObject } from "../../base/text/json/json-object.js";
import { quote } from "../../base/text/safe.js";
import type { Problem } from "../../core/check.js";
import type { ConfigSchemaCode } from "./config-codes.js";
import { formatLabel } from "../shape-problems.js";
import { adviseToQuote, describeWrongPart } from "./config-words.js";
import { decide, either, remove } from "../../base/text/help.js";

const MAX_SHOWN = 20;
const LIST = { form: "an array", help: decide("Write an array: [ … ]", "meaning") };

/** What is wrong with the choices that a setting offers, and with the names that they are shown by. */
export function* findConfigChoiceProblems(manifest: Manifest, node: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  yield* findEnumProblems(manifest, node);
  yield* findEnumNamesProblems(manifest, node);
}

function* findEnumProblems(manifest: Manifest, { path, schema }: SchemaNode): Generator<Problem<ConfigSchemaCode>> {
  const { type, enum: choices } = schema;
  if (choices === undefined) return;
  const at = manifest.at(...path, "enum");
  if (!Array.isArray(choices)) {
    yield describeWrongPart(manifest, [...path, "enum"], "not-an-array", LIST);
    return;
  }
  if (choices.length === 0) {
    const message = `${formatLabel([...path, "enum"])} is an array without items, so no value is allowed`;
    const removal = remove(manifest, [...path, "enum"], 'Remove "enum"');
    const help = either(decide("Add the allowed values", "meaning"), removal);
    yield { code: "no-choice", at, message, help };
  }
  const seen = new Set<unknown>();
  let reported = 0;
  for (const [index, choice] of choices.entries()) {
    const place = [...path, "enum", index];
    // An object has no short name, so its place is the whole list.
    const found = {
      at: isObject(choice) ? at : manifest.at(...place),
      severity: "warning",
      subject: formatChoice(choice),
    } as const;
    const is = `${formatLabel(place)} is ${quote(choice)}`;
    const repeated = (typeof choice !== "object" || choice === null) && seen.has(choice);
    seen.add(choice);
    const misfit = typeof type === "string" && SETTING_TYPES.includes(type) && type !== getType(choice);
    if ((!repeated && !misfit) || ++reported > MAX_SHOWN) continue;
    if (repeated) {
      yield {
        ...found,
        code: "repeated-choice",
        message: `${is}, which the list already has`,
        help: remove(manifest, place),
      };
      continue;
    }
    yield {
      ...found,
      code: "impossible-choice",
      message: `${is}, which cannot be chosen, because the type is ${quote(type)}`,
      help: decide("Write a value of that type, or change the type", "meaning"),
    };
  }
}

function* findEnumNamesProblems(
  manifest: Manifest,
  { path, schema }: SchemaNode,
): Generator<Problem<ConfigSchemaCode>> {
  const { enum: choices, enumNames: names } = schema;
  if (names === undefined) return;
  if (!Array.isArray(names)) {
    yield describeWrongPart(manifest, [...path, "enumNames"], "not-an-array", LIST);
    return;
  }
  for (const [index, name] of names.slice(0, MAX_SHOWN).entries()) {
    const place = [...path, "enumNames", index];
    if (typeof name !== "string")
      yield describeWrongPart(manifest, place, "not-a-string", adviseToQuote(manifest, place));
  }
  if (choices !== undefined && !Array.isArray(choices)) return;
  const values = choices?.length ?? 0;
  if (names.length === values) return;
  const found = choices ? `has ${formatAmount(values, "value")}` : "is missing";
  yield {
    code: "other-count",
    at: manifest.at(...path, "enumNames"),
    message: `${formatLabel([...path, "enumNames"])} is an array of ${formatAmount(names.length, "name")}, but "enum" ${found}`,
    help: decide("Write one name for each value, in the same order", "meaning"),
  };
}

/** A choice as JSON: it distinguishes problems that have the whole list as their place. */
const formatChoice = (choice: unknown): string => JSON.stringify(choice);

const formatAmount = (count: number, what: string): string => `${String(count)} ${what}${count === 1 ? "" : "s"}`;
