import type { Machine } from "./machine.js";
import {
  listOptions,
  makePrimitive,
  SOME_NUMBER,
  UNDEFINED,
  UNKNOWN,
  type Key,
  type Thing,
  type Value,
} from "./values.js";

const LONGEST_CHAIN = 100;

/** Reads a member, through the prototypes. */
export function getMember(owner: Value, key: string, machine: Machine): Value {
  machine.step();
  const found = listOptions(owner).map((option) => {
    if (option.kind === "unknown") return UNKNOWN;
    if (option.kind === "thing") return readMember(option, key, machine);
    if (option.type === "string" && key === "length") {
      return option.value === undefined ? SOME_NUMBER : makePrimitive(String(option.value).length);
    }
    if (option.type === "undefined" || option.type === "null") return UNKNOWN;
    const name = `${option.type.charAt(0).toUpperCase()}${option.type.slice(1)}`.replace("Bigint", "BigInt");
    return getMember(machine.getBuiltin(`${name}.prototype`), key, machine);
  });
  return machine.memory.join(...found);
}

function readMember(owner: Thing, key: string, machine: Machine): Value {
  const values: Value[] = [];
  let isOpen = false;
  let at: Value = owner;
  for (let count = 0; count < LONGEST_CHAIN; count++) {
    if (at.kind === "primitive") return machine.memory.join(...values, isOpen ? UNKNOWN : UNDEFINED);
    if (at.kind !== "thing") break;
    const thing: Thing = at;
    if (key === "prototype") addPrototype(thing, machine);
    const member = thing.members.get(key);
    if (member) {
      const { value, getter, read } = member;
      values.push(read?.() ?? (getter ? machine.call(getter, owner, []) : (value ?? UNKNOWN)));
      // Code that is not known may replace a member, but hardly by something of another kind.
      if (member.isCertain) return machine.memory.join(...values);
    }
    isOpen ||= thing.isOpen;
    at = thing.parent;
  }
  if (at.kind === "choice") values.push(getMember(at, key, machine));
  return machine.memory.join(...values, ...(at.kind === "choice" && !isOpen ? [] : [UNKNOWN]));
}

/** Every function that is neither an arrow nor a method has one. It is made when it is asked for. */
function addPrototype(thing: Thing, machine: Machine): void {
  const { code, members, region } = thing;
  if (code?.kind !== "closure" || code.home || members.has("prototype")) return;
  if (code.node.type === "ArrowFunctionExpression" || code.node.async) return;
  const prototype: Thing = { ...machine.memory.make(machine.getBuiltin("Object.prototype")), region };
  prototype.members.set("constructor", { value: thing, isCertain: true });
  prototype.isOpen = thing.isOpen;
  members.set("prototype", { value: prototype, isCertain: true });
}

export function hasMember(owner: Value, key: Key, machine: Machine): boolean | undefined {
  if (typeof key !== "string") return undefined;
  const all = listOptions(owner).map((option) => {
    if (option.kind !== "thing") return option.kind === "primitive" ? false : undefined;
    let at: Value = option;
    let isOpen = false;
    for (let count = 0; count < LONGEST_CHAIN && at.kind === "thing"; count++) {
      const thing: Thing = at;
      if (key === "prototype") addPrototype(thing, machine);
      const member = thing.members.get(key);
      if (member?.isCertain) return true;
      isOpen ||= thing.isOpen || member !== undefined;
      at = thing.parent;
    }
    return at.kind === "primitive" && !isOpen ? false : undefined;
  });
  return all.every((one) => one === all[0]) ? all[0] : undefined;
}

export function isInstanceOf(value: Value, of: Value, machine: Machine): boolean | undefined {
  if (value.kind === "primitive") return false;
  if (value.kind !== "thing" || of.kind !== "thing") return undefined;
  const prototype = getMember(of, "prototype", machine);
  if (prototype.kind !== "thing") return undefined;
  let at: Value = value.parent;
  for (let count = 0; count < LONGEST_CHAIN && at.kind === "thing"; count++) {
    if (at === prototype) return true;
    at = at.parent;
  }
  return at.kind === "primitive" ? false : undefined;
}
