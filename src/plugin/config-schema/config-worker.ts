import { parentPort, workerData } from "node:worker_threads";
import { Ajv, type ErrorObject, type Options, type SchemaValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import { makePointer, parsePointer, type Path } from "../../base/text/json/json-text.js";
import type { ConfigFault, ConfigTask } from "./config-tasks.js";
import { CONFIG_FORMATS, hasFormat } from "./config-formats.js";
import { walkSchemaNodes } from "./config-keywords.js";
import { DIALECTS, type Dialect } from "./config-schemas.js";
import { classifyPattern, findUnicodeFault, isDecimalMultiple } from "./numbers-and-patterns.js";
import { isObject, type JsonObject } from "../../base/text/json/json-object.js";

/**
 * Runs in a thread of its own with little memory and little time. Compiles untrusted schemas and validates values
 * against them. Reports each place before it begins, so that the last report names the place where a run was stopped.
 */
export type ConfigReport =
  | { readonly begun: Path }
  | { readonly faults: readonly ConfigFault[] }
  | { readonly ready: true }
  /** The place of a pattern, in the order in which they are counted: see {@link ConfigWork.running}. */
  | { readonly pattern: Path };

/** What the thread is given. */
export interface ConfigWork {
  /** The tasks as a JSON text, so the thread shares no object with another one. */
  readonly text: string;
  /** What both threads see: the count of the pattern that is being tried, or 0, and since when, as `Date.now()` has it. */
  readonly running: Float64Array<SharedArrayBuffer>;
}

/** Keys that would change what a reference means, or that only other tools know. */
const DROPPED: readonly string[] = ["$schema", "id", "nullable", "discriminator"];
const ROOT = "config";
const MAX_FAULTS = 20;
const VALIDATORS = { "draft-07": Ajv, "2020-12": Ajv2020 } as const;
const META_VALIDATORS = new Map<Dialect, Ajv | Ajv2020>();

const OPTIONS: Options = {
  strict: false,
  // Code that runs once is not worth polishing.
  code: { optimize: false },
  validateSchema: false,
  addUsedSchema: false,
  ownProperties: true,
  messages: false,
  logger: false,
  formats: Object.fromEntries(
    Array.from(CONFIG_FORMATS.keys(), (name) => [
      name,
      (text: string): boolean => (name === "password" ? text === "" : hasFormat(text, name)),
    ]),
  ),
};

const { text: givenTasks, running } = workerData as ConfigWork;
const tasks = JSON.parse(givenTasks) as readonly ConfigTask[];
let patternCount = 0;
// The validators are compiled before the limit of time begins.
for (const { dialect } of tasks)
  void getMetaValidator(dialect).validateSchema({ $schema: DIALECTS[dialect], title: "" });
report({ ready: true });
for (const task of tasks) validateTask(task);

function report(message: ConfigReport): void {
  parentPort?.postMessage(message);
}

/** Validates schemas against their metaschema. It keeps no state, so one instance serves all schemas. */
function getMetaValidator(dialect: Dialect): Ajv | Ajv2020 {
  const validator = META_VALIDATORS.get(dialect) ?? new VALIDATORS[dialect]({ ...OPTIONS, allErrors: true });
  META_VALIDATORS.set(dialect, validator);
  return validator;
}

function validateTask({ path, dialect, schema, values }: ConfigTask): void {
  report({ begun: path });
  const metaValidator = getMetaValidator(dialect);
  if (metaValidator.validateSchema({ ...schema, $schema: DIALECTS[dialect] }) !== true) {
    const faults = keepOnePerPlace(metaValidator.errors ?? []).map((error) => makeFault(error, path, schema));
    report({ faults });
    return;
  }
  const patterns = findPatternFaults(schema, path);
  if (patterns.length > 0) report({ faults: patterns });
  if (patterns.some(({ keyword }) => keyword === "regex")) return;
  // Where a value may be a secret, all errors are asked for: another one must not hide that it is a secret.
  const validator = makeValidator(dialect, {
    allErrors: JSON.stringify(schema).includes('"password"'),
    unicodeRegExp: patterns.length === 0,
    code: { ...OPTIONS.code, regExp: makePatternWatch(listPatterns(schema, path)) },
  });
  try {
    validator.addSchema(makePlainSchema(schema), ROOT);
    validator.compile({ $ref: ROOT });
  } catch (error) {
    report({ faults: [{ path, keyword: "compile", params: describeThrown(error) }] });
    return;
  }
  for (const { path: at, part, value } of values) {
    report({ begun: at });
    const reference = part.length === 0 ? ROOT : `${ROOT}#${encodeURI(makePointer(part)).replace(/#/gu, "%23")}`;
    try {
      const validate = validator.compile({ $ref: reference });
      if (validate(value)) continue;
      const faults = selectWorst(validate.errors ?? []).map((error) => makeFault(error, at, value));
      report({ faults });
    } catch (error) {
      report({ faults: [{ path: at, keyword: "compile", params: describeThrown(error) }] });
    }
  }
}

/** The validator compiles patterns without naming the place of an invalid one. */
function findPatternFaults(schema: JsonObject, path: Path): readonly ConfigFault[] {
  return listPatterns(schema, path).flatMap(({ at, text }): readonly ConfigFault[] => {
    const verdict = classifyPattern(text);
    if (verdict === "valid") return [];
    if (verdict === "invalid") return [{ path: at, keyword: "regex", params: {} }];
    return [{ path: at, keyword: "regex-without-u", params: { ...findUnicodeFault(text) } }];
  });
}

interface PlacedPattern {
  readonly at: Path;
  readonly text: string;
}

function listPatterns(schema: JsonObject, path: Path): readonly PlacedPattern[] {
  return walkSchemaNodes(schema, path).flatMap(({ path: at, schema: { pattern, patternProperties } }) => {
    const keys = isObject(patternProperties) ? Object.keys(patternProperties) : [];
    const patterns = keys.map((text): PlacedPattern => ({ at: [...at, "patternProperties", text], text }));
    if (typeof pattern === "string") patterns.push({ at: [...at, "pattern"], text: pattern });
    return patterns;
  });
}

type RegExpEngine = NonNullable<NonNullable<Options["code"]>["regExp"]>;

/** Makes the patterns of a schema say when they run: the one that ends a run by its cost is the one to report. */
function makePatternWatch(patterns: readonly PlacedPattern[]): RegExpEngine {
  const engine = (pattern: string, flags: string): ReturnType<RegExpEngine> => {
    const compiled = new RegExp(pattern, flags);
    report({ pattern: patterns.find(({ text }) => text === pattern)?.at ?? [] });
    const count = ++patternCount;
    const watched = {
      test: (text: string): boolean => {
        running[1] = Date.now();
        running[0] = count;
        const isMatch = compiled.test(text);
        running[0] = 0;
        return isMatch;
      },
      toString: () => String(compiled),
    };
    return watched;
  };
  // The validator asks for the engine's source only to write modules.
  return Object.assign(engine, { code: "plugin-preflight" });
}

function makeValidator(dialect: Dialect, options: Options): Ajv | Ajv2020 {
  const validator = new VALIDATORS[dialect]({ ...OPTIONS, ...options });
  const validateMultiple: SchemaValidateFunction = (step: number, value: number): boolean => {
    const isMultiple = isDecimalMultiple(value, step);
    validateMultiple.errors = isMultiple ? [] : [{ keyword: "multipleOf", params: { multipleOf: step } }];
    return isMultiple;
  };
  // The library divides in binary, by which 0.3 is no multiple of 0.1.
  validator.removeKeyword("multipleOf");
  validator.addKeyword({ keyword: "multipleOf", type: "number", schemaType: "number", validate: validateMultiple });
  return validator;
}

/** A copy of a schema without the keys that a validator of another dialect would take for its own. */
function makePlainSchema(schema: JsonObject): JsonObject {
  const copy = JSON.parse(JSON.stringify(schema)) as JsonObject;
  for (const node of walkSchemaNodes(copy, [])) {
    const keywords = node.schema as Record<string, unknown>;
    for (const key of DROPPED) Reflect.deleteProperty(keywords, key);
    const id = keywords["$id"];
    if (node.path.length === 0 || typeof id !== "string" || !id.startsWith("#"))
      Reflect.deleteProperty(keywords, "$id");
  }
  return copy;
}

function describeThrown(error: unknown): ConfigFault["params"] {
  const text = (error instanceof Error ? error.message : String(error)).replace(` from id ${ROOT}`, "");
  return { recursion: error instanceof RangeError, reported: text.slice(0, 200) };
}

/** One error for each place of a schema: a plain one rather than a vague one. */
function keepOnePerPlace(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const best = new Map<string, ErrorObject>();
  for (const error of errors) {
    const before = best.get(error.instancePath);
    if (!before || rank(error) < rank(before)) best.set(error.instancePath, error);
  }
  // Where a fault is deeper in one form of a value, such as an object, that it has no other form is no fault.
  const isOfOtherForm = ({ keyword, instancePath }: ErrorObject): boolean =>
    (keyword === "type" || keyword === "anyOf") && [...best.keys()].some((path) => path.startsWith(`${instancePath}/`));
  return [...best.values()].filter((error) => !isOfOtherForm(error)).slice(0, MAX_FAULTS);
}

function rank({ keyword }: ErrorObject): number {
  if (keyword === "enum") return 0;
  return keyword === "anyOf" ? 2 : 1;
}

/**
 * The one error to report for a value. The last one is the outermost; those before it are about its possible forms. An
 * error about a secret comes first, because any other message would show the value.
 */
function selectWorst(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const secret = errors.find(
    (error) => error.keyword === "format" && (error.params as JsonObject)["format"] === "password",
  );
  const last = secret ?? errors.findLast(({ keyword }) => keyword !== "if");
  if (!last) return [];
  return [last];
}

function makeFault({ instancePath, keyword, params }: ErrorObject, path: Path, value: unknown): ConfigFault {
  const { allowedValues, ...others } = params as JsonObject;
  return {
    path: [...path, ...parsePointer(instancePath, value)],
    keyword: keyword === "format" && others["format"] === "password" ? "secret" : keyword,
    params: { ...others, ...(Array.isArray(allowedValues) && { allowedValues: allowedValues.slice(0, 20) }) },
  };
}
