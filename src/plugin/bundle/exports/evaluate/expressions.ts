import type * as Js from "acorn";
import { constructSuper, evaluateClass } from "./classes.js";
import { assignPattern, makeClosure, nameFunction } from "./functions.js";
import type { Machine } from "./machine.js";
import {
  copyMembers,
  evaluateCallee,
  evaluateKey,
  evaluateList,
  evaluateMember,
  evaluateTarget,
  makeArray,
} from "./members.js";
import { computeOperator, evaluateBinary, evaluateLogical, evaluateUnary } from "./operators.js";
import { findBinding } from "./scopes.js";
import {
  awaitValue,
  isTruthy,
  listOptions,
  makePrimitive,
  NotFollowed,
  SOME_NUMBER,
  SOME_STRING,
  UNDEFINED,
  UNKNOWN,
  type Frame,
  type Value,
} from "./values.js";

type Evaluate<Node> = (node: Node, frame: Frame, machine: Machine) => Value;

export function evaluateExpression(node: Js.AnyNode, frame: Frame, machine: Machine): Value {
  machine.step();
  const evaluate = (EXPRESSIONS as Readonly<Record<string, Evaluate<never> | undefined>>)[node.type];
  return evaluate?.(node as never, frame, machine) ?? UNKNOWN;
}

const EXPRESSIONS: { readonly [Type in Js.Expression["type"]]?: Evaluate<Extract<Js.Expression, { type: Type }>> } = {
  Literal: (node) => ("regex" in node ? UNKNOWN : makePrimitive(node.value)),
  Identifier: ({ name }, frame, machine) => readName(name, frame, machine),
  ThisExpression: (_, { thisValue }) => thisValue,
  TemplateLiteral({ quasis, expressions }, frame, machine) {
    const values = expressions.map((one) => machine.evaluate(one, frame));
    const texts = values.map(formatPart);
    for (const value of values) machine.memory.escape(value);
    if (texts.includes(undefined)) return SOME_STRING;
    return makePrimitive(quasis.map((quasi, at) => `${quasi.value.cooked ?? ""}${texts[at] ?? ""}`).join(""));
  },
  TaggedTemplateExpression({ tag, quasi }, frame, machine) {
    const { callee, self } = evaluateCallee(tag, frame, machine);
    return machine.call(callee, self, [UNKNOWN, ...quasi.expressions.map((one) => machine.evaluate(one, frame))]);
  },
  ArrayExpression({ elements }, frame, machine) {
    const { known, all } = evaluateList(elements, frame, machine);
    return makeArray(all, machine, known !== undefined);
  },
  ObjectExpression: evaluateObject,
  FunctionExpression: (node, frame, machine) => makeClosure(node, frame, machine),
  ArrowFunctionExpression: (node, frame, machine) => makeClosure(node, frame, machine),
  ClassExpression: (node, frame, machine) => evaluateClass(node, frame, machine),
  SequenceExpression({ expressions }, frame, machine) {
    return expressions.map((one) => machine.evaluate(one, frame)).at(-1) ?? UNDEFINED;
  },
  UnaryExpression: evaluateUnary,
  BinaryExpression: evaluateBinary,
  LogicalExpression({ operator, left, right }, frame, machine) {
    return evaluateLogical(operator, machine.evaluate(left, frame), () => machine.evaluate(right, frame), machine);
  },
  ConditionalExpression({ test, consequent, alternate }, frame, machine) {
    const isTrue = isTruthy(machine.evaluate(test, frame));
    if (isTrue !== undefined) return machine.evaluate(isTrue ? consequent : alternate, frame);
    const values = machine.memory.either(
      () => machine.evaluate(consequent, frame),
      () => machine.evaluate(alternate, frame),
    );
    return machine.memory.join(...values);
  },
  AssignmentExpression: evaluateAssignment,
  UpdateExpression({ argument, operator, prefix }, frame, machine) {
    const before = machine.evaluate(argument, frame);
    if (before.kind !== "primitive" || typeof before.value !== "number") {
      assignPattern(argument, SOME_NUMBER, frame, machine);
      return SOME_NUMBER;
    }
    const after = makePrimitive(operator === "++" ? before.value + 1 : before.value - 1);
    assignPattern(argument, after, frame, machine);
    return prefix ? after : before;
  },
  MemberExpression: (node, frame, machine) => evaluateMember(node, frame, machine).value,
  ChainExpression({ expression }, frame, machine) {
    const isOptional = (one: Js.AnyNode): boolean => {
      if (one.type === "MemberExpression") return one.optional || isOptional(one.object);
      if (one.type === "CallExpression") return one.optional || isOptional(one.callee);
      return false;
    };
    if (!isOptional(expression)) return machine.evaluate(expression, frame);
    return machine.memory.join(
      machine.memory.maybe(() => machine.evaluate(expression, frame)),
      UNDEFINED,
    );
  },
  CallExpression(node, frame, machine) {
    const { callee, self } = evaluateCallee(node.callee, frame, machine);
    const values = evaluateList(node.arguments, frame, machine);
    const isEval = node.callee.type === "Identifier" && node.callee.name === "eval" && callee.kind === "unknown";
    if (isEval) return evaluateText(values.known?.[0], frame, machine);
    if (node.callee.type === "Super") {
      constructSuper(frame, values.known ?? [UNKNOWN], machine);
      return UNDEFINED;
    }
    if (!values.known) {
      for (const value of values.all) machine.memory.escape(value);
      return machine.call(callee, self, [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
    }
    return machine.call(callee, self, values.known);
  },
  NewExpression(node, frame, machine) {
    const callee = machine.evaluate(node.callee, frame);
    const values = evaluateList(node.arguments, frame, machine);
    if (!values.known) for (const value of values.all) machine.memory.escape(value);
    return machine.construct(callee, values.known ?? [UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN]);
  },
  AwaitExpression({ argument }, frame, machine) {
    return machine.memory.join(...listOptions(machine.evaluate(argument, frame)).map(awaitValue));
  },
  YieldExpression({ argument }, frame, machine) {
    if (argument) machine.memory.escape(machine.evaluate(argument, frame));
    return UNKNOWN;
  },
  ImportExpression({ source }, frame, machine) {
    machine.evaluate(source, frame);
    return UNKNOWN;
  },
  ParenthesizedExpression: ({ expression }, frame, machine) => machine.evaluate(expression, frame),
};

/** The text of a value in a template; `undefined` if it is not known, or long. */
function formatPart(value: Value): string | undefined {
  if (value.kind !== "primitive" || value.value === undefined) return undefined;
  const text = String(value.value);
  return text.length > MAX_PART_LENGTH ? undefined : text;
}

/** Bundlers write `eval("require")`, so that other bundlers do not see it. */
function evaluateText(text: Value | undefined, frame: Frame, machine: Machine): Value {
  const name = text?.kind === "primitive" ? text.value : undefined;
  if (typeof name === "string" && /^[A-Za-z_$][\w$]*$/u.test(name)) return readName(name, frame, machine);
  throw new NotFollowed("makes code from strings, with eval");
}

function readName(name: string, frame: Frame, machine: Machine): Value {
  const binding = findBinding(frame.scope, name);
  if (binding) return binding.read?.() ?? binding.value ?? UNKNOWN;
  if (name === "arguments" && frame.args) return makeArray(frame.args, machine);
  return machine.findGlobal(name) ?? UNKNOWN;
}

function evaluateObject({ properties }: Js.ObjectExpression, frame: Frame, machine: Machine): Value {
  const { memory } = machine;
  const object = memory.make(machine.getBuiltin("Object.prototype"));
  for (const property of properties) {
    if (property.type === "SpreadElement") {
      copyMembers(object, machine.evaluate(property.argument, frame), machine);
      continue;
    }
    const key = evaluateKey(property, frame, machine);
    const node = property.value;
    const isFunction = node.type === "FunctionExpression";
    const value = isFunction ? makeClosure(node, frame, machine, object) : machine.evaluate(node, frame);
    if (property.kind === "init") memory.set(object, key, { value });
    else if (property.kind === "get") memory.set(object, key, { value: undefined, getter: value });
    else memory.set(object, key, { value: UNKNOWN });
  }
  return object;
}

const MAX_PART_LENGTH = 1000;

function evaluateAssignment(node: Js.AssignmentExpression, frame: Frame, machine: Machine): Value {
  const { operator, left, right } = node;
  if (operator === "=" && left.type === "MemberExpression") {
    // The object is evaluated before the value.
    const { owner, key } = evaluateTarget(left, frame, machine);
    const value = machine.evaluate(right, frame);
    machine.memory.set(owner, key, { value });
    return value;
  }
  if (operator === "=") {
    const value = machine.evaluate(right, frame);
    if (left.type === "Identifier") nameFunction(value, left.name);
    assignPattern(left, value, frame, machine);
    return value;
  }
  const before = machine.evaluate(left, frame);
  if (operator === "||=" || operator === "&&=" || operator === "??=") {
    const value = evaluateLogical(operator.slice(0, -1), before, () => machine.evaluate(right, frame), machine);
    assignPattern(left, value, frame, machine);
    return value;
  }
  const value = computeOperator(operator.slice(0, -1), before, machine.evaluate(right, frame));
  assignPattern(left, value, frame, machine);
  return value;
}
