import type * as Js from "acorn";
import { not } from "../../find-named-function.js";
import type { Machine } from "./machine.js";
import { evaluateMember } from "./members.js";
import { findBinding } from "./scopes.js";
import {
  getType,
  isNullish,
  isTruthy,
  makePrimitive,
  SOME_BOOLEAN,
  SOME_NUMBER,
  SOME_STRING,
  toBoolean,
  toKey,
  UNDEFINED,
  UNKNOWN,
  type Frame,
  type Region,
  type Value,
} from "./values.js";

export function evaluateUnary({ operator, argument }: Js.UnaryExpression, frame: Frame, machine: Machine): Value {
  if (operator === "typeof") {
    // A host loads the modules as ES modules or CommonJS, so code that asks for AMD does not find it.
    const isFree = argument.type === "Identifier" && !findBinding(frame.scope, argument.name);
    if (isFree && /^(?:define|module|exports|require)$/u.test(argument.name)) return makePrimitive("undefined");
    const type = getType(machine.evaluate(argument, frame));
    if (type === undefined) return SOME_STRING;
    return makePrimitive(type);
  }
  if (operator === "delete") {
    if (argument.type !== "MemberExpression") return SOME_BOOLEAN;
    const { owner, key } = evaluateMember(argument, frame, machine);
    machine.memory.remove(owner, key);
    return SOME_BOOLEAN;
  }
  const value = machine.evaluate(argument, frame);
  if (operator === "void") return UNDEFINED;
  if (operator === "!") return toBoolean(not(isTruthy(value)));
  if (value.kind !== "primitive" || typeof value.value !== "number") return SOME_NUMBER;
  if (operator === "-") return makePrimitive(-value.value);
  if (operator === "~") return makePrimitive(~value.value);
  return makePrimitive(value.value);
}

export function evaluateBinary({ operator, left, right }: Js.BinaryExpression, frame: Frame, machine: Machine): Value {
  const a = left.type === "PrivateIdentifier" ? UNKNOWN : machine.evaluate(left, frame);
  const b = machine.evaluate(right, frame);
  if (operator === "in") return toBoolean(machine.has(b, toKey(a)));
  if (operator === "instanceof") return toBoolean(machine.isInstance(a, b));
  if (/^[!=]=/u.test(operator)) {
    const isSame = areEqual(a, b, operator.length === 2);
    return toBoolean(operator.startsWith("=") ? isSame : not(isSame));
  }
  return computeOperator(operator, a, b);
}

/** What an operator of two values gives. */
export function computeOperator(operator: string, a: Value, b: Value): Value {
  if (a.kind === "primitive" && b.kind === "primitive" && a.value !== undefined && b.value !== undefined) {
    const result = computeBinary(operator, a.value as never, b.value as never);
    if (result !== undefined) return makePrimitive(result);
  }
  if (/^[<>]=?$/u.test(operator)) return SOME_BOOLEAN;
  if (operator !== "+") return SOME_NUMBER;
  if (getType(a) === "string" || getType(b) === "string") return SOME_STRING;
  return UNKNOWN;
}

const MAX_TEXT_LENGTH = 10_000;

function computeBinary(operator: string, a: never, b: never): unknown {
  if (typeof a === "bigint" || typeof b === "bigint") return undefined;
  switch (operator) {
    case "+": {
      const sum = (a as number) + (b as number);
      return typeof sum === "string" && (sum as string).length > MAX_TEXT_LENGTH ? undefined : sum;
    }
    case "-":
      return (a as number) - (b as number);
    case "*":
      return (a as number) * (b as number);
    case "<":
      return a < b;
    case ">":
      return a > b;
    case "<=":
      return a <= b;
    case ">=":
      return a >= b;
    case "&":
      return (a as number) & (b as number);
    case "|":
      return (a as number) | (b as number);
    default:
      return undefined;
  }
}

/** Whether two values are the same; `undefined` if that is not known. */
function areEqual(a: Value, b: Value, isLoose: boolean): boolean | undefined {
  if (isLoose) {
    const [noA, noB] = [isNullish(a), isNullish(b)];
    if (noA === true && noB === true) return true;
    if ((noA === true && noB === false) || (noA === false && noB === true)) return false;
  }
  const [typeA, typeB] = [getType(a), getType(b)];
  if (typeA !== undefined && typeB !== undefined && typeA !== typeB && !isLoose) return false;
  if (a.kind === "object" && b.kind === "object" && !isLoopMade(a) && !isLoopMade(b)) return a === b;
  if (a.kind !== "primitive" || b.kind !== "primitive" || typeA !== typeB) return undefined;
  if (a.type !== b.type) return false;
  if (a.type === "undefined" || a.type === "null") return true;
  if (a.value === undefined || b.value === undefined) return undefined;
  return a.value === b.value;
}

/** Whether one object here may be many in the program. */
function isLoopMade({ region }: { readonly region: Region }): boolean {
  for (let at: Region | undefined = region; at; at = at.parent) if (at.isLoop) return true;
  return false;
}

export function evaluateLogical(operator: string, left: Value, right: () => Value, { memory }: Machine): Value {
  const isDecided = operator === "??" ? not(isNullish(left)) : isTruthy(left);
  const staysLeft = operator === "&&" ? not(isDecided) : isDecided;
  if (staysLeft === true) return left;
  if (staysLeft === false) return right();
  return memory.join(left, memory.maybe(right));
}
