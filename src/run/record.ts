import { UsageError } from "../core/errors.js";
import { decodeUtf8 } from "../base/text/decode.js";
import { getOwn, isObject, type JsonObject } from "../base/text/json/json-object.js";
import { makePointer, parsePointer, type Path } from "../base/text/json/json-text.js";
import { MAX_JSON_BYTES } from "../base/text/json/json-limits.js";
import { readJson } from "../base/text/json/read-json.js";
import type { Range } from "../base/text/location.js";
import { quote } from "../base/text/safe.js";

/** An untrusted file in one of our own formats. */
export interface RecordFile {
  readonly bytes: Uint8Array;
  /** The start of the message, such as `The baseline "known.json"`. */
  readonly subject: string;
  /** The value that `schema` must have. */
  readonly schema: string;
  readonly help: string;
}

/** What is wrong with a record, and where. */
export interface RecordFault {
  readonly path: Path;
  readonly why: string;
}

export interface RecordForm<Value> {
  /** The function that the build makes from the schema. It removes the members that the schema does not have. */
  readonly validate: unknown;
  /** Refuses the record of another version, whatever form that has. */
  readonly findOtherVersion?: (record: JsonObject) => RecordFault | undefined;
  /** What the schema cannot say. */
  readonly findFault?: (record: Value) => RecordFault | undefined;
}

/** @throws {UsageError} that names the line and the column. */
export function readRecord<Value>(file: RecordFile, form: RecordForm<Value>): Value {
  const value = parseJson(file);
  const fault = findSchemaFault(value, file.schema) ?? findFormFault(value, form);
  if (!fault) return value as Value;
  const place = formatPlace(file, fault.path);
  throw new UsageError(`${file.subject} cannot be used: ${place}${fault.why}`, file.help);
}

function parseJson({ bytes, subject, help }: RecordFile): unknown {
  const { text, fault } = decodeUtf8(bytes);
  try {
    if (!fault) return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
  }
  const [problem] = bytes.length > MAX_JSON_BYTES ? [] : readJson("", bytes).problems;
  const what = problem ? `: ${formatLineAndColumn(problem.range)}${problem.message}` : "";
  throw new UsageError(`${subject} is not JSON${what}`, help);
}

function findSchemaFault(value: unknown, schema: string): RecordFault | undefined {
  if (!isObject(value)) return { path: [], why: `it contains ${quote(value)}, not an object` };
  const declared = getOwn(value, "schema");
  if (declared === schema) return undefined;
  return { path: ["schema"], why: `its "schema" is ${quote(declared)}, but must be ${quote(schema)}` };
}

function findFormFault<Value>(value: unknown, form: RecordForm<Value>): RecordFault | undefined {
  const otherVersion = form.findOtherVersion?.(value as JsonObject);
  if (otherVersion) return otherVersion;
  const validate = form.validate as Validate;
  if (validate(value)) return form.findFault?.(value as Value);
  const [error] = validate.errors ?? [];
  return error ? explainError(error, value) : { path: [], why: "it does not match its schema" };
}

type Validate = ((value: unknown) => boolean) & { readonly errors?: readonly ValidationError[] | null };

interface ValidationError {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: JsonObject;
}

function explainError({ instancePath, keyword, params }: ValidationError, value: unknown): RecordFault {
  const path = parsePointer(instancePath, value);
  const missing = params["missingProperty"];
  if (typeof missing === "string") return { path, why: `${quote(missing)} is missing` };
  if (keyword === "discriminator") return explainKind([...path, String(params["tag"])], params["tagValue"]);
  const found = quote(path.reduce<unknown>((part, step) => (part as Readonly<Record<string, unknown>>)[step], value));
  const name = path.at(-1);
  const expected = describeExpected(keyword, params);
  const isItem = typeof name === "number";
  return {
    path,
    why: isItem ? `an item is ${found}, not ${expected}` : `${quote(name)} is ${found}, but must be ${expected}`,
  };
}

/** The member that says of which kind a record is. */
function explainKind(path: Path, value: unknown): RecordFault {
  const name = quote(path.at(-1));
  if (value === undefined) return { path: path.slice(0, -1), why: `${name} is missing` };
  return { path, why: `${name} is ${quote(value)}, which is none of its values` };
}

const TYPES: ReadonlyMap<unknown, string> = new Map([
  ["array", "a list"],
  ["boolean", "true or false"],
  ["object", "an object"],
  ["string", "a text"],
]);

function describeExpected(keyword: string, params: JsonObject): string {
  switch (keyword) {
    case "type":
      return TYPES.get(params["type"]) ?? "a text or null";
    case "wholeNumber":
      return `a whole number from ${String(params["minimum"])}${describeMaximum(params["maximum"])}`;
    case "enum":
      return `one of ${(params["allowedValues"] as readonly string[]).join(", ")}`;
    case "const":
      return quote(params["allowedValue"]);
    case "maxLength":
      return `a text of at most ${String(params["limit"])} characters`;
    case "minItems":
      return "a list with an item";
    case "texts":
      return params["mayBeOne"] === true ? "a text or a list of texts" : "a list of texts";
    case "pattern":
      return `a text that matches ${String(params["pattern"])}`;
    default:
      return "what its schema says";
  }
}

function describeMaximum(maximum: unknown): string {
  return maximum === Number.MAX_SAFE_INTEGER ? "" : ` to ${String(maximum)}`;
}

/** The place of a value: its line and column, or its pointer if the file is too large. */
function formatPlace({ bytes }: RecordFile, path: Path): string {
  const json = readJson("", bytes);
  if (json.value !== undefined) return formatLineAndColumn(json.at(...path).range);
  return path.length === 0 ? "" : `at ${makePointer(path)}, `;
}

function formatLineAndColumn(range: Range | undefined): string {
  return range ? `line ${String(range.start.line)}, column ${String(range.start.column)}: ` : "";
}
