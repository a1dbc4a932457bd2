import type * as Js from "acorn";
import type { Machine } from "./machine.js";
import { copyMembers, evaluateKey, evaluateTarget, makeArray, readArray } from "./members.js";
import { findBinding, listNames, openScope } from "./scopes.js";
import { makePrimitive, UNDEFINED, UNKNOWN, type Frame, type Scope, type ObjectValue, type Value } from "./values.js";

/** The value of a function's text. */
export function makeClosure(
  node: Js.Function,
  { scope, ...frame }: Frame,
  machine: Machine,
  homeObject?: ObjectValue,
): ObjectValue {
  const isArrow = node.type === "ArrowFunctionExpression";
  // The name of a function expression is known inside of it only.
  const own = node.type === "FunctionExpression" && node.id ? openScope(scope) : scope;
  const thing = machine.memory.make(machine.getBuiltin("Function.prototype"), {
    code: { kind: "closure", node, scope: own, enclosing: isArrow ? { scope, ...frame } : undefined, homeObject },
  });
  thing.members.set("length", { value: makePrimitive(node.params.length), isCertain: true });
  if (node.type !== "ArrowFunctionExpression" && node.id) nameFunction(thing, node.id.name);
  if (node.type === "FunctionExpression" && node.id) own.bindings.set(node.id.name, machine.memory.declare(thing));
  return thing;
}

/** A function without a name gets that of the variable it is the first value of. */
export function nameFunction(value: Value, name: string): void {
  if (value.kind !== "object" || !value.code || value.members.has("name")) return;
  if (value.code.kind !== "closure" && value.code.kind !== "class") return;
  value.members.set("name", { value: makePrimitive(name), isCertain: true });
}

/** Gives the names of a pattern their values. */
export function bindPattern(pattern: Js.Pattern, value: Value, frame: Frame, machine: Machine, scope: Scope): void {
  destructure(pattern, value, frame, machine, (target, part) => {
    if (target.type !== "Identifier") return;
    const binding = scope.bindings.get(target.name);
    if (binding) machine.memory.assign(binding, part);
    else scope.bindings.set(target.name, machine.memory.declare(part));
  });
}

/** The same for an assignment, to names and members that are there already. */
export function assignPattern(pattern: Js.Pattern | Js.Expression, value: Value, frame: Frame, machine: Machine): void {
  destructure(pattern as Js.Pattern, value, frame, machine, (target, part) => {
    if (target.type === "MemberExpression") {
      const { owner, key } = evaluateTarget(target, frame, machine);
      machine.memory.set(owner, key, { value: part });
    } else {
      const binding = findBinding(frame.scope, target.name);
      if (binding) machine.memory.assign(binding, part);
      else machine.memory.escape(part);
    }
  });
}

type Target = Js.Identifier | Js.MemberExpression;

function destructure(
  pattern: Js.Pattern,
  value: Value,
  frame: Frame,
  machine: Machine,
  assign: (target: Target, value: Value) => void,
): void {
  machine.step();
  switch (pattern.type) {
    case "Identifier":
    case "MemberExpression":
      assign(pattern, value);
      return;
    case "AssignmentPattern": {
      const isMissing = value.kind === "primitive" && value.type === "undefined";
      const isThere = value.kind === "object" || (value.kind === "primitive" && !isMissing);
      if (isThere) destructure(pattern.left, value, frame, machine, assign);
      else {
        const other = isMissing
          ? machine.evaluate(pattern.right, frame)
          : machine.memory.maybe(() => machine.evaluate(pattern.right, frame));
        destructure(pattern.left, isMissing ? other : machine.memory.join(value, other), frame, machine, assign);
      }
      return;
    }
    case "ArrayPattern": {
      const elements = readArray(value);
      if (!elements) machine.memory.escape(value);
      for (const [at, element] of pattern.elements.entries()) {
        if (element?.type === "RestElement") {
          const rest = elements?.slice(at);
          const array = makeArray(rest ?? [], machine, rest !== undefined);
          destructure(element.argument, array, frame, machine, assign);
        } else if (element) {
          destructure(element, elements ? (elements[at] ?? UNDEFINED) : UNKNOWN, frame, machine, assign);
        }
      }
      return;
    }
    case "ObjectPattern":
      for (const property of pattern.properties) {
        if (property.type === "RestElement") {
          const rest = machine.memory.make(machine.getBuiltin("Object.prototype"));
          copyMembers(rest, value, machine);
          destructure(property.argument, rest, frame, machine, assign);
          continue;
        }
        const key = evaluateKey(property, frame, machine);
        if (key === undefined) machine.memory.escape(value);
        destructure(
          property.value,
          typeof key === "string" ? machine.get(value, key) : UNKNOWN,
          frame,
          machine,
          assign,
        );
      }
      return;
    case "RestElement":
      destructure(pattern.argument, value, frame, machine, assign);
  }
}

/** Gives the parameters of a function their values. */
export function bindParameters(node: Js.Function, values: readonly Value[], frame: Frame, machine: Machine): void {
  for (const [at, parameter] of node.params.entries()) {
    for (const name of listNames(parameter)) frame.scope.bindings.delete(name);
    const isRest = parameter.type === "RestElement";
    const value = isRest ? makeArray(values.slice(at), machine) : values[at];
    bindPattern(isRest ? parameter.argument : parameter, value ?? UNDEFINED, frame, machine, frame.scope);
  }
}
