import type { Codes } from "../../core/check.js";

/** What is wrong with a value that does not fit an author's schema: a setting's, or a part of the schema itself. */
export const CONFIG_VALUE_CODES = {
  secret: "The value of a password is in a public file",
  "too-costly": "The check takes too long, or too much memory",
  "not-judged": "The thread that validates it failed",
  "not-compiled": "The schema does not compile",
  "missing-value": "A value that the schema requires is missing",
  "unknown-value": "The schema does not allow a key",
  "forbidden-value": "A keyword of the schema forbids a value",
} as const satisfies Codes;

/** What is wrong with a configuration schema, as far as the keywords go that the platform lists. */
export const CONFIG_SCHEMA_CODES = {
  ...CONFIG_VALUE_CODES,
  "too-large": "The schema is too large, and was not checked",
  "settings-only": "There are settings instead of a schema",
  "no-type": "A schema has no type",
  "wrong-type": "The type is not allowed for settings",
  "root-type": "The type of the whole schema is not object",
  "no-properties": "The whole schema has no properties",
  "unknown-dialect": "The schema uses an unknown version of JSON Schema",
  "other-keyword": "The platform does not list a keyword, so forms may ignore it",
  "misspelt-keyword": "JSON Schema does not know a keyword, and the platform lists a similar one",
  async: "A schema has $async",
  "remote-reference": "A reference points outside the manifest",
  "dangling-reference": "A reference points to nothing",
  "not-a-string": "A part of the schema must be a string",
  "not-a-number": "A limit must be a number",
  "not-an-array": "A part of the schema must be an array",
  "not-an-object": "A part of the schema must be an object",
  "unknown-format": "A format is unknown",
  "idle-limit": "A limit for numbers is on a setting that is not a number",
  "empty-range": "The minimum is above the maximum",
  "items-of-no-array": "A setting that is not an array has items",
  "several-items": "Items are described by an array of schemas",
  "no-choice": "The list of allowed values is empty",
  "repeated-choice": "An allowed value is listed twice",
  "impossible-choice": "An allowed value is not of the setting's type",
  "other-count": "The number of names differs from the number of values",
  "unsafe-name": "The name of a setting is not safe as a key of an object",
  "repeated-name": "A setting is listed as required twice",
  "unknown-name": "A required setting is not described",
} as const satisfies Codes;

export type ConfigValueCode = keyof typeof CONFIG_VALUE_CODES;
export type ConfigSchemaCode = keyof typeof CONFIG_SCHEMA_CODES;
