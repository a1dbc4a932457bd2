import { isDeepStrictEqual } from "node:util";
import { _, Ajv, type AnySchemaObject, type KeywordCxt } from "ajv";
import standaloneModule from "ajv/dist/standalone/index.js";

const HEAD = `/* eslint-disable */
// @ts-nocheck
// Made by the build from the schema of the record.
`;

/**
 * The module that validates a record which is read back. Its first error counts. It removes the members that the
 * schema does not have.
 *
 * @param parts the schemas that it refers to.
 */
export function recordValidatorModule(schema: AnySchemaObject, parts: readonly AnySchemaObject[] = []): string {
  const ajv = new Ajv({
    allErrors: true,
    allowUnionTypes: true,
    code: { source: true, esm: true, lines: true },
    discriminator: true,
    inlineRefs: false,
    logger: false,
    // Names are gone through, not written out.
    loopRequired: 1,
    messages: false,
    removeAdditional: true,
    strictRequired: false,
    // Lengths are in UTF-16 units, as excerpts are cut.
    unicode: false,
  });
  ajv.addKeyword({
    keyword: "texts",
    schemaType: "boolean",
    error: { message: "", params: ({ schema }) => _`{mayBeOne: ${schema as boolean}}` },
    code: (context: KeywordCxt) => {
      const { data } = context;
      const isOne = context.schema === true ? _`typeof ${data} == "string" || ` : _``;
      context.pass(_`${isOne}Array.isArray(${data}) && ${data}.every((item) => typeof item == "string")`);
    },
  });
  ajv.addKeyword({
    keyword: "wholeNumber",
    schemaType: "object",
    error: {
      message: "",
      params: ({ schema }) =>
        _`{minimum: ${(schema as WholeNumber).minimum}, maximum: ${(schema as WholeNumber).maximum}}`,
    },
    code: (context: KeywordCxt) => {
      const { minimum, maximum } = context.schema as WholeNumber;
      const { data } = context;
      context.fail(_`!Number.isSafeInteger(${data}) || ${data} < ${minimum} || ${data} > ${maximum}`);
    },
  });
  for (const part of parts) ajv.addSchema(prepareSchema(part) as AnySchemaObject);
  const code = standaloneModule
    .default(ajv, ajv.compile(prepareSchema(schema) as AnySchemaObject))
    .replace(/^"use strict";\n?/u, "")
    .replace(/^export default .*\n/mu, "")
    .replaceAll(ADDS_ERROR, "errors = (vErrors ??= []).push({ instancePath$1, keyword: $2, params: $3 });")
    // Only the first error counts. To join the lists would take the square of their length.
    .replaceAll(/vErrors = vErrors === null \? (\w+\.errors) : vErrors\.concat\(\1\);/gu, "vErrors ??= $1;");
  if (/\bconst err\d+ =|\.concat\(/u.test(code)) throw new Error("ajv adds an error in another way now");
  if (/\brequire\(/u.test(code)) throw new Error("The validator asks for a module that is not bundled with it");
  return `${HEAD}${code}\n`;
}

/** How ajv adds an error, in nine lines. */
const ADDS_ERROR =
  /const err\d+ = \{instancePath(:[^\n]*?)?,schemaPath:"[^"]*",keyword:("\w+"),params:(\{[^\n]*\})\};\s*if\(vErrors === null\)\s*\{\s*vErrors = \[err\d+\];\s*\}\s*else \{\s*vErrors\.push\(err\d+\);\s*\}\s*errors\+\+;/gu;

interface WholeNumber {
  readonly minimum: number;
  readonly maximum: number;
}

/** What nobody reads back: it is made anew, or not needed. */
const UNREAD = new Set(["title", "verdict", "counts", "only", "growth", "ran", "skipped"]);
const ANNOTATIONS = new Set(["$schema", "title", "description", "unevaluatedProperties"]);

/** The part of a schema that a reader needs, with whole numbers that JavaScript can count. */
function prepareSchema(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(prepareSchema);
  if (typeof node !== "object" || node === null) return node;
  const { type, minimum = 0, maximum = Number.MAX_SAFE_INTEGER, ...more } = node as Record<string, unknown>;
  if (type === "integer") return { wholeNumber: { minimum, maximum } };
  if (type === "array" && isDeepStrictEqual(more["items"], { type: "string" })) return { texts: false };
  if ("anyOf" in more) return { texts: true };
  const prepared = Object.entries(node)
    .filter(([key]) => !ANNOTATIONS.has(key))
    .map(([key, value]) => [key, prepareMember(key, value)]);
  return Object.fromEntries([...prepared, ...("oneOf" in more ? [["discriminator", { propertyName: "status" }]] : [])]);
}

function prepareMember(key: string, value: unknown): unknown {
  if (key === "required") return (value as readonly string[]).filter((name) => !UNREAD.has(name));
  if (key !== "properties") return prepareSchema(value);
  const members = Object.entries(value as object).filter(([name]) => !UNREAD.has(name));
  return Object.fromEntries(members.map(([name, member]) => [name, prepareSchema(member)]));
}
