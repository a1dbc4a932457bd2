import type { ShapeError } from "../plugin/manifest/shape.js";
import { countCodePoints } from "../base/text/code-points.js";
import { findMeant } from "../base/text/nearest.js";
import { adviseToWrite } from "./phrases.js";
import { quote } from "../base/text/safe.js";
import { joinQuoted } from "../base/text/join-words.js";

interface Sentences {
  readonly message: string;
  readonly help: string;
  /** The value that was certainly meant. */
  readonly replacement?: string | undefined;
}

type Describe = (label: string, value: unknown, error: ShapeError) => Sentences;

/** The sentences for what a schema forbids: one row a keyword. */
const SENTENCES: Readonly<Record<string, Describe>> = {
  type: (label, value, { params, schema }) => ({
    message: `${label} is ${quote(value)}, but must be ${describeKind(params["type"])}`,
    help: adviseOnType(String(params["type"]), value, schema),
  }),
  enum: (label, value, { params, schema }) => {
    const deprecated = (schema["deprecatedValues"] ?? []) as readonly unknown[];
    const allowed = (params["allowedValues"] as readonly string[]).filter((word) => !deprecated.includes(word));
    const meant = typeof value === "string" ? findMeant(value, allowed) : undefined;
    return {
      message: `${label} is ${quote(value)}, but must be one of ${allowed.join(", ")}`,
      help: adviseToWrite(meant) ?? "Write one of them",
      replacement: meant,
    };
  },
  const: (label, value, { params }) => ({
    message: `${label} is ${quote(value)}, but must be ${quote(params["allowedValue"])}`,
    help: `Write ${quote(params["allowedValue"])}`,
  }),
  minLength: (label, value, { params: { limit } }) => {
    if (limit !== 1) return describeLength(label, value, `at least ${quote(limit)}`);
    return { message: `${label} is "", but must not be empty`, help: "Set a value, or remove it" };
  },
  maxLength: (label, value, { params }) => describeLength(label, value, `at most ${quote(params["limit"])}`),
  pattern: (label, value, { schema }) => ({
    message: `${label} is ${quote(value)}, but must ${formatRule(schema)}`,
    help: `Let it ${formatRule(schema)}`,
  }),
  minItems: (label) => ({ message: `${label} is an array without an item`, help: "Add an item, or remove the key" }),
  exclusiveMinimum: (label, value, { params }) => ({
    message: `${label} is ${quote(value)}, but must be above ${quote(params["limit"])}`,
    help: "Write a larger number",
  }),
  anyOf: (label, value, { schema }) => {
    const forms = (schema["anyOf"] ?? []) as readonly Readonly<Record<string, unknown>>[];
    const kinds = forms.map((form) => describeKind(form["type"] ?? "object"));
    const example = formatExample(schema);
    return {
      message: `${label} is ${quote(value)}, but must be ${kinds.join(" or ")}`,
      help: example === undefined ? "Write one of the two" : `Write, for example, ${example}`,
    };
  },
};

export function describeShapeError(label: string, value: unknown, error: ShapeError): Sentences {
  const describe = SENTENCES[error.keyword];
  if (describe) return describe(label, value, error);
  return { message: `${label} is ${quote(value)}, which is not allowed`, help: "See the page of this check" };
}

const FORMS: Readonly<Record<string, string>> = {
  string: "Write a string, in quotation marks",
  array: "Write a list: [ … ]",
  number: "Write a number, without quotation marks",
  boolean: "Write true or false, without quotation marks",
};

type Schema = Readonly<Record<string, unknown>>;

function adviseOnType(type: string, value: unknown, schema: Schema): string {
  const isWord = typeof value === "number" || typeof value === "boolean";
  const example = formatExample(schema);
  if (type === "string" && isWord && example === undefined && isLongEnough(value, schema))
    return "Write it in quotation marks";
  if (type === "array" && typeof value === "string" && value !== "" && takesTexts(schema))
    return adviseOnList(value, schema);
  if (example !== undefined) return `Write, for example, ${example}`;
  if (type === "object") return adviseOnObject(schema);
  return FORMS[type] ?? "Write another value";
}

function isLongEnough(value: unknown, { minLength = 0 }: Schema): boolean {
  return String(value).length >= Number(minLength);
}

function takesTexts({ items }: Schema): boolean {
  return (items as Schema | undefined)?.["type"] === "string";
}

/**
 * The items of a list that is written as one text: `"tides, harbour"`, or `"tides.read tides.write"` where no item has
 * a space.
 */
function adviseOnList(text: string, schema: Schema): string {
  const between = text.includes(",") || formatExample(schema) === undefined ? "," : /\s/u;
  const items = text
    .split(between)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  const words = items.slice(0, MAX_ITEMS).map((item) => quote(item));
  if (items.length > MAX_ITEMS) words.push("…");
  return `Write [${words.join(", ")}]`;
}

const MAX_ITEMS = 10;

/** With the keys that it must have, and those that it should. */
function adviseOnObject({ required = [], recommended = [] }: Schema): string {
  const keys = [...(required as readonly string[]), ...(recommended as readonly string[])];
  return keys.length === 0 ? "Write an object: { … }" : `Write an object with ${joinQuoted(keys)}`;
}

function describeKind(type: unknown): string {
  return `${/^[aeiou]/u.test(String(type)) ? "an" : "a"} ${String(type)}`;
}

function describeLength(label: string, value: unknown, limit: string): Sentences {
  const length = typeof value === "string" ? String(countCodePoints(value)) : "some";
  return {
    message: `${label} is ${quote(value)}: ${length} characters, but there must be ${limit}`,
    help: limit.startsWith("at least") ? "Write more" : "Write less",
  };
}

function formatRule(schema: Readonly<Record<string, unknown>>): string {
  return typeof schema["must"] === "string" ? schema["must"] : `match ${String(schema["pattern"])}`;
}

/** The first example of a schema, as a person writes it in one line. */
export function formatExample({ examples }: Readonly<Record<string, unknown>>): string | undefined {
  if (!Array.isArray(examples)) return undefined;
  const spaced = JSON.stringify(examples[0], undefined, " ").replace(/\n */gu, " ");
  return spaced.replace(/(?<=\[) | (?=\])/gu, "");
}
