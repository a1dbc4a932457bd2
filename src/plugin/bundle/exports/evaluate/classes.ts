import type * as Js from "acorn";
import { makeClosure, nameFunction } from "./functions.js";
import type { Machine } from "./machine.js";
import { evaluateKey } from "./members.js";
import { openScope } from "./scopes.js";
import { NULL, UNDEFINED, UNKNOWN, type Field, type Frame, type Key, type Thing, type Value } from "./values.js";

/** The value of a class's text. */
export function evaluateClass(node: Js.Class, outer: Frame, machine: Machine): Thing {
  const { memory } = machine;
  const frame: Frame = { ...outer, scope: openScope(outer.scope) };
  const above = node.superClass ? machine.evaluate(node.superClass, outer) : undefined;
  const isOfNull = above?.kind === "primitive" && above.type === "null";
  const fields: Field[] = [];
  const made = memory.make(above === undefined || isOfNull ? machine.getBuiltin("Function.prototype") : above, {
    code: { kind: "class", node, scope: frame.scope, above: isOfNull ? undefined : above, fields },
  });
  const parent = isOfNull ? NULL : above ? machine.get(above, "prototype") : machine.getBuiltin("Object.prototype");
  const prototype = memory.make(parent);
  made.members.set("prototype", { value: prototype, isCertain: true });
  prototype.members.set("constructor", { value: made, isCertain: true });
  if (node.id) nameFunction(made, node.id.name);
  if (node.id) frame.scope.bindings.set(node.id.name, memory.declare(made));
  for (const part of node.body.body) {
    machine.step();
    if (part.type === "StaticBlock") {
      for (const statement of part.body) {
        machine.execute(statement, { ...frame, scope: openScope(frame.scope), self: made, home: made });
      }
      continue;
    }
    const home = part.static ? made : prototype;
    const key: Key = evaluateKey(part, frame, machine);
    if (part.type === "MethodDefinition") {
      if (part.kind === "constructor") continue;
      const method = makeClosure(part.value, frame, machine, home);
      if (part.kind === "method") memory.set(home, key, { value: method });
      else if (part.kind === "get") memory.set(home, key, { value: undefined, getter: method });
      else if (typeof key === "string" && !home.members.has(key)) memory.set(home, key, { value: UNDEFINED });
      continue;
    }
    const read = (self: Value): Value =>
      part.value
        ? machine.evaluate(part.value, { ...frame, self, home, values: undefined, making: undefined })
        : UNDEFINED;
    if (part.static) memory.set(made, key, { value: read(made) });
    else fields.push({ key, read });
  }
  return made;
}

/** Makes an instance of a class, or what one of its subclasses has made into one. */
export function constructClass(of: Thing, values: readonly Value[], machine: Machine, as?: Thing): Value {
  if (of.code?.kind !== "class") return UNKNOWN;
  const { node, above, scope } = of.code;
  const made = as ?? machine.memory.make(machine.get(of, "prototype"));
  const own = node.body.body.find((part) => part.type === "MethodDefinition" && part.kind === "constructor");
  if (above === undefined) setFields(of, made, machine);
  if (own?.type === "MethodDefinition") {
    const making = { made, of };
    const frame: Frame = {
      scope,
      self: made,
      values: undefined,
      home: undefined,
      making,
      result: { value: undefined },
    };
    const home = machine.get(of, "prototype");
    const closure = makeClosure(own.value, frame, machine, home.kind === "thing" ? home : undefined);
    const given = machine.call(closure, made, values, making);
    return given.kind === "thing" ? given : made;
  }
  if (above !== undefined) {
    machine.construct(above, values, made);
    setFields(of, made, machine);
  }
  return made;
}

/** What `super(...)` does. */
export function constructAbove({ making }: Frame, values: readonly Value[], machine: Machine): void {
  if (making?.of.code?.kind !== "class") return;
  machine.construct(making.of.code.above ?? UNKNOWN, values, making.made);
  setFields(making.of, making.made, machine);
}

function setFields({ code }: Thing, made: Thing, { memory }: Machine): void {
  if (code?.kind !== "class") return;
  for (const { key, read } of code.fields) memory.set(made, key, { value: read(made) });
}
