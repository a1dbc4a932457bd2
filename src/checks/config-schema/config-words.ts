import { quote } from "../../base/text/safe.js";
import { describeShapeError } from "../shape-words.js";
import type { Problem } from "../../core/check.js";
import type { Manifest } from "../../plugin/manifest/manifest.js";
import { getOwn } from "../../base/text/json/json-object.js";
import type { Path } from "../../base/text/json/json-text.js";
import { formatLabel } from "../shape-problems.js";
import { decide, either, remove, say, set, type Help } from "../../base/text/help.js";

type Params = Readonly<Record<string, unknown>>;

interface Sentences {
  readonly message: string;
  readonly help: Help;
}

/** A value of the manifest: where it is, as its author names that place, and what it is. */
export interface ConfigValue {
  readonly manifest: Manifest;
  readonly path: Path;
  readonly label: string;
  readonly value: unknown;
}

type Describe = (found: ConfigValue, params: Params) => Sentences;

const MAX_CHOICES = 10;

/** The sentences for what an author's own schema forbids in a value: one row a keyword. */
const SENTENCES: Readonly<Record<string, Describe>> = {
  type: (found, { type }) => {
    const { label, value } = found;
    const types = Array.isArray(type) ? type.map(String) : String(type).split(",");
    if (type === "integer") return describeBound(found, "a whole number", "whole");
    if (types.length === 1) return describeShape(found, "type", { type: types[0] });
    return {
      message: `${label} is ${quote(value)}, but must be of type ${types.join(" or ")}`,
      help: decide("Write a value of one of these types", "meaning"),
    };
  },
  enum: ({ manifest, path, label, value }, { allowedValues }) => {
    const allowed: readonly unknown[] = Array.isArray(allowedValues) ? allowedValues : [];
    const choices = allowed.map((choice) => quote(choice));
    const must = `${label} is ${quote(value)}, but must be`;
    const [only = "", ...others] = choices;
    if (choices.length === 1) return { message: `${must} ${only}`, help: set(manifest, path, allowed[0]) };
    const shown = choices.slice(0, MAX_CHOICES);
    if (others.length >= MAX_CHOICES) shown.push("…");
    const ways = allowed.slice(0, MAX_CHOICES).map((choice) => set(manifest, path, choice));
    return { message: `${must} one of ${shown.join(", ")}`, help: say("Write one of them", ...ways) };
  },
  minimum: (found, { limit }) => describeBound(found, `at least ${quote(limit)}`, "larger"),
  maximum: (found, { limit }) => describeBound(found, `at most ${quote(limit)}`, "smaller"),
  exclusiveMinimum: (found, { limit }) => describeBound(found, `above ${quote(limit)}`, "larger"),
  exclusiveMaximum: (found, { limit }) => describeBound(found, `below ${quote(limit)}`, "smaller"),
  multipleOf: ({ label, value }, { multipleOf }) => ({
    message: `${label} is ${quote(value)}, but must be a multiple of ${quote(multipleOf)}`,
    help: decide("Write a multiple of it", "meaning"),
  }),
  format: ({ manifest, path, label, value }, { format }) => ({
    message: `${label} is ${quote(value)}, but must have the format ${quote(format)}`,
    help: either(decide("Write it in that format", "meaning"), set(manifest, path, "", "Leave it empty")),
  }),
  pattern: ({ label, value }, { pattern }) => ({
    message: `${label} is ${quote(value)}, but must match the pattern ${quote(pattern)}`,
    help: decide("Write a string that matches it", "meaning"),
  }),
  regex: ({ label, value }) => ({
    message: `${label} is ${typeof value === "string" ? `${quote(value)}, which is ` : ""}not a valid regular expression`,
    help: decide("Fix it: close every bracket, and put a \\ only before special characters", "meaning"),
  }),
  const: (found, { allowedValue }) => describeShape(found, "const", { allowedValue }),
  minLength: (found, { limit }) => describeShape(found, "minLength", { limit }),
  maxLength: (found, { limit }) => describeShape(found, "maxLength", { limit }),
  minItems: (found, { limit }) => describeCount(found, `at least ${quote(limit)} items`, "Add items"),
  maxItems: (found, { limit }) => describeCount(found, `at most ${quote(limit)} items`, "Remove items"),
  minProperties: (found, { limit }) => describeCount(found, `at least ${quote(limit)} keys`, "Add keys"),
  maxProperties: (found, { limit }) => describeCount(found, `at most ${quote(limit)} keys`, "Remove keys"),
  uniqueItems: ({ manifest, path, label, value }, { i, j }) => ({
    message: `${label} is ${quote(value)} whose items ${quote(j)} and ${quote(i)} are the same`,
    help: say(
      "Remove one of the two",
      ...[i, j].map((at) => remove(manifest, [...path, Number(at)], `Remove item ${quote(at)}`)),
    ),
  }),
  propertyNames: ({ label, value }, { propertyName }) => ({
    message: `${label} is ${quote(value)} with the key ${quote(propertyName)}, which is not allowed`,
    help: decide("Give the key another name", "meaning"),
  }),
  anyOf: ({ label, value }) => ({
    message: `${label} is ${quote(value)}, which matches no schema in "anyOf"`,
    help: decide("Write a value that matches one of them", "meaning"),
  }),
  oneOf: ({ label, value }) => ({
    message: `${label} is ${quote(value)}, which does not match exactly one schema in "oneOf"`,
    help: decide("Write a value that matches one of them", "meaning"),
  }),
};

/** A part of the schema that is not what it must be. */
export function describeWrongPart<Code extends string>(
  manifest: Manifest,
  path: Path,
  code: Code,
  { form, help }: { readonly form: string; readonly help: Help },
): Problem<Code> {
  const message = `${formatLabel(path)} is ${quote(manifest.valueAt(...path))}, but must be ${form}`;
  return { code, at: manifest.at(...path), message, help };
}

/** A part of the schema that must be a string. */
export function adviseToQuote(manifest: Manifest, path: Path): { readonly form: string; readonly help: Help } {
  const value = manifest.valueAt(...path);
  const title = "Write it in quotation marks";
  const isWord = typeof value === "number" || typeof value === "boolean";
  return { form: "a string", help: isWord ? set(manifest, path, String(value), title) : decide(title, "meaning") };
}

/** The message to a schema's author about a value that the schema forbids. */
export function describeConfigError(keyword: string, found: ConfigValue, params: Params): Sentences {
  const describe = getOwn(SENTENCES, keyword);
  if (describe) return describe(found, params);
  return {
    message: `${found.label} is ${quote(found.value)}, which the keyword ${quote(keyword)} forbids`,
    help: decide("Write another value, or change the schema", "meaning"),
  };
}

function describeShape({ manifest, path, label, value }: ConfigValue, keyword: string, params: Params): Sentences {
  return describeShapeError(label, value, { path, keyword, params, schema: {}, advisory: false }, manifest);
}

function describeBound({ label, value }: ConfigValue, limit: string, kind: string): Sentences {
  return {
    message: `${label} is ${quote(value)}, but must be ${limit}`,
    help: decide(`Write a ${kind} number`, "meaning"),
  };
}

function describeCount({ label, value }: ConfigValue, limit: string, help: string): Sentences {
  return { message: `${label} is ${quote(value)}, but must have ${limit}`, help: decide(help, "meaning") };
}
