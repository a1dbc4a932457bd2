import { Ajv, type AnySchemaObject } from "ajv";
import standaloneModule from "ajv/dist/standalone/index.js";

const HEAD = `/* eslint-disable */
// @ts-nocheck
// Made by the build from manifest.schema.json.
import { countCodePoints } from "../text/code-points.js";

function withError(errors, error) {
  if (errors === null) return [error];
  errors.push(error);
  return errors;
}
`;

/** The module that validates a manifest without a schema compiler: generated ahead, so that nothing is compiled at run time. */
export function validatorModule(schema: AnySchemaObject): string {
  const ajv = new Ajv({
    allErrors: true,
    ownProperties: true,
    strict: true,
    strictRequired: false,
    allowUnionTypes: false,
    // Formats are for editors: the checks judge addresses with more words than a format has.
    validateFormats: false,
    // Names are gone through, not written out.
    loopRequired: 1,
    messages: false,
    code: { source: true, esm: true, lines: true },
  });
  ajv.addKeyword({ keyword: "recommended", schemaType: "array", macro: (names: string[]) => ({ required: names }) });
  const standalone = standaloneModule.default;
  const code = standalone(ajv, ajv.compile(inlined(schema)))
    .replace(/^"use strict";\n?/u, "")
    .replace(/^export default .*\n/mu, "")
    .replace(ADDS_ERROR, "vErrors = withError(vErrors, $1);\nerrors++;")
    .replace(/require\("ajv\/dist\/runtime\/ucs2length"\)\.default/gu, "countCodePoints");
  if (/vErrors\.push\(/u.test(code)) throw new Error("ajv adds an error in another way now");
  if (/\brequire\(/u.test(code)) throw new Error("The validator asks for a module that is not bundled with it");
  return `${HEAD}${code}\n`;
}

/** How ajv adds each of its two hundred errors, which would be a quarter of the code. */
const ADDS_ERROR =
  /const err\d+ = (\{.*\});\s*if\(vErrors === null\)\s*\{\s*vErrors = \[err\d+\];\s*\}\s*else \{\s*vErrors\.push\(err\d+\);\s*\}\s*errors\+\+;/gu;

const ANNOTATIONS = new Set([
  "title",
  "description",
  "default",
  "definitions",
  "must",
  "deprecatedValues",
  "deprecationMessage",
  "notMeant",
]);

/** The same schema without references and annotations: every error then names its place from the root. */
function inlined(schema: AnySchemaObject): AnySchemaObject {
  const definitions = schema["definitions"] as Readonly<Record<string, object>>;
  const copy = (node: unknown, isMap: boolean): unknown => {
    if (Array.isArray(node)) return node.map((item) => copy(item, false));
    if (typeof node !== "object" || node === null) return node;
    const { $ref, ...own } = node as Record<string, unknown>;
    const target = typeof $ref === "string" && !isMap ? definitions[$ref.replace("#/definitions/", "")] : undefined;
    const entries = Object.entries({ ...target, ...own }).filter(([key]) => isMap || !ANNOTATIONS.has(key));
    return Object.fromEntries(entries.map(([key, value]) => [key, copy(value, key === "properties" && !isMap)]));
  };
  return copy(schema, false) as AnySchemaObject;
}
