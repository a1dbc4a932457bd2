import { UsageError } from "../core/errors.js";
import { decodeUtf8 } from "../text/decode.js";
import { getOwn, isObject, type JsonObject } from "../text/json/json-object.js";
import { makePointer, type Path } from "../text/json/json-text.js";
import { MAX_JSON_BYTES } from "../text/json/json-limits.js";
import { readJson } from "../text/json/read-json.js";
import type { Range } from "../text/location.js";
import { quote } from "../text/safe.js";

/** Reads the members of an untrusted JSON object in our own format. A wrong value is a usage error. */
export interface RecordReader {
  has(key: string): boolean;
  isNull(key: string): boolean;
  text(key: string): string;
  optionalText(key: string): string | undefined;
  texts(key: string): readonly string[];
  /** One text, or a list of them. */
  textOrTexts(key: string): string | readonly string[];
  flag(key: string): boolean;
  /** A whole number from 1. */
  count(key: string): number;
  /** A whole number from 0. */
  sum(key: string): number;
  word<Word extends string>(key: string, words: readonly Word[]): Word;
  list<Item>(key: string, read: (item: RecordReader) => Item): readonly Item[];
  part<Part>(key: string, read: (part: RecordReader) => Part): Part;
  optionalPart<Part>(key: string, read: (part: RecordReader) => Part): Part | undefined;
  /** Throws an error about a member. */
  refuse(key: string, why: string): never;
}

export interface RecordFile {
  readonly bytes: Uint8Array;
  /** The start of the message, such as `The baseline "known.json"`. */
  readonly subject: string;
  /** The value that `schema` must have. */
  readonly schema: string;
  readonly help: string;
}

/** @throws {UsageError} that names the line and the column. */
export function readRecord<Value>(file: RecordFile, read: (record: RecordReader) => Value): Value {
  const { subject, schema, help } = file;
  const value = parseJson(file);
  const refuse: Refuse = (path, why) => {
    throw new UsageError(`${subject} cannot be used: ${formatPlace(file, path)}${why}`, help);
  };
  if (!isObject(value)) return refuse([], `it contains ${quote(value)}, not an object`);
  const declared = getOwn(value, "schema");
  if (declared !== schema)
    return refuse(["schema"], `its "schema" is ${quote(declared)}, but must be ${quote(schema)}`);
  return read(makeReader(value, [], refuse));
}

type Refuse = (path: Path, why: string) => never;

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

function makeReader(object: JsonObject, path: Path, refuse: Refuse): RecordReader {
  const refuseValue = (key: string, form: string): never =>
    Object.hasOwn(object, key)
      ? refuse([...path, key], `${quote(key)} is ${quote(object[key])}, but must be ${form}`)
      : refuse(path, `${quote(key)} is missing`);
  const text = (key: string): string => {
    const value = getOwn(object, key);
    return typeof value === "string" ? value : refuseValue(key, "a text");
  };
  const readInteger = (key: string, least: number): number => {
    const value = getOwn(object, key);
    return typeof value === "number" && Number.isSafeInteger(value) && value >= least
      ? value
      : refuseValue(key, `a whole number from ${String(least)}`);
  };
  const part = <Part>(key: string, read: (part: RecordReader) => Part): Part => {
    const value = getOwn(object, key);
    return isObject(value) ? read(makeReader(value, [...path, key], refuse)) : refuseValue(key, "an object");
  };
  return {
    has: (key) => Object.hasOwn(object, key),
    isNull: (key) => getOwn(object, key) === null,
    text,
    part,
    optionalText: (key) => (Object.hasOwn(object, key) ? text(key) : undefined),
    optionalPart: (key, read) => (Object.hasOwn(object, key) ? part(key, read) : undefined),
    count: (key) => readInteger(key, 1),
    sum: (key) => readInteger(key, 0),
    texts(key) {
      const value: unknown = getOwn(object, key);
      return Array.isArray(value) && value.every((item) => typeof item === "string")
        ? value
        : refuseValue(key, "a list of texts");
    },
    textOrTexts(key) {
      return typeof getOwn(object, key) === "string" ? text(key) : this.texts(key);
    },
    flag(key) {
      const value = getOwn(object, key);
      return typeof value === "boolean" ? value : refuseValue(key, "true or false");
    },
    word: (key, words) =>
      words.find((word) => word === getOwn(object, key)) ?? refuseValue(key, `one of ${words.join(", ")}`),
    list(key, read) {
      const value = getOwn(object, key);
      if (!Array.isArray(value)) return refuseValue(key, "a list");
      return value.map((item: unknown, index) => {
        const itemPath = [...path, key, index];
        return isObject(item)
          ? read(makeReader(item, itemPath, refuse))
          : refuse(itemPath, `an item is ${quote(item)}, not an object`);
      });
    },
    refuse: (key, why) => refuse([...path, key], why),
  };
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
