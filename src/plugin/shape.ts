import schema from "./manifest.schema.json" with { type: "json" };
import { validate } from "./manifest-validator.js";

type JsonRecord = Readonly<Record<string, unknown>>;

/** A place in the manifest that its schema does not allow, and the keyword that forbids it. */
export interface ShapeError {
  /** Of the value; of the object, for a key that is missing or unknown. */
  readonly path: readonly (string | number)[];
  readonly keyword: string;
  readonly params: JsonRecord;
  /** The part of the schema that the keyword stands in. */
  readonly schema: JsonRecord;
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
  readonly params: JsonRecord;
}

type Validator = ((value: unknown) => boolean) & { readonly errors?: readonly RawError[] | null };

/** Holds a manifest to its schema. Of a value that may have one of several forms only the form that it has counts. */
export function shapeOf(manifest: unknown): Shape {
  const validator = validate as Validator;
  if (validator(manifest)) return { errors: [] };
  const errors = meantForms(validator.errors ?? []).filter(({ keyword }) => keyword !== "recommended");
  return { errors: oncePerValue(errors).map((error) => placedError(error, manifest)) };
}

function meantForms(errors: readonly RawError[]): readonly RawError[] {
  let heard = errors;
  for (const choice of errors.filter(({ keyword }) => keyword === "anyOf")) {
    const formOf = ({ instancePath, schemaPath }: RawError): string | undefined => {
      const inside = instancePath === choice.instancePath || instancePath.startsWith(`${choice.instancePath}/`);
      return inside && schemaPath.startsWith(`${choice.schemaPath}/`)
        ? schemaPath.slice(choice.schemaPath.length + 1).split("/")[0]
        : undefined;
    };
    const forms = new Set(heard.map(formOf).filter((form) => form !== undefined));
    for (const error of heard) {
      const form = formOf(error);
      if (form !== undefined && error.keyword === "type" && error.instancePath === choice.instancePath)
        forms.delete(form);
    }
    const [only, ...others] = forms;
    const meant = others.length === 0 ? only : undefined;
    heard = heard.filter((error) => {
      if (error === choice) return meant === undefined;
      const form = formOf(error);
      return form === undefined || form === meant;
    });
  }
  return heard;
}

/** A wrong value is told once, by what is most wrong with it; missing and unknown keys are each their own. */
function oncePerValue(errors: readonly RawError[]): readonly RawError[] {
  const told = new Map<string, RawError>();
  const rank = ({ keyword }: RawError): number => (keyword === "type" ? 0 : keyword === "anyOf" ? 1 : 2);
  for (const error of errors) {
    const ofKey = error.params["missingProperty"] ?? error.params["additionalProperty"];
    const place = JSON.stringify([error.instancePath, ofKey ?? null]);
    const before = told.get(place);
    if (!before || rank(error) < rank(before)) told.set(place, error);
  }
  return [...told.values()];
}

function placedError({ instancePath, schemaPath, keyword, params }: RawError, manifest: unknown): ShapeError {
  const steps = schemaPath.split("/").slice(1, -1).map(unescaped);
  return {
    path: stepsOf(instancePath, manifest),
    keyword,
    params,
    schema: steps.reduce<JsonRecord>((node, step) => resolved(node[step]), resolved(schema)),
    advisory: schemaPath.includes("/recommended/"),
  };
}

/** The steps of a JSON pointer; those into arrays are numbers. */
function stepsOf(pointer: string, manifest: unknown): (string | number)[] {
  let here = manifest;
  return pointer
    .split("/")
    .slice(1)
    .map((raw) => {
      const step = Array.isArray(here) ? Number(raw) : unescaped(raw);
      here = (here as Readonly<Record<string | number, unknown>>)[step];
      return step;
    });
}

function resolved(node: unknown): JsonRecord {
  if (typeof node !== "object" || node === null) return {};
  const { $ref, ...own } = node as JsonRecord;
  const definitions: JsonRecord = schema.definitions;
  return typeof $ref === "string" ? { ...resolved(definitions[$ref.replace("#/definitions/", "")]), ...own } : own;
}

const unescaped = (step: string): string => decodeURIComponent(step).replace(/~1/gu, "/").replace(/~0/gu, "~");
