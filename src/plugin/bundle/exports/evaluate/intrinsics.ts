import {
  makePrimitive,
  NULL,
  UNDEFINED,
  UNKNOWN,
  type Member,
  type Region,
  type ObjectValue,
  type Value,
} from "./values.js";

/** What every program finds, and does the same everywhere. */
const GLOBALS: Readonly<Record<string, object>> = {
  Object,
  Function,
  Array,
  Reflect,
  Symbol,
  Promise,
  Map,
  Set,
  WeakMap,
  WeakSet,
  Math,
  JSON,
  Number,
  String,
  Boolean,
  Date,
  RegExp,
  Proxy,
  BigInt,
  Error,
  TypeError,
  RangeError,
  SyntaxError,
  ReferenceError,
  EvalError,
  URIError,
  AggregateError,
  ArrayBuffer,
  Uint8Array,
  DataView,
  AbortController,
  URL,
  TextEncoder,
  TextDecoder,
  parseInt,
  parseFloat,
  isNaN,
  isFinite,
  encodeURIComponent,
  decodeURIComponent,
};

export interface Intrinsics {
  /** A global of the language; `undefined` of any other name. */
  find(name: string): Value | undefined;
  /** @param path such as `Object.prototype`. */
  get(path: string): Value;
}

/** Makes values for the language's own functions and objects. What each of them has is asked of the real one. */
export function makeIntrinsics(region: Region): Intrinsics {
  const known = new Map<object, ObjectValue>();

  const wrap = (real: object, path: string): Value => {
    const before = known.get(real);
    if (before) return before;
    const parent: object | null = Reflect.getPrototypeOf(real);
    const thing: ObjectValue = {
      kind: "object",
      members: new LazyMembers(real, (value, name) => toValue(value, `${path}.${name}`)),
      isOpen: false,
      prototype: NULL,
      // A prototype of functions is a function itself, which nobody calls.
      code: typeof real === "function" ? { kind: "builtin", path } : undefined,
      isArray: false,
      isIntrinsic: true,
      region,
      promiseResult: undefined,
    };
    known.set(real, thing);
    thing.prototype = parent === null ? NULL : wrap(parent, PATHS.get(parent) ?? `${path}.__proto__`);
    return thing;
  };
  const toValue = (value: unknown, path: string): Value =>
    (typeof value === "object" && value !== null) || typeof value === "function"
      ? wrap(value, PATHS.get(value) ?? path)
      : makePrimitive(value);

  return {
    find(name) {
      if (name === "undefined") return UNDEFINED;
      if (name === "NaN" || name === "Infinity") return makePrimitive(name === "NaN" ? NaN : Infinity);
      if (Object.hasOwn(GLOBALS, name) && GLOBALS[name]) return wrap(GLOBALS[name], name);
      return undefined;
    },
    get(path) {
      let value: unknown = GLOBALS;
      for (const name of path.split(".")) value = Reflect.get(value as object, name);
      return toValue(value, path);
    },
  };
}

/** The paths by which the calls of globals and their prototypes are known, however these were reached. */
const PATHS: ReadonlyMap<object, string> = new Map(
  Object.entries(GLOBALS).flatMap(([name, object]) => {
    const prototype: unknown = Reflect.get(object, "prototype");
    const ownPath = [object, name] as const;
    const isThere = (typeof prototype === "object" && prototype !== null) || typeof prototype === "function";
    if (isThere) return [ownPath, [prototype, `${name}.prototype`] as const];
    return [ownPath];
  }),
);

/** Reads the members of a real object when they are asked for. */
class LazyMembers extends Map<string, Member> {
  readonly #real: object;
  readonly #toValue: (value: unknown, name: string) => Value;
  readonly #removed = new Set<string>();

  constructor(real: object, toValue: (value: unknown, name: string) => Value) {
    super();
    this.#real = real;
    this.#toValue = toValue;
  }

  override get(name: string): Member | undefined {
    const own = super.get(name);
    if (own || this.#removed.has(name)) return own;
    const real = Reflect.getOwnPropertyDescriptor(this.#real, name);
    if (!real) return undefined;
    const member = { value: "value" in real ? this.#toValue(real.value, name) : UNKNOWN, isCertain: true };
    super.set(name, member);
    return member;
  }

  override has(name: string): boolean {
    return this.get(name) !== undefined;
  }

  override delete(name: string): boolean {
    this.#removed.add(name);
    return super.delete(name);
  }
}
