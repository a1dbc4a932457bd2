import schema from "./manifest.schema.json" with { type: "json" };
import { validate } from "../../generated/manifest-validator.js";
import type { JsonObject } from "../../base/text/json/json-object.js";
import { decodePointerStep, parsePointer, type Path } from "../../base/text/json/json-text.js";

/** A place in the manifest that its schema does not allow, and the keyword that forbids it. */
export interface ShapeError {
  /** The place of the value, or of the object where a key is missing or unknown. */
  readonly path: Path;
  readonly keyword: string;
  readonly params: JsonObject;
  /** The part of the schema that contains the keyword. */
  readonly schema: JsonObject;
  /** What the specification only recommends. */
  readonly advisory: boolean;
}

/** How the manifest's shape differs from its schema, each wrong value once. */
export interface Shape {
  readonly errors: readonly ShapeError[];
}

interface RawError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: JsonObject;
}

type Validator = ((value: unknown) => boolean) & { readonly errors?: readonly RawError[] | null };

/** Validates a manifest against its schema. Where a value may have several forms, only the form that it has counts. */
export function validateShape(manifest: unknown): Shape {
  const validator = validate as Validator;
  if (validator(manifest)) return { errors: [] };
  const errors = findMeantForms(validator.errors ?? []).filter(({ keyword }) => keyword !== "recommended");
  return { errors: keepOnePerValue(errors).map((error) => makeError(error, manifest)) };
}

/** One value that may have several forms: an `anyOf` of the schema, at one place of the manifest. */
interface Choice {
  /** The errors of each form. */
  readonly forms: Map<string, RawError[]>;
  /** The forms that the value has not even the type of. */
  readonly others: Set<string>;
}

/** For a value with several possible forms, keeps the errors of the form that is meant, or else one about the choice. */
function findMeantForms(errors: readonly RawError[]): readonly RawError[] {
  const choices = new Map<string, Choice>();
  const outside: RawError[] = [];
  const ends: { readonly error: RawError; readonly place: string }[] = [];
  for (const error of errors) {
    const inside = readForm(error);
    if (error.keyword === "anyOf") ends.push({ error, place: error.schemaPath + error.instancePath });
    else if (!inside) outside.push(error);
    else {
      const choice = choices.get(inside.place) ?? { forms: new Map<string, RawError[]>(), others: new Set<string>() };
      choices.set(inside.place, choice);
      const form = choice.forms.get(inside.form) ?? [];
      form.push(error);
      choice.forms.set(inside.form, form);
      if (error.keyword === "type" && inside.isWhole) choice.others.add(inside.form);
    }
  }
  // Where a value fits one of its forms, there is no `anyOf` error, and the errors of the other forms are dropped.
  return [...outside, ...ends.flatMap(({ error, place }) => selectMeantErrors(error, choices.get(place)))];
}

function selectMeantErrors(end: RawError, choice: Choice | undefined): readonly RawError[] {
  const meant = [...(choice?.forms ?? [])].filter(([form]) => !choice?.others.has(form));
  const [only, ...more] = meant;
  if (only && more.length === 0) return only[1];
  return [end];
}

/** The form that an error is about, and the place of the choice that it is one of. */
function readForm({
  schemaPath,
  instancePath,
}: RawError): { place: string; form: string; isWhole: boolean } | undefined {
  const [, choice, form] = /^(.*?\/anyOf)\/(\d+)\//u.exec(schemaPath) ?? [];
  if (choice === undefined || form === undefined) return undefined;
  const steps = (choice.match(/\/properties\/|\/items(?=\/)/gu) ?? []).length;
  const value = instancePath
    .split("/")
    .slice(0, steps + 1)
    .join("/");
  return { place: choice + value, form, isWhole: value === instancePath };
}

/** The worst errors; all others come after them. */
const RANKS: ReadonlyMap<string, number> = new Map([
  ["type", 0],
  ["anyOf", 1],
]);

/** Reports a wrong value once, by its worst error. Each missing and each unknown key is an error of its own. */
function keepOnePerValue(errors: readonly RawError[]): readonly RawError[] {
  const kept = new Map<string, RawError>();
  const rank = ({ keyword }: RawError): number => RANKS.get(keyword) ?? RANKS.size;
  for (const error of errors) {
    const key = error.params["missingProperty"] ?? error.params["additionalProperty"];
    const place = JSON.stringify([error.instancePath, key ?? null]);
    const before = kept.get(place);
    if (!before || rank(error) < rank(before)) kept.set(place, error);
  }
  return [...kept.values()];
}

function makeError({ instancePath, schemaPath, keyword, params }: RawError, manifest: unknown): ShapeError {
  return {
    path: parsePointer(instancePath, manifest),
    keyword,
    params,
    schema: findSchema(schemaPath),
    advisory: isAdvisory(schemaPath),
  };
}

function isAdvisory(schemaPath: string): boolean {
  return schemaPath.includes("/recommended/");
}

const knownParts = new Map<string, JsonObject>();

/** The part of the schema that contains a keyword. There are a few hundred of them, whatever the manifest. */
function findSchema(schemaPath: string): JsonObject {
  const known = knownParts.get(schemaPath);
  if (known) return known;
  // `recommended` contains keywords of its own: their schema is one step further out.
  const steps = schemaPath.split("/").slice(1, isAdvisory(schemaPath) ? -2 : -1);
  const names = steps.map((step) => decodePointerStep(decodeURIComponent(step)));
  const part = names.reduce<JsonObject>((node, step) => resolveReference(node[step]), resolveReference(schema));
  knownParts.set(schemaPath, part);
  return part;
}

export function resolveReference(node: unknown): JsonObject {
  if (typeof node !== "object" || node === null) return {};
  const { $ref, ...own } = node as JsonObject;
  const definitions: JsonObject = schema.definitions;
  if (typeof $ref !== "string") return own;
  return { ...resolveReference(definitions[$ref.replace("#/definitions/", "")]), ...own };
}
