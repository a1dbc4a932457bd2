import { getOwn, isObject, toObject, toText, type JsonObject } from "../../base/text/json/json-object.js";
import { findValueFaults } from "./config-values.js";

/** A text of each format that has a form. */
const TEXTS: Readonly<Record<string, string>> = {
  email: "user@example.com",
  "idn-email": "user@example.com",
  uri: "https://example.com/",
  url: "https://example.com/",
  iri: "https://example.com/",
  hostname: "example.com",
  ipv4: "192.0.2.1",
  ipv6: "2001:db8::1",
  uuid: "00000000-0000-4000-8000-000000000000",
  date: "2000-01-01",
  time: "12:00:00Z",
  "date-time": "2000-01-01T12:00:00Z",
  duration: "P1D",
  regex: ".*",
  "json-pointer": "/made-up",
  color: "#336699",
};
const MAX_VALUE_LENGTH = 10_000;
const DEEPEST = 10;

/** Makes a value that a setting's schema allows; `undefined` where that is beyond this simple rule. */
export function makeSettingValue(schema: JsonObject): unknown {
  // What fits a pattern is not found by any simple rule.
  if (Object.hasOwn(schema, "pattern") && !Object.hasOwn(schema, "enum")) return undefined;
  const value = makeValue(schema, 0);
  const faults = findValueFaults(schema, value, []).filter(({ keyword }) => keyword !== "secret");
  if (faults.length > 0) return undefined;
  return value;
}

function makeValue(schema: JsonObject, depth: number): unknown {
  const own = (key: string): unknown => getOwn(schema, key);
  for (const key of ["default", "const"]) if (own(key) !== undefined) return own(key);
  for (const key of ["enum", "examples"]) {
    const list = own(key);
    if (Array.isArray(list) && list.length > 0) return list[0];
  }
  switch (findType(own)) {
    case "string":
      return makeText(own("format"), toNumber(own("minLength")) ?? 0, toNumber(own("maxLength")) ?? MAX_VALUE_LENGTH);
    case "integer":
    case "number":
      return makeNumber(own);
    case "boolean":
      return false;
    case "array":
      return makeList(own, depth);
    case "object":
      return makeObject(own, depth);
    default:
      return null;
  }
}

/** The first type of several; where a schema names none, what its keys are for. */
function findType(own: (key: string) => unknown): unknown {
  const type = own("type");
  if (Array.isArray(type)) return (type as unknown[])[0];
  return type ?? (isObject(own("properties")) ? "object" : "string");
}

function makeText(format: unknown, min: number, max: number): string {
  const text = getOwn(TEXTS, toText(format) ?? "") ?? "made-up";
  return text.padEnd(Math.min(min, MAX_VALUE_LENGTH), "x").slice(0, max);
}

function makeNumber(own: (key: string) => unknown): number {
  const number = (key: string): number | undefined => toNumber(own(key));
  const step = number("multipleOf") ?? (own("type") === "integer" ? 1 : 0);
  const gap = step || 0.5;
  const above = number("exclusiveMinimum");
  const min = number("minimum") ?? (above === undefined ? undefined : above + gap);
  const max = number("maximum") ?? (number("exclusiveMaximum") ?? Infinity) - gap;
  const value = min ?? Math.min(1, max);
  if (step === 0) return value;
  return Math.ceil(value / step) * step;
}

function makeList(own: (key: string) => unknown, depth: number): readonly unknown[] {
  const items = own("items");
  const count = Math.min(toNumber(own("minItems")) ?? 0, 100);
  return Array.from({ length: count }, () => (isObject(items) && depth < DEEPEST ? makeValue(items, depth + 1) : null));
}

function makeObject(own: (key: string) => unknown, depth: number): JsonObject {
  const properties = own("properties");
  if (!isObject(properties) || depth >= DEEPEST) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, makeValue(toObject(schema), depth + 1)]),
  );
}

const toNumber = (value: unknown): number | undefined => (typeof value === "number" ? value : undefined);
