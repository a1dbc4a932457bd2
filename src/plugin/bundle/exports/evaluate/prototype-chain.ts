import type { Machine } from "./machine.js";
import {
  findCommon,
  listOptions,
  makePrimitive,
  SOME_NUMBER,
  UNDEFINED,
  UNKNOWN,
  type Key,
  type ObjectValue,
  type Value,
} from "./values.js";

const MAX_CHAIN_LENGTH = 100;

/** Reads a member, through the prototypes. */
export function getMember(owner: Value, key: string, machine: Machine): Value {
  machine.step();
  const found = listOptions(owner).map((option) => {
    if (option.kind === "unknown") return UNKNOWN;
    if (option.kind === "object") return readMember(option, key, machine);
    if (option.type === "string" && key === "length") {
      if (option.value === undefined) return SOME_NUMBER;
      return makePrimitive(String(option.value).length);
    }
    if (option.type === "undefined" || option.type === "null") return UNKNOWN;
    const name = `${option.type.charAt(0).toUpperCase()}${option.type.slice(1)}`.replace("Bigint", "BigInt");
    return getMember(machine.getBuiltin(`${name}.prototype`), key, machine);
  });
  return machine.memory.join(...found);
}

function readMember(owner: ObjectValue, key: string, machine: Machine): Value {
  const values: Value[] = [];
  let isOpen = false;
  let at: Value = owner;
  for (let count = 0; count < MAX_CHAIN_LENGTH; count++) {
    if (at.kind === "primitive") return machine.memory.join(...values, isOpen ? UNKNOWN : UNDEFINED);
    if (at.kind !== "object") break;
    const object: ObjectValue = at;
    if (key === "prototype") addPrototype(object, machine);
    const member = object.members.get(key);
    if (member) {
      const { value, getter, read } = member;
      values.push(read?.() ?? (getter ? machine.call(getter, owner, []) : (value ?? UNKNOWN)));
      // Code that is not known may replace a member, but hardly by something of another kind.
      if (member.isCertain) return machine.memory.join(...values);
    }
    isOpen ||= object.isOpen;
    at = object.prototype;
  }
  if (at.kind === "choice") values.push(getMember(at, key, machine));
  return machine.memory.join(...values, ...(at.kind === "choice" && !isOpen ? [] : [UNKNOWN]));
}

/** Gives a function that is neither an arrow nor a method its `prototype`, when that is first asked for. */
function addPrototype(closure: ObjectValue, machine: Machine): void {
  const { code, members, region } = closure;
  if (code?.kind !== "closure" || code.homeObject || members.has("prototype")) return;
  if (code.node.type === "ArrowFunctionExpression" || code.node.async) return;
  const prototype: ObjectValue = { ...machine.memory.make(machine.getBuiltin("Object.prototype")), region };
  prototype.members.set("constructor", { value: closure, isCertain: true });
  prototype.isOpen = closure.isOpen;
  members.set("prototype", { value: prototype, isCertain: true });
}

export function hasMember(owner: Value, key: Key, machine: Machine): boolean | undefined {
  if (typeof key !== "string") return undefined;
  return findCommon(owner, (option) => {
    if (option.kind !== "object") return option.kind === "primitive" ? false : undefined;
    let at: Value = option;
    let isOpen = false;
    for (let count = 0; count < MAX_CHAIN_LENGTH && at.kind === "object"; count++) {
      const object: ObjectValue = at;
      if (key === "prototype") addPrototype(object, machine);
      const member = object.members.get(key);
      if (member?.isCertain) return true;
      isOpen ||= object.isOpen || member !== undefined;
      at = object.prototype;
    }
    return at.kind === "primitive" && !isOpen ? false : undefined;
  });
}

export function isInstanceOf(value: Value, constructor: Value, machine: Machine): boolean | undefined {
  if (value.kind === "primitive") return false;
  if (value.kind !== "object" || constructor.kind !== "object") return undefined;
  const prototype = getMember(constructor, "prototype", machine);
  if (prototype.kind !== "object") return undefined;
  let at: Value = value.prototype;
  for (let count = 0; count < MAX_CHAIN_LENGTH && at.kind === "object"; count++) {
    if (at === prototype) return true;
    at = at.prototype;
  }
  return at.kind === "primitive" ? false : undefined;
}
