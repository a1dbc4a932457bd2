import type { Codes } from "../../core/check.js";

/** What is wrong with a value that an author's schema judges: a setting's, or a part of the schema itself. */
export const CONFIG_VALUE_CODES = {
  secret: "The value of a password is in a public file",
  "too-costly": "It takes too long, or too much memory, to check",
  "not-judged": "The thread that judges it failed",
  "not-compiled": "The schema does not compile",
  "missing-value": "A value that the schema requires is missing",
  "unknown-value": "The schema does not allow a key",
  "forbidden-value": "A keyword of the schema forbids a value",
} as const satisfies Codes;

/** What is wrong with a configuration schema, as far as the keywords go that the platform lists. */
export const CONFIG_SCHEMA_CODES = {
  ...CONFIG_VALUE_CODES,
  "too-large": "The schema is too large, and was not looked into",
  "settings-only": "The settings themselves are in the place of a schema",
  "no-type": "A schema has no type",
  "wrong-type": "The type is not one that settings have",
  "root-type": "The type of the whole schema is not object",
  "no-properties": "The whole schema has no properties",
  "unknown-dialect": "The schema is of a version that is not known",
  "other-keyword": "The platform does not list a keyword, so forms may ignore it",
  "misspelt-keyword": "JSON Schema does not know a keyword, which is near one that the platform lists",
  async: "A schema has $async",
  "remote-reference": "A reference leads out of the manifest",
  "dangling-reference": "A reference leads to nothing",
  "not-a-string": "A part of the schema must be a string",
  "not-a-number": "A limit must be a number",
  "not-an-array": "A part of the schema must be an array",
  "not-an-object": "A part of the schema must be an object",
  "unknown-format": "A format is not known",
  "idle-limit": "A limit of numbers is on a setting of another type",
  "empty-range": "The minimum is above the maximum",
  "items-of-no-array": "Items are described of a setting that is not an array",
  "several-items": "Items are described by an array of schemas",
  "no-choice": "The list of allowed values is empty",
  "repeated-choice": "An allowed value is listed twice",
  "impossible-choice": "An allowed value is not of the setting's type",
  "other-count": "There are not as many names as values",
  "unsafe-name": "A setting has a name that no object can safely have",
  "repeated-name": "A setting is listed as required twice",
  "unknown-name": "A setting that is required is not described",
} as const satisfies Codes;

export type ConfigValueCode = keyof typeof CONFIG_VALUE_CODES;
export type ConfigSchemaCode = keyof typeof CONFIG_SCHEMA_CODES;
