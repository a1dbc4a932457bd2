import type { Class, Function as FunctionNode } from "acorn";

/*
 * What can be known of a value without running the code. An object is one object of the program. It may be open: then
 * it may have more members than are known.
 */

export type Value = Primitive | ObjectValue | Unknown | Choice;
export type Single = Exclude<Value, Choice>;

export interface Primitive {
  readonly kind: "primitive";
  readonly type: "string" | "number" | "boolean" | "undefined" | "null" | "bigint" | "symbol";
  /** `undefined` of one whose value is not known. */
  readonly value: string | number | boolean | bigint | undefined;
}

export interface Unknown {
  readonly kind: "unknown";
}

/** One of several values. */
export interface Choice {
  readonly kind: "choice";
  readonly options: readonly Single[];
}

/** An object or a function. */
export interface ObjectValue {
  readonly kind: "object";
  readonly members: Map<string, Member>;
  isOpen: boolean;
  prototype: Value;
  readonly code: Code | undefined;
  readonly isArray: boolean;
  /** Whether it is one of the language's own. */
  readonly isIntrinsic: boolean;
  /** The part of the program that has made it. */
  readonly region: Region;
  /** What a promise resolves to. */
  readonly promiseResult: Value | undefined;
}

export interface Member {
  readonly value: Value | undefined;
  readonly getter?: Value | undefined;
  /** Gives the value that an exported binding has when it is asked for. */
  readonly read?: (() => Value) | undefined;
  /** Whether it is certainly there. */
  readonly isCertain: boolean;
}

export type Code =
  | {
      readonly kind: "closure";
      readonly node: FunctionNode;
      readonly scope: Scope;
      /** The call in which an arrow function was made: it shares its `this`. */
      readonly enclosing: Frame | undefined;
      /** The object that a method belongs to, whose prototype is `super`. */
      readonly homeObject: ObjectValue | undefined;
    }
  | {
      readonly kind: "class";
      readonly node: Class;
      readonly scope: Scope;
      readonly superClass: Value | undefined;
      readonly fields: readonly Field[];
    }
  /** A function of the language itself, by its path: `Object.assign`. */
  | { readonly kind: "builtin"; readonly path: string }
  | { readonly kind: "native"; readonly run: (self: Value, values: readonly Value[]) => Value };

export interface Field {
  readonly key: Key;
  readonly read: (self: Value) => Value;
}

/** A part of the program that may not run, or that runs any number of times. */
export interface Region {
  readonly parent: Region | undefined;
  readonly isLoop: boolean;
  /** What is certainly written if the part runs: by object or binding, and by key. */
  readonly writes: Map<object, Map<string, Value>>;
}

export interface Scope {
  readonly bindings: Map<string, Binding>;
  readonly parent: Scope | undefined;
}

export interface Binding {
  value: Value | undefined;
  readonly read?: () => Value;
  readonly region: Region;
}

/** A call that is being followed. */
export interface Frame {
  readonly scope: Scope;
  readonly thisValue: Value;
  readonly args?: readonly Value[] | undefined;
  readonly homeObject?: ObjectValue | undefined;
  /** The class whose constructor runs, and the instance that it fills. */
  readonly construction?: { readonly instance: ObjectValue; readonly ofClass: ObjectValue } | undefined;
  readonly result: { value?: Value };
}

/** The code cannot be followed. The message says what it does, after the name of its file. */
export class NotFollowed extends Error {}

export const UNKNOWN: Unknown = { kind: "unknown" };
export const UNDEFINED: Primitive = { kind: "primitive", type: "undefined", value: undefined };
export const NULL: Primitive = { kind: "primitive", type: "null", value: undefined };
export const SYMBOL: Primitive = { kind: "primitive", type: "symbol", value: undefined };
export const SOME_STRING: Primitive = { kind: "primitive", type: "string", value: undefined };
export const SOME_NUMBER: Primitive = { kind: "primitive", type: "number", value: undefined };
export const SOME_BOOLEAN: Primitive = { kind: "primitive", type: "boolean", value: undefined };

const MAX_OPTIONS = 12;

export function makePrimitive(value: unknown): Value {
  if (value === null) return NULL;
  switch (typeof value) {
    case "string":
    case "number":
    case "boolean":
    case "bigint":
      return { kind: "primitive", type: typeof value, value } as Primitive;
    case "undefined":
      return UNDEFINED;
    case "symbol":
      return SYMBOL;
    default:
      return UNKNOWN;
  }
}

export function listOptions(value: Value): readonly Single[] {
  if (value.kind === "choice") return value.options;
  return [value];
}

/** A value that is one of these. If there are too many, nothing is known, and `giveUp` gets each of them. */
export function join(values: readonly Value[], giveUp: (value: Value) => void): Value {
  const options: Single[] = [];
  for (const option of values.flatMap(listOptions))
    if (!options.some((one) => isSame(one, option))) options.push(option);
  const [first] = options;
  if (first && options.length === 1) return first;
  if (options.length <= MAX_OPTIONS) return { kind: "choice", options };
  for (const option of options) giveUp(option);
  return UNKNOWN;
}

function isSame(a: Single, b: Single): boolean {
  if (a === b) return true;
  return a.kind === "primitive" && b.kind === "primitive" && a.type === b.type && Object.is(a.value, b.value);
}

/** What `await` gives for a value. */
export function awaitValue(value: Value): Value {
  if (value.kind !== "object") return value;
  return value.promiseResult ?? value;
}

export function toBoolean(known: boolean | undefined): Value {
  if (known === undefined) return SOME_BOOLEAN;
  return makePrimitive(known);
}

/** What the options of a value have in common; `undefined` where they differ. */
export function findCommon<Result>(value: Value, ask: (option: Single) => Result | undefined): Result | undefined {
  const [first, ...others] = listOptions(value).map(ask);
  return others.every((other) => other === first) ? first : undefined;
}

/** Whether a value counts as true; `undefined` if that is not known. */
export function isTruthy(value: Value): boolean | undefined {
  return findCommon(value, (option) => {
    if (option.kind === "object") return true;
    if (option.kind === "unknown") return undefined;
    if (option.type === "undefined" || option.type === "null") return false;
    if (option.type === "symbol") return true;
    if (option.value === undefined) return undefined;
    return Boolean(option.value);
  });
}

/** Whether a value is `undefined` or `null`. */
export function isNullish(value: Value): boolean | undefined {
  return findCommon(value, (option) => {
    if (option.kind === "unknown") return undefined;
    return option.kind === "primitive" && /^(?:undefined|null)$/u.test(option.type);
  });
}

/** What `typeof` says. */
export function getType(value: Value): string | undefined {
  return findCommon(value, (option) => {
    if (option.kind === "object") return option.code ? "function" : "object";
    if (option.kind === "unknown") return undefined;
    if (option.type === "null") return "object";
    return option.type;
  });
}

export type Key = string | typeof SYMBOL | undefined;

/** The name of a member; `undefined` if it is not known. */
export function toKey(value: Value): Key {
  if (value.kind !== "primitive") return undefined;
  if (value.type === "symbol") return SYMBOL;
  if (value.type === "undefined" || value.type === "null") return value.type;
  if (value.value === undefined) return undefined;
  return String(value.value);
}
