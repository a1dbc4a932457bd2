import { getOwn } from "../../../../base/text/json/json-object.js";
import type { Machine } from "./machine.js";
import { copyMembers, makeArray, readArray } from "./members.js";
import {
  awaitValue,
  isTruthy,
  listOptions,
  makePrimitive,
  SOME_BOOLEAN,
  SYMBOL,
  toBoolean,
  toKey,
  UNDEFINED,
  UNKNOWN,
  type Member,
  type ObjectValue,
  type Value,
} from "./values.js";

type Builtin = Extract<NonNullable<ObjectValue["code"]>, { kind: "builtin" }>;
type Call = (machine: Machine, values: readonly Value[], self: Value) => Value | undefined;

/** Calls a function of the language. One that is not listed may do anything with its arguments. */
export function callBuiltin({ path }: Builtin, self: Value, values: readonly Value[], machine: Machine): Value {
  const result = getOwn(CALLS, path)?.(machine, values, self);
  if (result) return result;
  const isPure = PURE.test(path);
  for (const value of [self, ...values]) if (!isPure || value.kind === "choice") machine.memory.escape(value);
  machine.callEscaped();
  return UNKNOWN;
}

/** These functions call nothing, and keep none of their arguments. */
const PURE =
  /^(?:Math|JSON|Number|parseInt|parseFloat|isNaN|isFinite|String|Boolean|Object\.(?:is|isFrozen|isSealed))\b/u;

/** The instances of a class of the language, and of its subclasses. */
export function constructBuiltin(
  ofClass: ObjectValue,
  args: readonly Value[],
  machine: Machine,
  instance?: ObjectValue,
): Value {
  const path = ofClass.code?.kind === "builtin" ? ofClass.code.path : "";
  const [first] = args;
  for (const value of args) machine.memory.escape(value);
  machine.callEscaped();
  if (/^(?:Proxy|Function)$/u.test(path)) {
    if (instance) machine.memory.escape(instance);
    return UNKNOWN;
  }
  if (path === "Object" && first && first.kind !== "primitive") return first;
  if (path === "Array") return instance ?? makeArray([], machine, false);
  return instance ?? machine.memory.make(machine.get(ofClass, "prototype"));
}

const CALLS: Readonly<Record<string, Call>> = {
  "Object.defineProperty": defineProperty,
  "Reflect.defineProperty": (machine, values) => {
    defineProperty(machine, values);
    return SOME_BOOLEAN;
  },
  "Object.defineProperties": (machine, [target = UNKNOWN, descriptors = UNKNOWN]) => {
    defineProperties(machine, target, descriptors);
    return target;
  },
  "Object.assign": (machine, [target = UNKNOWN, ...sources]) => {
    for (const source of sources) copyMembers(target, source, machine);
    return target;
  },
  "Object.create": (machine, [parent = UNKNOWN, descriptors]) => {
    const made = machine.memory.make(parent);
    if (descriptors) defineProperties(machine, made, descriptors);
    return made;
  },
  "Object.setPrototypeOf": (machine, [target = UNKNOWN, parent = UNKNOWN]) => {
    machine.memory.set(target, "__proto__", { value: parent });
    return target;
  },
  "Object.getPrototypeOf": (_, [target]) => (target?.kind === "object" ? target.prototype : undefined),
  "Object.freeze": (_, [target]) => target,
  "Object.seal": (_, [target]) => target,
  "Object.preventExtensions": (_, [target]) => target,
  "Object.keys": listKeys,
  "Object.getOwnPropertyNames": listKeys,
  "Reflect.ownKeys": listKeys,
  "Object.getOwnPropertySymbols": (machine) => makeArray([], machine),
  "Object.values": (machine, [of]) => listMembers(machine, of, (key, value) => [value(key)]),
  "Object.entries": (machine, [of]) =>
    listMembers(machine, of, (key, value) => [makeArray([makePrimitive(key), value(key)], machine)]),
  "Object.getOwnPropertyDescriptor": makeDescriptor,
  "Reflect.getOwnPropertyDescriptor": makeDescriptor,
  "Object.hasOwn": (_, [of, key]) => evaluateHasOwn(of, key),
  "Object.prototype.hasOwnProperty": (_, [key], self) => evaluateHasOwn(self, key),
  "Object.prototype.propertyIsEnumerable": (_, [key], self) => evaluateHasOwn(self, key),
  "Object.prototype.__defineGetter__": (machine, [key = UNKNOWN, getter = UNKNOWN], self) => {
    machine.memory.set(self, toKey(key), { value: undefined, getter });
    return UNDEFINED;
  },
  "Reflect.has": (machine, [of = UNKNOWN, key = UNKNOWN]) => toBoolean(machine.has(of, toKey(key))),
  "Reflect.get": (machine, [of = UNKNOWN, key = UNKNOWN]) => {
    const name = toKey(key);
    if (typeof name !== "string") return undefined;
    return machine.get(of, name);
  },
  "Reflect.set": (machine, [of = UNKNOWN, key = UNKNOWN, value = UNKNOWN]) => {
    machine.memory.set(of, toKey(key), { value });
    return SOME_BOOLEAN;
  },
  "Reflect.construct": (machine, [of = UNKNOWN, list = UNKNOWN]) => {
    const values = readArray(list);
    return values && machine.construct(of, values);
  },
  "Reflect.apply": (machine, [callee = UNKNOWN, self = UNKNOWN, list = UNKNOWN]) => {
    const values = readArray(list);
    return values && machine.call(callee, self, values);
  },
  "Function.prototype.call": (machine, [self = UNDEFINED, ...values], callee) => machine.call(callee, self, values),
  "Function.prototype.apply": (machine, [self = UNDEFINED, list], callee) => {
    const values = list === undefined ? [] : readArray(list);
    return values && machine.call(callee, self, values);
  },
  "Function.prototype.bind": (machine, [self = UNDEFINED, ...before], callee) =>
    machine.makeFunction((_, values) => machine.call(callee, self, [...before, ...values])),
  "Array.isArray": (_, [value]) => {
    if (value?.kind === "object") return makePrimitive(value.isArray);
    if (value?.kind === "primitive") return makePrimitive(false);
    return SOME_BOOLEAN;
  },
  "Array.prototype.forEach": (machine, values, self) => callForEach(machine, values, self) && UNDEFINED,
  "Array.prototype.map": (machine, values, self) => {
    const mapped = callForEach(machine, values, self);
    return mapped && makeArray(mapped, machine);
  },
  "Array.prototype.reduce": (machine, values, self) => {
    const [callback = UNKNOWN, start] = values;
    const elements = readArray(self);
    if (!elements || start === undefined) return undefined;
    let sum = start;
    for (const element of elements) sum = machine.call(callback, UNDEFINED, [sum, element, UNKNOWN, self]);
    return sum;
  },
  "Array.prototype.concat": (machine, values, self) => {
    const parts = [self, ...values].map((value) =>
      value.kind === "object" && !value.isArray ? [value] : readArray(value),
    );
    if (parts.includes(undefined)) return undefined;
    const all = parts.flatMap((part) => part ?? []);
    return makeArray(all, machine);
  },
  "Array.prototype.filter": (machine, [test = UNKNOWN], self) => {
    const elements = readArray(self);
    if (!elements) return undefined;
    const kept = elements.map((one, at) => isTruthy(machine.call(test, UNDEFINED, [one, makePrimitive(at), self])));
    if (kept.includes(undefined)) return makeArray(elements, machine, false);
    const all = elements.filter((_, at) => kept[at] === true);
    return makeArray(all, machine);
  },
  "Promise.resolve": (machine, [value = UNDEFINED]) => {
    return machine.memory.make(machine.getBuiltin("Promise.prototype"), { promiseResult: awaitValue(value) });
  },
  Symbol: () => SYMBOL,
  "Symbol.for": () => SYMBOL,
  Object: (_, [value]) => (value?.kind === "object" ? value : undefined),
};

function defineProperty(
  machine: Machine,
  [target = UNKNOWN, key = UNKNOWN, descriptor = UNKNOWN]: readonly Value[],
): Value {
  const parts = listOptions(descriptor).map((option) => readDescriptor(option, machine));
  const [part] = parts;
  if (part && parts.length === 1) machine.memory.set(target, toKey(key), part);
  else {
    // Whichever descriptor it is, the member is there afterwards.
    const read = (): Value =>
      machine.memory.join(
        ...parts.map(({ value, getter }) => (getter ? machine.call(getter, target, []) : (value ?? UNKNOWN))),
      );
    for (const { getter, value } of parts)
      if (toKey(key) === undefined) machine.memory.escape(getter ?? value ?? UNKNOWN);
    machine.memory.set(target, toKey(key), { value: undefined, read });
  }
  return target;
}

function readDescriptor(option: Value, machine: Machine): Pick<Member, "value" | "getter"> {
  if (option.kind !== "object" || option.isOpen) return { value: UNKNOWN };
  const getter = option.members.get("get")?.value;
  const isGetter = getter && !(getter.kind === "primitive" && getter.type === "undefined");
  if (isGetter) return { value: undefined, getter };
  return { value: machine.get(option, "value") };
}

function defineProperties(machine: Machine, target: Value, descriptors: Value): void {
  if (descriptors.kind !== "object" || descriptors.isOpen) {
    machine.memory.set(target, undefined, { value: undefined });
    return;
  }
  for (const key of descriptors.members.keys()) {
    defineProperty(machine, [target, makePrimitive(key), machine.get(descriptors, key)]);
  }
}

/** The names of an object's own members, if they are all known. */
function listOwnKeys(of: Value | undefined): readonly string[] | undefined {
  if (of?.kind !== "object" || of.isOpen || of.code?.kind === "builtin") return undefined;
  const own = [...of.members].filter(([key]) => !key.startsWith("#"));
  if (own.some(([, { isCertain }]) => !isCertain)) return undefined;
  return own.map(([key]) => key);
}

function listMembers(
  machine: Machine,
  of: Value | undefined,
  list: (key: string, value: (key: string) => Value) => readonly Value[],
): Value | undefined {
  const keys = listOwnKeys(of)?.filter((key) => !(of?.kind === "object" && of.isArray && key === "length"));
  if (!keys || !of) return undefined;
  const all = keys.flatMap((key) => list(key, (name) => machine.get(of, name)));
  return makeArray(all, machine);
}

function listKeys(machine: Machine, [of]: readonly Value[]): Value {
  const whole = listMembers(machine, of, (key) => [makePrimitive(key)]);
  if (whole) return whole;
  // Some are known. There may be more.
  const isPlain = of?.kind === "object" && of.code?.kind !== "builtin";
  const known = isPlain ? [...of.members].filter(([key, { isCertain }]) => isCertain && !key.startsWith("#")) : [];
  const names = known.map(([key]) => makePrimitive(key));
  const array = makeArray(names, machine);
  array.isOpen = true;
  return array;
}

function makeDescriptor(machine: Machine, [of, key = UNKNOWN]: readonly Value[]): Value | undefined {
  const name = toKey(key);
  if (of?.kind !== "object" || of.isOpen || typeof name !== "string") return undefined;
  const member = of.members.get(name);
  if (!member) return UNDEFINED;
  if (!member.isCertain) return undefined;
  const descriptor = machine.memory.make(machine.getBuiltin("Object.prototype"));
  const { getter } = member;
  machine.memory.set(descriptor, getter ? "get" : "value", { value: getter ?? machine.get(of, name) });
  for (const flag of ["enumerable", "configurable", "writable"])
    machine.memory.set(descriptor, flag, { value: SOME_BOOLEAN });
  return descriptor;
}

function evaluateHasOwn(of: Value | undefined, key: Value | undefined): Value {
  const name = key && toKey(key);
  if (of?.kind !== "object" || typeof name !== "string") return SOME_BOOLEAN;
  const member = of.members.get(name);
  if (member?.isCertain === true) return makePrimitive(true);
  if (member || of.isOpen) return SOME_BOOLEAN;
  return makePrimitive(false);
}

function callForEach(
  machine: Machine,
  [callback = UNKNOWN, self = UNDEFINED]: readonly Value[],
  array: Value,
): readonly Value[] | undefined {
  const elements = readArray(array);
  return elements?.map((element, at) => machine.call(callback, self, [element, makePrimitive(at), array]));
}
