import type { Path } from "../../base/text/json/json-text.js";
import type { ConfigFault } from "./config-tasks.js";
import { hasFormat } from "./config-formats.js";
import { SETTING_TYPES } from "./config-keywords.js";
import { getOwn, isObject, isSameJson, type JsonObject } from "../../base/text/json/json-object.js";

const MAX_STEPS = 2_000_000;
const MAX_FAULTS = 100;

/**
 * What a schema's listed keywords forbid in a value. Its own time is bounded: of a value that is too large for that,
 * or has too many faults, the rest is left.
 */
export function findValueFaults(schema: unknown, value: unknown, path: Path): readonly ConfigFault[] {
  const faults: ConfigFault[] = [];
  validateValue({ steps: MAX_STEPS, faults }, schema, value, path);
  return faults.slice(0, MAX_FAULTS);
}

interface Validation {
  steps: number;
  readonly faults: ConfigFault[];
}

/** Recurses as deep as the schema, whose depth is limited. */
function validateValue(validation: Validation, schema: unknown, value: unknown, path: Path): void {
  validation.steps--;
  if (validation.steps < 0 || validation.faults.length >= MAX_FAULTS || !isObject(schema)) return;
  const fault = (keyword: string, params: ConfigFault["params"]): void => {
    validation.faults.push({ path, keyword, params });
  };
  const own = (key: string): unknown => getOwn(schema, key);
  if (own("format") === "password" && isSet(value)) {
    fault("secret", {});
    return;
  }
  const type = own("type");
  if (typeof type === "string" && SETTING_TYPES.includes(type) && type !== getType(value)) {
    fault("type", { type });
    return;
  }
  const allowed = own("enum");
  // An empty list is a fault of the schema, not of the value.
  if (Array.isArray(allowed) && allowed.length > 0 && !isAllowed(validation, allowed, value)) {
    fault("enum", { allowedValues: allowed });
    return;
  }
  if (typeof value === "number") {
    const [minimum, maximum] = [own("minimum"), own("maximum")];
    if (typeof minimum === "number" && value < minimum) fault("minimum", { limit: minimum });
    if (typeof maximum === "number" && value > maximum) fault("maximum", { limit: maximum });
  }
  const format = own("format");
  if (typeof value === "string" && typeof format === "string" && !hasFormat(value, format)) fault("format", { format });
  if (Array.isArray(value) && isObject(own("items"))) {
    for (const [index, item] of value.entries()) validateValue(validation, own("items"), item, [...path, index]);
  }
  if (isObject(value)) validateObject(validation, own, value, path);
}

function validateObject(validation: Validation, own: (key: string) => unknown, value: JsonObject, path: Path): void {
  const [required, properties] = [own("required"), own("properties")];
  if (Array.isArray(required)) {
    for (const name of new Set<unknown>(required)) {
      if (typeof name === "string" && !Object.hasOwn(value, name))
        validation.faults.push({ path, keyword: "required", params: { missingProperty: name } });
    }
  }
  if (!isObject(properties)) return;
  for (const [key, part] of Object.entries(value)) {
    if (Object.hasOwn(properties, key) && key !== "__proto__")
      validateValue(validation, properties[key], part, [...path, key]);
  }
}

/** Whether a value is set: anything but an empty text, `null` and `undefined`. */
function isSet(value: unknown): boolean {
  return value !== "" && value !== null && value !== undefined;
}

function isAllowed(validation: Validation, allowed: readonly unknown[], value: unknown): boolean {
  if (typeof value !== "object" || value === null) {
    validation.steps -= allowed.length;
    return allowed.includes(value);
  }
  const size = JSON.stringify(value).length;
  validation.steps -= allowed.filter((one) => typeof one === "object").length * size;
  return validation.steps < 0 || allowed.some((one) => isSameJson(one, value));
}

/** The type of a value as JSON Schema names it. */
export function getType(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value;
}
