import { getOwn, isObject, toObject, type JsonObject } from "../../base/text/json/json-object.js";
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
  return faults.length === 0 ? value : undefined;
}

function makeValue(schema: JsonObject, depth: number): unknown {
  const own = (key: string): unknown => getOwn(schema, key);
  for (const key of ["default", "const"]) if (own(key) !== undefined) return own(key);
  for (const key of ["enum", "examples"]) {
    const list = own(key);
    if (Array.isArray(list) && list.length > 0) return list[0];
  }
  const type = own("type");
  switch (
    Array.isArray(type) ? (type as unknown[])[0] : (type ?? (isObject(own("properties")) ? "object" : "string"))
  ) {
    case "string":
      return makeText(own("format"), getCount(own("minLength")), getCount(own("maxLength"), MAX_VALUE_LENGTH));
    case "integer":
    case "number":
      return makeNumber(own, type === "integer");
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

function makeText(format: unknown, least: number, most: number): string {
  const text = (typeof format === "string" ? getOwn(TEXTS, format) : undefined) ?? "made-up";
  return text.padEnd(Math.min(least, MAX_VALUE_LENGTH), "x").slice(0, most);
}

function makeNumber(own: (key: string) => unknown, isInteger: boolean): number {
  const number = (key: string): number | undefined => {
    const value = own(key);
    return typeof value === "number" ? value : undefined;
  };
  const step = number("multipleOf") ?? (isInteger ? 1 : 0);
  const [above, below] = [number("exclusiveMinimum"), number("exclusiveMaximum")];
  const least = number("minimum") ?? (above === undefined ? undefined : above + (step || 0.5));
  const most = number("maximum") ?? (below === undefined ? undefined : below - (step || 0.5));
  const value = least ?? Math.min(1, most ?? 1);
  return step === 0 ? value : Math.ceil(value / step) * step;
}

function makeList(own: (key: string) => unknown, depth: number): readonly unknown[] {
  const items = own("items");
  const count = Math.min(getCount(own("minItems")), 100);
  return Array.from({ length: count }, () => (isObject(items) && depth < DEEPEST ? makeValue(items, depth + 1) : null));
}

function makeObject(own: (key: string) => unknown, depth: number): JsonObject {
  const properties = own("properties");
  if (!isObject(properties) || depth >= DEEPEST) return {};
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, makeValue(toObject(schema), depth + 1)]),
  );
}

const getCount = (value: unknown, otherwise = 0): number => (typeof value === "number" ? value : otherwise);
