import type * as Js from "acorn";
import { makeClosure, nameFunction } from "./functions.js";
import type { Machine } from "./machine.js";
import { evaluateKey } from "./members.js";
import { openScope } from "./scopes.js";
import { NULL, UNDEFINED, UNKNOWN, type Field, type Frame, type Key, type ObjectValue, type Value } from "./values.js";

/** The value of a class's text. */
export function evaluateClass(node: Js.Class, outer: Frame, machine: Machine): ObjectValue {
  const { memory } = machine;
  const frame: Frame = { ...outer, scope: openScope(outer.scope) };
  const superClass = node.superClass ? machine.evaluate(node.superClass, outer) : undefined;
  const extendsNull = superClass?.kind === "primitive" && superClass.type === "null";
  const fields: Field[] = [];
  const isDerived = superClass !== undefined && !extendsNull;
  const made = memory.make(isDerived ? superClass : machine.getBuiltin("Function.prototype"), {
    code: { kind: "class", node, scope: frame.scope, superClass: isDerived ? superClass : undefined, fields },
  });
  const parent = isDerived ? machine.get(superClass, "prototype") : machine.getBuiltin("Object.prototype");
  const prototype = memory.make(extendsNull ? NULL : parent);
  made.members.set("prototype", { value: prototype, isCertain: true });
  prototype.members.set("constructor", { value: made, isCertain: true });
  if (node.id) nameFunction(made, node.id.name);
  if (node.id) frame.scope.bindings.set(node.id.name, memory.declare(made));
  for (const part of node.body.body) {
    machine.step();
    if (part.type === "StaticBlock") {
      for (const statement of part.body) {
        machine.execute(statement, { ...frame, scope: openScope(frame.scope), thisValue: made, homeObject: made });
      }
      continue;
    }
    const homeObject = part.static ? made : prototype;
    const key: Key = evaluateKey(part, frame, machine);
    if (part.type === "MethodDefinition") {
      if (part.kind === "constructor") continue;
      const method = makeClosure(part.value, frame, machine, homeObject);
      if (part.kind === "method") memory.set(homeObject, key, { value: method });
      else if (part.kind === "get") memory.set(homeObject, key, { value: undefined, getter: method });
      else if (typeof key === "string" && !homeObject.members.has(key))
        memory.set(homeObject, key, { value: UNDEFINED });
      continue;
    }
    const read = (thisValue: Value): Value =>
      part.value
        ? machine.evaluate(part.value, { ...frame, thisValue, homeObject, args: undefined, construction: undefined })
        : UNDEFINED;
    if (part.static) memory.set(made, key, { value: read(made) });
    else fields.push({ key, read });
  }
  return made;
}

/** Makes an instance of a class, or what one of its subclasses has made into one. */
export function constructClass(
  ofClass: ObjectValue,
  args: readonly Value[],
  machine: Machine,
  made?: ObjectValue,
): Value {
  if (ofClass.code?.kind !== "class") return UNKNOWN;
  const { node, superClass, scope } = ofClass.code;
  const instance = made ?? machine.memory.make(machine.get(ofClass, "prototype"));
  const ownConstructor = node.body.body.find((part) => part.type === "MethodDefinition" && part.kind === "constructor");
  if (superClass === undefined) setFields(ofClass, instance, machine);
  if (ownConstructor?.type === "MethodDefinition") {
    const construction = { instance, ofClass };
    const frame: Frame = { scope, thisValue: instance, construction, result: {} };
    const prototype = machine.get(ofClass, "prototype");
    const homeObject = prototype.kind === "object" ? prototype : undefined;
    const closure = makeClosure(ownConstructor.value, frame, machine, homeObject);
    const returned = machine.call(closure, instance, args, construction);
    return returned.kind === "object" ? returned : instance;
  }
  if (superClass !== undefined) {
    machine.construct(superClass, args, instance);
    setFields(ofClass, instance, machine);
  }
  return instance;
}

/** What `super(...)` does. */
export function constructSuper({ construction }: Frame, args: readonly Value[], machine: Machine): void {
  if (construction?.ofClass.code?.kind !== "class") return;
  const { ofClass, instance } = construction;
  machine.construct(construction.ofClass.code.superClass ?? UNKNOWN, args, instance);
  setFields(ofClass, instance, machine);
}

function setFields({ code }: ObjectValue, instance: ObjectValue, { memory }: Machine): void {
  if (code?.kind !== "class") return;
  for (const { key, read } of code.fields) memory.set(instance, key, { value: read(instance) });
}
