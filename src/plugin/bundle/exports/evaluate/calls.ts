import type * as Js from "acorn";
import { callBuiltin, constructBuiltin } from "./builtin-calls.js";
import { constructClass } from "./classes.js";
import { bindParameters } from "./functions.js";
import { mayEnd, NORMAL, type CallState, type Machine } from "./machine.js";
import { openScope } from "./scopes.js";
import { executeBody } from "./statements.js";
import {
  listOptions,
  NotFollowed,
  UNDEFINED,
  UNKNOWN,
  type Code,
  type Frame,
  type ObjectValue,
  type Single,
  type Value,
} from "./values.js";

type Closure = Extract<Code, { kind: "closure" }>;

const DEEPEST = 80;
const MAX_RECURSION = 3;
const MAX_ESCAPED_RUNS = 50;

export function makeCallState(): CallState {
  return { depth: 0, active: new Map(), escapedRuns: new Map() };
}

export function call(
  callee: Value,
  thisValue: Value,
  args: readonly Value[],
  construction: Frame["construction"],
  machine: Machine,
): Value {
  machine.step();
  return forEachOption(callee, machine, (option) => {
    if (option.kind === "object" && option.code) {
      const { code } = option;
      if (code.kind === "closure") return callClosure(code, thisValue, args, construction, machine);
      if (code.kind === "builtin") return callBuiltin(code, thisValue, args, machine);
      if (code.kind === "native") return code.run(thisValue, args);
    }
    return callUnknown([option, thisValue, ...args], machine);
  });
}

/** @param instance what a subclass makes. */
export function construct(
  callee: Value,
  args: readonly Value[],
  instance: ObjectValue | undefined,
  machine: Machine,
): Value {
  machine.step();
  return forEachOption(callee, machine, (option) => {
    if (option.kind !== "object" || !option.code) {
      return callUnknown([option, ...args, ...(instance ? [instance] : [])], machine);
    }
    const { code } = option;
    if (code.kind === "class") return constructClass(option, args, machine, instance);
    if (code.kind === "builtin") return constructBuiltin(option, args, machine, instance);
    const made = instance ?? machine.memory.make(machine.get(option, "prototype"));
    // The base class of the SDK sets no member that anybody looks for.
    if (code.kind === "native") return made;
    const returned = callClosure(code, made, args, undefined, machine);
    const objects = listOptions(returned).filter(({ kind }) => kind !== "primitive");
    if (objects.length === 0) return made;
    return machine.memory.join(...objects, ...(returned.kind === "object" ? [] : [made]));
  });
}

/** Calls the functions that code that is not known may call. */
export function callEscaped(machine: Machine): void {
  const { memory, calls } = machine;
  for (let escaped = memory.takeEscapedFunctions(); escaped.length > 0; escaped = memory.takeEscapedFunctions()) {
    for (const { code } of escaped) {
      if (code?.kind !== "closure") continue;
      const count = calls.escapedRuns.get(code.node) ?? 0;
      calls.escapedRuns.set(code.node, count + 1);
      if (count >= MAX_ESCAPED_RUNS) continue;
      const args = code.node.params.map(() => UNKNOWN);
      memory.escape(memory.maybe(() => callClosure(code, UNKNOWN, args, undefined, machine), true));
    }
  }
}

function forEachOption(callee: Value, { memory }: Machine, act: (option: Single) => Value): Value {
  if (callee.kind !== "choice") return act(callee);
  return memory.join(...callee.options.map((option) => memory.maybe(() => act(option))));
}

function callUnknown(values: readonly Value[], machine: Machine): Value {
  for (const value of values) machine.memory.escape(value);
  machine.callEscaped();
  return UNKNOWN;
}

function callClosure(
  closure: Closure,
  thisValue: Value,
  args: readonly Value[],
  construction: Frame["construction"],
  machine: Machine,
): Value {
  const { calls, memory } = machine;
  const { node } = closure;
  const count = calls.active.get(node) ?? 0;
  const escapeAll = (): void => {
    for (const value of [thisValue, ...args]) memory.escape(value);
  };
  if (count > MAX_RECURSION) {
    escapeAll();
    return UNKNOWN;
  }
  if (calls.depth >= DEEPEST) throw new NotFollowed("has calls that are nested too deeply");
  calls.active.set(node, count + 1);
  calls.depth++;
  try {
    if (count < MAX_RECURSION) return runClosure(closure, thisValue, args, construction, machine);
    // One more call, with values that are not known, does all that deeper calls could do.
    escapeAll();
    const unknown = node.params.map(() => UNKNOWN);
    return memory.maybe(() => runClosure(closure, UNKNOWN, unknown, construction, machine), true);
  } finally {
    calls.depth--;
    calls.active.set(node, count);
  }
}

function runClosure(
  closure: Closure,
  thisValue: Value,
  args: readonly Value[],
  construction: Frame["construction"],
  machine: Machine,
): Value {
  const { node, enclosing, homeObject } = closure;
  const inner = { scope: openScope(closure.scope), result: {} };
  const frame: Frame = enclosing
    ? { ...enclosing, ...inner }
    : { ...inner, thisValue: thisValue.kind === "primitive" ? UNKNOWN : thisValue, args, homeObject, construction };
  const act = (): void => {
    bindParameters(node, args, frame, machine);
    if (node.type === "ArrowFunctionExpression" && node.expression) {
      frame.result.value = machine.evaluate(node.body, frame);
      return;
    }
    const end = executeBody((node.body as Js.BlockStatement).body, frame, machine);
    if (mayEnd(end, NORMAL) && frame.result.value) {
      frame.result.value = machine.memory.join(frame.result.value, UNDEFINED);
    }
  };
  // What follows an await or a yield may run later, or never.
  if (node.async || node.generator) machine.memory.maybe(act);
  else act();
  const result = frame.result.value ?? UNDEFINED;
  if (node.generator) {
    machine.memory.escape(result);
    return UNKNOWN;
  }
  if (!node.async) return result;
  return machine.memory.make(machine.getBuiltin("Promise.prototype"), { promiseResult: result });
}
