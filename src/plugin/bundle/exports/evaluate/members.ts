import type * as Js from "acorn";
import type { Machine } from "./machine.js";
import {
  listOptions,
  makePrimitive,
  toKey,
  UNDEFINED,
  UNKNOWN,
  type Frame,
  type Key,
  type ObjectValue,
  type Value,
} from "./values.js";

export interface ValueList {
  /** `undefined` if it is not known which are in it. */
  readonly known: readonly Value[] | undefined;
  readonly all: readonly Value[];
}

export function evaluateList(
  nodes: readonly (Js.Expression | Js.SpreadElement | null)[],
  frame: Frame,
  machine: Machine,
): ValueList {
  const all: Value[] = [];
  let isKnown = true;
  for (const node of nodes) {
    if (node?.type !== "SpreadElement") {
      all.push(node ? machine.evaluate(node, frame) : UNDEFINED);
      continue;
    }
    const value = machine.evaluate(node.argument, frame);
    const elements = readArray(value);
    if (!elements) isKnown = false;
    all.push(...(elements ?? [value]));
  }
  return { known: isKnown ? all : undefined, all };
}

/** @param isWhole `false` if it is not known which are in it. */
export function makeArray(all: readonly Value[], machine: Machine, isWhole = true): ObjectValue {
  const array = machine.memory.make(machine.getBuiltin("Array.prototype"), { isArray: true });
  for (const [at, value] of all.entries()) {
    machine.step();
    machine.memory.set(array, String(at), { value });
  }
  if (isWhole) machine.memory.set(array, "length", { value: makePrimitive(all.length) });
  else array.isOpen = true;
  return array;
}

const MAX_ELEMENTS = 500;

/** The elements of an array, if they are all known. */
export function readArray(value: Value): readonly Value[] | undefined {
  if (value.kind !== "object" || !value.isArray || value.isOpen) return undefined;
  const length = value.members.get("length")?.value;
  if (length?.kind !== "primitive" || typeof length.value !== "number" || length.value > MAX_ELEMENTS) return undefined;
  const elements: Value[] = [];
  for (let at = 0; at < length.value; at++) {
    const member = value.members.get(String(at));
    if (member && (!member.isCertain || !member.value)) return undefined;
    elements.push(member?.value ?? UNDEFINED);
  }
  return elements;
}

/** `{ ...source }`, and `Object.assign`. */
export function copyMembers(target: Value, source: Value, machine: Machine): void {
  const { memory } = machine;
  for (const from of listOptions(source)) {
    if (from.kind === "primitive") continue;
    if (from.kind === "unknown" || from.isOpen) memory.set(target, undefined, { value: undefined });
    if (from.kind === "unknown") continue;
    for (const [key, { isCertain }] of from.members) {
      const copy = (): void => {
        memory.set(target, key, { value: machine.get(from, key) });
      };
      if (isCertain && source.kind === "object") copy();
      else memory.maybe(copy);
    }
  }
}

export function evaluateKey(
  { key, computed }: { readonly key: Js.Expression | Js.PrivateIdentifier; readonly computed: boolean },
  frame: Frame,
  machine: Machine,
): Key {
  if (key.type === "PrivateIdentifier") return `#${key.name}`;
  if (!computed && key.type === "Identifier") return key.name;
  return toKey(machine.evaluate(key, frame));
}

interface MemberValue {
  readonly owner: Value;
  readonly key: Key;
  readonly value: Value;
}

/** A member, and the object that it belongs to. */
export function evaluateMember(node: Js.MemberExpression, frame: Frame, machine: Machine): MemberValue {
  const isSuper = node.object.type === "Super";
  const owner = isSuper ? (frame.homeObject?.prototype ?? UNKNOWN) : machine.evaluate(node.object, frame);
  const key = evaluateKey({ key: node.property, computed: node.computed }, frame, machine);
  const value = typeof key === "string" ? machine.get(owner, key) : readAnyMember(owner, key, machine);
  return { owner: isSuper ? frame.thisValue : owner, key, value };
}

/** The member of a name that is not known: any of them. */
function readAnyMember(owner: Value, key: Key, machine: Machine): Value {
  if (key !== undefined) return UNKNOWN;
  for (const thing of listOptions(owner)) {
    if (thing.kind !== "object") continue;
    for (const { value, getter } of thing.members.values()) machine.memory.escape(getter ?? value ?? UNKNOWN);
  }
  return UNKNOWN;
}

export function evaluateCallee(
  node: Js.Expression | Js.Super,
  frame: Frame,
  machine: Machine,
): { callee: Value; self: Value } {
  if (node.type === "Super") return { callee: UNKNOWN, self: frame.thisValue };
  if (node.type === "ParenthesizedExpression") return evaluateCallee(node.expression, frame, machine);
  if (node.type !== "MemberExpression") return { callee: machine.evaluate(node, frame), self: UNDEFINED };
  const { owner, value } = evaluateMember(node, frame, machine);
  return { callee: value, self: owner };
}

export function evaluateTarget(node: Js.MemberExpression, frame: Frame, machine: Machine): { owner: Value; key: Key } {
  const owner = node.object.type === "Super" ? frame.thisValue : machine.evaluate(node.object, frame);
  return { owner, key: evaluateKey({ key: node.property, computed: node.computed }, frame, machine) };
}
