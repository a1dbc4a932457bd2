import { isObject, type JsonObject } from "../../text/json/json-object.js";

const SETTING_KEYS = new Set("type title description default enum enumNames minimum maximum format items".split(" "));
const ITEM_KEYS = new Set(["type", "title", "description", "enum"]);
const WORD_TYPES = new Set(["string", "number", "boolean"]);
const MOST_PLAIN_SETTINGS = 100;
/** In UTF-16 units, far below the bytes that a schema may have. */
const MOST_PLAIN_LENGTH = 16_000;

/**
 * Whether a configuration schema certainly has nothing to be told: a flat list of settings in the plainest form, found
 * out without looking for what might be wrong. `defaults` are values for some of the settings.
 */
export function isPlainConfig(schema: unknown, defaults: unknown = {}): boolean {
  if (!isObject(schema) || !isObject(defaults) || schema["type"] !== "object") return false;
  const { properties, required = [] } = schema;
  if (!isObject(properties) || Object.keys(schema).some((key) => !ROOT_KEYS.has(key))) return false;
  const names = Object.keys(properties);
  const isNamed = (name: unknown): boolean => typeof name === "string" && Object.hasOwn(properties, name);
  return (
    names.length <= MOST_PLAIN_SETTINGS &&
    names.every((name) => name.length < 40 && /^[a-zA-Z]\w*$/u.test(name) && isPlainSetting(properties[name])) &&
    Array.isArray(required) &&
    new Set(required).size === required.length &&
    required.every(isNamed) &&
    JSON.stringify(schema).length < MOST_PLAIN_LENGTH &&
    Object.keys(defaults).every((name) => isNamed(name) && isPlainValue(defaults[name], properties[name]))
  );
}

const ROOT_KEYS = new Set(["type", "title", "description", "properties", "required"]);

function isPlainSetting(setting: unknown): boolean {
  if (!isObject(setting) || Object.keys(setting).some((key) => !SETTING_KEYS.has(key))) return false;
  const { type, title = "", description = "", items, minimum, maximum, enum: choices, enumNames, format } = setting;
  if (typeof title !== "string" || typeof description !== "string") return false;
  if (type === "array" ? !isPlainItem(items) || choices !== undefined : items !== undefined || !isWordType(type))
    return false;
  if (format !== undefined && (format !== "password" || type !== "string" || "default" in setting || choices))
    return false;
  if ((minimum !== undefined || maximum !== undefined) && !(type === "number" && isRange(minimum, maximum)))
    return false;
  if (choices !== undefined && !areChoices(choices, setting)) return false;
  if (enumNames !== undefined && !areNames(enumNames, choices)) return false;
  return !Object.hasOwn(setting, "default") || isPlainValue(setting["default"], setting);
}

function isPlainItem(item: unknown): boolean {
  return (
    isObject(item) &&
    Object.keys(item).every((key) => ITEM_KEYS.has(key)) &&
    isPlainSetting(item) &&
    isWordType(item["type"])
  );
}

const isWordType = (type: unknown): boolean => typeof type === "string" && WORD_TYPES.has(type);

function isRange(minimum: unknown = -Infinity, maximum: unknown = Infinity): boolean {
  return typeof minimum === "number" && typeof maximum === "number" && minimum <= maximum;
}

function areChoices(choices: unknown, setting: JsonObject): boolean {
  if (!Array.isArray(choices) || choices.length === 0 || new Set(choices).size !== choices.length) return false;
  return choices.every((choice) => typeof choice === setting["type"]);
}

function areNames(names: unknown, choices: unknown): boolean {
  if (!Array.isArray(names) || !Array.isArray(choices) || names.length !== choices.length) return false;
  return names.every((name) => typeof name === "string" && name !== "") && new Set(names).size === names.length;
}

/** Passwords are never plain: an empty one may be given, and one that is not empty must be told of. */
function isPlainValue(value: unknown, setting: unknown): boolean {
  if (!isObject(setting) || setting["format"] !== undefined) return false;
  const { type, items, enum: choices, minimum = -Infinity, maximum = Infinity } = setting;
  if (type === "array") return Array.isArray(value) && value.every((item) => isPlainValue(item, items));
  if (typeof value !== type || (Array.isArray(choices) && !choices.includes(value))) return false;
  return typeof value !== "number" || (value >= Number(minimum) && value <= Number(maximum));
}
