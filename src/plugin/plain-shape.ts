import { codePoints } from "../text/code-points.js";
import { OUTLINE } from "./manifest-outline.js";

/** The keywords that the manifest's schema uses; a new one must be understood here, or nothing is plain any more. */
interface Outline {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly exclusiveMinimum?: number;
  readonly minItems?: number;
  readonly items?: Outline;
  readonly required?: readonly string[];
  readonly recommended?: readonly string[];
  readonly properties?: Readonly<Record<string, Outline>>;
  readonly additionalProperties?: Outline | false;
  readonly allOf?: readonly Outline[];
  readonly anyOf?: readonly Outline[];
  readonly definitions?: Readonly<Record<string, Outline>>;
}

const ROOT: Outline = OUTLINE;

/** Whether a manifest certainly fits its schema, found out without loading the validator that knows what does not. */
export function isPlainShape(manifest: unknown): boolean {
  return fits(manifest, ROOT);
}

function fits(value: unknown, outline: Outline): boolean {
  const { $ref, allOf, anyOf } = outline;
  if ($ref !== undefined && !fits(value, ROOT.definitions?.[$ref.slice("#/definitions/".length)] ?? NOTHING))
    return false;
  if (allOf && !allOf.every((part) => fits(value, part))) return false;
  if (anyOf && !anyOf.some((form) => fits(value, form))) return false;
  if (outline.const !== undefined && value !== outline.const) return false;
  if (outline.enum && !outline.enum.includes(value)) return false;
  switch (outline.type) {
    case undefined:
      return true;
    case "string":
      return typeof value === "string" && fitsString(value, outline);
    case "number":
      return typeof value === "number" && (outline.exclusiveMinimum === undefined || value > outline.exclusiveMinimum);
    case "array":
      return Array.isArray(value) && fitsArray(value, outline);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value) && fitsObject(value, outline);
    default:
      return typeof value === outline.type;
  }
}

const NOTHING: Outline = { enum: [] };

function fitsString(value: string, { minLength = 0, maxLength, pattern }: Outline): boolean {
  if (value.length < minLength * 2 && codePoints(value) < minLength) return false;
  if (maxLength !== undefined && codePoints(value) > maxLength) return false;
  return pattern === undefined || patternOf(pattern).test(value);
}

const patterns = new Map<string, RegExp>();

/** The schema has a handful of patterns. */
function patternOf(source: string): RegExp {
  const known = patterns.get(source) ?? new RegExp(source, "u");
  patterns.set(source, known);
  return known;
}

function fitsArray(value: readonly unknown[], { minItems = 0, items }: Outline): boolean {
  return value.length >= minItems && (!items || value.every((item) => fits(item, items)));
}

function fitsObject(value: object, outline: Outline): boolean {
  const { required = [], recommended = [], properties = {}, additionalProperties } = outline;
  for (const key of required) if (!Object.hasOwn(value, key)) return false;
  for (const key of recommended) if (!Object.hasOwn(value, key)) return false;
  for (const key of Object.keys(value)) {
    const property = Object.hasOwn(properties, key) ? properties[key] : additionalProperties;
    const part = (value as Readonly<Record<string, unknown>>)[key];
    if (property !== undefined && (property === false || !fits(part, property))) return false;
  }
  return true;
}
