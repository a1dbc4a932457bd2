import { quote } from "../../base/text/safe.js";
import { describeShapeError } from "../shape-words.js";
import type { Problem } from "../../core/check.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { getOwn } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { formatLabel } from "../shape-problems.js";

type Params = Readonly<Record<string, unknown>>;

interface Sentences {
  readonly message: string;
  readonly help: string;
}

type Describe = (label: string, value: unknown, params: Params) => Sentences;

const MAX_CHOICES = 10;

/** The sentences for what an author's own schema forbids in a value: one row a keyword. */
const SENTENCES: Readonly<Record<string, Describe>> = {
  type: (label, value, { type }) => {
    const types = Array.isArray(type) ? type.map(String) : String(type).split(",");
    if (type === "integer") return describeBound(label, value, "a whole number", "whole");
    if (types.length === 1) return describeShape(label, value, "type", { type: types[0] });
    return {
      message: `${label} is ${quote(value)}, but must be of type ${types.join(" or ")}`,
      help: "Write a value of one of these types",
    };
  },
  enum: (label, value, { allowedValues }) => {
    const choices = Array.isArray(allowedValues) ? allowedValues.map((choice) => quote(choice)) : [];
    const must = `${label} is ${quote(value)}, but must be`;
    const [only = "", ...others] = choices;
    if (choices.length === 1) return { message: `${must} ${only}`, help: `Write ${only}` };
    const shown = choices.slice(0, MAX_CHOICES);
    if (others.length >= MAX_CHOICES) shown.push("…");
    return { message: `${must} one of ${shown.join(", ")}`, help: "Write one of them" };
  },
  minimum: (label, value, { limit }) => describeBound(label, value, `at least ${quote(limit)}`, "larger"),
  maximum: (label, value, { limit }) => describeBound(label, value, `at most ${quote(limit)}`, "smaller"),
  exclusiveMinimum: (label, value, { limit }) => describeBound(label, value, `above ${quote(limit)}`, "larger"),
  exclusiveMaximum: (label, value, { limit }) => describeBound(label, value, `below ${quote(limit)}`, "smaller"),
  multipleOf: (label, value, { multipleOf }) => ({
    message: `${label} is ${quote(value)}, but must be a multiple of ${quote(multipleOf)}`,
    help: "Write such a number",
  }),
  format: (label, value, { format }) => ({
    message: `${label} is ${quote(value)}, but must have the format ${quote(format)}`,
    help: "Write it in that format, or leave it empty",
  }),
  pattern: (label, value, { pattern }) => ({
    message: `${label} is ${quote(value)}, but must match the pattern ${quote(pattern)}`,
    help: "Write a text that matches it",
  }),
  regex: (label, value) => ({
    message: `${label} is ${typeof value === "string" ? `${quote(value)}, which is ` : ""}not a regular expression`,
    help: "Correct it: each bracket needs its other half, and a \\ goes before special characters only",
  }),
  const: (label, value, { allowedValue }) => describeShape(label, value, "const", { allowedValue }),
  minLength: (label, value, { limit }) => describeShape(label, value, "minLength", { limit }),
  maxLength: (label, value, { limit }) => describeShape(label, value, "maxLength", { limit }),
  minItems: (label, value, { limit }) => describeCount(label, value, `at least ${quote(limit)} items`, "Add items"),
  maxItems: (label, value, { limit }) => describeCount(label, value, `at most ${quote(limit)} items`, "Remove items"),
  minProperties: (label, value, { limit }) => describeCount(label, value, `at least ${quote(limit)} keys`, "Add keys"),
  maxProperties: (label, value, { limit }) =>
    describeCount(label, value, `at most ${quote(limit)} keys`, "Remove keys"),
  uniqueItems: (label, value, { i, j }) => ({
    message: `${label} is ${quote(value)} whose items ${quote(j)} and ${quote(i)} are the same`,
    help: "Remove one of the two",
  }),
  propertyNames: (label, value, { propertyName }) => ({
    message: `${label} is ${quote(value)} with the key ${quote(propertyName)}, which is not allowed`,
    help: "Give the key another name",
  }),
  anyOf: (label, value) => ({
    message: `${label} is ${quote(value)}, which satisfies none of the forms in "anyOf"`,
    help: "Write one of the forms",
  }),
  oneOf: (label, value) => ({
    message: `${label} is ${quote(value)}, which does not satisfy exactly one of the forms in "oneOf"`,
    help: "Write one of the forms",
  }),
};

/** A part of the schema that is not what it must be. */
export function describeWrongPart<Code extends string>(
  manifest: Manifest,
  path: Path,
  code: Code,
  { form, help }: { readonly form: string; readonly help: string },
): Problem<Code> {
  const message = `${formatLabel(path)} is ${quote(manifest.valueAt(...path))}, but must be ${form}`;
  return { code, at: manifest.at(...path), message, help };
}

/** The message to a schema's author about a value that the schema forbids. */
export function describeConfigError(keyword: string, label: string, value: unknown, params: Params): Sentences {
  const describe = getOwn(SENTENCES, keyword);
  if (describe) return describe(label, value, params);
  return {
    message: `${label} is ${quote(value)}, which the keyword ${quote(keyword)} forbids`,
    help: "Write another value, or change the schema",
  };
}

function describeShape(label: string, value: unknown, keyword: string, params: Params): Sentences {
  return describeShapeError(label, value, { path: [], keyword, params, schema: {}, advisory: false });
}

function describeBound(label: string, value: unknown, limit: string, kind: string): Sentences {
  return { message: `${label} is ${quote(value)}, but must be ${limit}`, help: `Write a ${kind} number` };
}

function describeCount(label: string, value: unknown, limit: string, help: string): Sentences {
  return { message: `${label} is ${quote(value)}, but must have ${limit}`, help };
}
