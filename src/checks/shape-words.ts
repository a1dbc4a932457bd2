import type { ShapeError } from "../plugin/manifest/shape.js";
import { countCodePoints } from "../base/text/code-points.js";
import { isObject } from "../base/text/json/json-object.js";
import type { Path } from "../base/text/json/json-text.js";
import { findMeant } from "../base/text/nearest.js";
import { isNeeded } from "../plugin/manifest/needed-key.js";
import type { Manifest } from "../plugin/manifest/manifest.js";
import { certain, decide, either, remove, say, set, type Help } from "../base/text/help.js";
import { joinQuoted } from "../base/text/join-words.js";
import { quote } from "../base/text/safe.js";
import { writeMeant } from "./phrases.js";

interface Sentences {
  readonly message: string;
  readonly help: Help;
}

type Describe = (label: string, value: unknown, error: ShapeError, manifest: Manifest) => Sentences;

/** The sentences for what a schema forbids: one row a keyword. */
const SENTENCES: Readonly<Record<string, Describe>> = {
  type: (label, value, error, manifest) => ({
    message: `${label} is ${quote(value)}, but must be ${describeKind(error.params["type"])}`,
    help: adviseOnType(manifest, value, error),
  }),
  enum: (label, value, { path, params, schema }, manifest) => {
    const deprecated = (schema["deprecatedValues"] ?? []) as readonly unknown[];
    const allowed = (params["allowedValues"] as readonly string[]).filter((word) => !deprecated.includes(word));
    const meant = typeof value === "string" ? findMeant(value, allowed) : undefined;
    return {
      message: `${label} is ${quote(value)}, but must be one of ${allowed.join(", ")}`,
      help:
        writeMeant(manifest, path, meant) ??
        say("Write one of them", ...listFree(manifest, path, allowed).map((word) => set(manifest, path, word))),
    };
  },
  const: (label, value, { path, params }, manifest) => ({
    message: `${label} is ${quote(value)}, but must be ${quote(params["allowedValue"])}`,
    help: set(manifest, path, params["allowedValue"]),
  }),
  minLength: (label, value, { path, params: { limit }, schema }, manifest) => {
    if (limit !== 1) return describeLength(label, value, `at least ${quote(limit)}`);
    const help = decide(formatWanted(schema), "meaning");
    return {
      message: `${label} is "", but must not be empty`,
      help: isNeeded(manifest, path) ? help : either(help, remove(manifest, path)),
    };
  },
  maxLength: (label, value, { params }) => describeLength(label, value, `at most ${quote(params["limit"])}`),
  pattern: (label, value, { schema }) => ({
    message: `${label} is ${quote(value)}, but must ${formatRule(schema)}`,
    help: decide(`Make it ${formatRule(schema)}`, "meaning"),
  }),
  minItems: (label, _, { path }, manifest) => {
    const help = decide("Add an item", "meaning");
    return {
      message: `${label} is an array without items`,
      help: isNeeded(manifest, path) ? help : either(help, remove(manifest, path, "Remove the key")),
    };
  },
  exclusiveMinimum: (label, value, { params }) => ({
    message: `${label} is ${quote(value)}, but must be above ${quote(params["limit"])}`,
    help: decide("Write a larger number", "meaning"),
  }),
  anyOf: (label, value, { path, schema }, manifest) => {
    const forms = (schema["anyOf"] ?? []) as readonly Readonly<Record<string, unknown>>[];
    const kinds = forms.map((form) => describeKind(form["type"] ?? "object"));
    return {
      message: `${label} is ${quote(value)}, but must be ${kinds.join(" or ")}`,
      help: adviseByExample(manifest, path, schema) ?? decide("Write one of the two", "meaning"),
    };
  },
};

/** `Write the author's name`: what a key is for, where its description is a phrase that fits. */
function formatWanted({ description: about }: Schema): string {
  const phrase = /^(?:The|Its|What|Why|Whether) [^:]+(?=\.$)/u.exec(String(about))?.[0];
  return `Write ${phrase === undefined ? "a value" : phrase.slice(0, 1).toLowerCase() + phrase.slice(1)}`;
}

/** The words that no other item of the list has: a permission is declared once. */
function listFree(manifest: Manifest, path: Path, allowed: readonly string[]): readonly string[] {
  if (path[0] !== "permissions") return allowed;
  const taken = TAKEN.get(manifest) ?? listTaken(manifest);
  TAKEN.set(manifest, taken);
  return allowed.filter((word) => !taken.has(word));
}

/** A manifest may have thousands of permissions, each with a problem. */
const TAKEN = new WeakMap<Manifest, ReadonlySet<unknown>>();

function listTaken(manifest: Manifest): ReadonlySet<unknown> {
  const items = manifest.valueAt("permissions");
  return new Set(Array.isArray(items) ? items.map((item: unknown) => (isObject(item) ? item["type"] : item)) : []);
}

export function describeShapeError(label: string, value: unknown, error: ShapeError, manifest: Manifest): Sentences {
  const describe = SENTENCES[error.keyword];
  if (describe) return describe(label, value, error, manifest);
  const help = decide("See the page of this check", "meaning");
  return { message: `${label} is ${quote(value)}, which is not allowed`, help };
}

const FORMS: Readonly<Record<string, string>> = {
  string: "Write a string, in quotation marks",
  array: "Write an array: [ … ]",
  number: "Write a number, without quotation marks",
};

type Schema = Readonly<Record<string, unknown>>;

function adviseOnType(manifest: Manifest, value: unknown, { path, params, schema }: ShapeError): Help {
  const type = String(params["type"]);
  const isWord = typeof value === "number" || typeof value === "boolean";
  const byExample = adviseByExample(manifest, path, schema);
  if (type === "string" && isWord && !byExample && isLongEnough(value, schema))
    return set(manifest, path, String(value), "Write it in quotation marks");
  if (type === "array" && typeof value === "string" && value !== "" && takesTexts(schema))
    return adviseOnList(manifest, path, value, schema);
  if (byExample) return byExample;
  if (type === "object") return adviseOnObject(schema);
  if (type === "boolean") {
    const help = [true, false].map((flag) => set(manifest, path, flag));
    return say("Write true or false, without quotation marks", ...help);
  }
  const isDigits = type === "number" && typeof value === "string" && /^(?:0|[1-9]\d{0,14})$/u.test(value);
  if (isDigits) return certain(set(manifest, path, Number(value), `Write ${value}, without quotation marks`));
  return decide(FORMS[type] ?? "Write another value", "meaning");
}

function adviseByExample(manifest: Manifest, path: Path, schema: Schema): Help | undefined {
  const example = formatExample(schema);
  if (example === undefined) return undefined;
  const title = `Write, for example, ${example}`;
  // Only its author knows the names of the images.
  if (path[0] === "screenshots") return decide(title, "meaning");
  return set(manifest, path, (schema["examples"] as readonly unknown[])[0], title);
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
function adviseOnList(manifest: Manifest, path: Path, text: string, schema: Schema): Help {
  const between = text.includes(",") || formatExample(schema) === undefined ? "," : /\s/u;
  const items = text
    .split(between)
    .map((item) => item.trim())
    .filter((item) => item !== "");
  const words = items.slice(0, MAX_ITEMS).map((item) => quote(item));
  if (items.length > MAX_ITEMS) words.push("…");
  return set(manifest, path, items, `Write [${words.join(", ")}]`);
}

const MAX_ITEMS = 10;

/** With the keys that it must have, and those that it should. */
function adviseOnObject({ required = [], recommended = [] }: Schema): Help {
  const keys = [...(required as readonly string[]), ...(recommended as readonly string[])];
  return decide(keys.length === 0 ? "Write an object: { … }" : `Write an object with ${joinQuoted(keys)}`, "meaning");
}

function describeKind(type: unknown): string {
  return `${/^[aeiou]/u.test(String(type)) ? "an" : "a"} ${String(type)}`;
}

function describeLength(label: string, value: unknown, limit: string): Sentences {
  const length = typeof value === "string" ? String(countCodePoints(value)) : "some";
  return {
    message: `${label} is ${quote(value)}: ${length} characters, but it must have ${limit}`,
    help: decide(limit.startsWith("at least") ? "Write a longer text" : "Write a shorter text", "text"),
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
