import type * as Js from "acorn";
import { callBuiltin, constructBuiltin } from "./builtin-calls.js";
import { constructClass } from "./classes.js";
import { bindParameters } from "./functions.js";
import { NORMAL, type Machine } from "./machine.js";
import { openScope } from "./scopes.js";
import { executeBody } from "./statements.js";
import { listOptions, NotFollowed, UNDEFINED, UNKNOWN, type Frame, type Thing, type Value } from "./values.js";

type Closure = Extract<NonNullable<Thing["code"]>, { kind: "closure" }>;

const DEEPEST = 80;
const MOST_RECURSION = 3;
const MOST_ESCAPED_RUNS = 50;

/** What calls do, as far as the functions are known. */
export function makeCalls(machine: Machine): Pick<Machine, "call" | "construct" | "settle"> {
  const active = new Map<Js.Function, number>();
  const runs = new Map<object, number>();
  let depth = 0;

  const follow = (closure: Closure, self: Value, values: readonly Value[], making: Frame["making"]): Value => {
    const { node } = closure;
    const count = active.get(node) ?? 0;
    if (count > MOST_RECURSION) {
      for (const value of [self, ...values]) machine.memory.escape(value);
      return UNKNOWN;
    }
    if (depth >= DEEPEST) throw new NotFollowed("has calls that are nested too deeply");
    active.set(node, count + 1);
    depth++;
    try {
      // What else a deeper call would do, it does with values that are not known.
      if (count < MOST_RECURSION) return run(closure, self, values, making);
      for (const value of [self, ...values]) machine.memory.escape(value);
      return machine.memory.maybe(
        () =>
          run(
            closure,
            UNKNOWN,
            node.params.map(() => UNKNOWN),
            making,
          ),
        true,
      );
    } finally {
      depth--;
      active.set(node, count);
    }
  };

  const run = (closure: Closure, self: Value, values: readonly Value[], making: Frame["making"]): Value => {
    const { node, around } = closure;
    const inner = { scope: openScope(closure.scope), result: { value: undefined } as Frame["result"] };
    const frame: Frame = around
      ? { ...around, ...inner }
      : { ...inner, self: self.kind === "primitive" ? UNKNOWN : self, values, home: closure.home, making };
    const act = (): void => {
      bindParameters(node, values, frame, machine);
      if (node.type === "ArrowFunctionExpression" && node.expression) {
        frame.result.value = machine.evaluate(node.body, frame);
        return;
      }
      const end = executeBody((node.body as Js.BlockStatement).body, frame, machine);
      if ((end & NORMAL) !== 0 && frame.result.value) {
        frame.result.value = machine.memory.join(frame.result.value, UNDEFINED);
      }
    };
    // What follows an await or a yield may run later, or never.
    if (node.async || node.generator) machine.memory.maybe(act);
    else act();
    const result = frame.result.value ?? UNDEFINED;
    if (node.generator) machine.memory.escape(result);
    if (node.generator) return UNKNOWN;
    return node.async ? machine.memory.make(machine.getBuiltin("Promise.prototype"), { settled: result }) : result;
  };

  const callOne = (callee: Value, self: Value, values: readonly Value[], making: Frame["making"]): Value => {
    if (callee.kind === "thing" && callee.code) {
      const { code } = callee;
      if (code.kind === "closure") return follow(code, self, values, making);
      if (code.kind === "builtin") return callBuiltin(code, self, values, machine);
      if (code.kind === "native") return code.run(self, values);
    }
    for (const value of [callee, self, ...values]) machine.memory.escape(value);
    machine.settle();
    return UNKNOWN;
  };

  const constructOne = (callee: Value, values: readonly Value[], as: Thing | undefined): Value => {
    if (callee.kind === "thing" && callee.code) {
      const { code } = callee;
      if (code.kind === "class") return constructClass(callee, values, machine, as);
      // The base class of the SDK sets no member that anybody looks for.
      if (code.kind === "native") return as ?? machine.memory.make(machine.get(callee, "prototype"));
      if (code.kind === "builtin") return constructBuiltin(callee, values, machine, as);
      const made = as ?? machine.memory.make(machine.get(callee, "prototype"));
      const given = follow(code, made, values, undefined);
      const others = listOptions(given).filter(({ kind }) => kind !== "primitive");
      return others.length === 0 ? made : machine.memory.join(...others, ...(given.kind === "thing" ? [] : [made]));
    }
    for (const value of [callee, ...values, ...(as ? [as] : [])]) machine.memory.escape(value);
    machine.settle();
    return UNKNOWN;
  };

  const each = (callee: Value, act: (one: Value) => Value): Value => {
    if (callee.kind !== "choice") return act(callee);
    return machine.memory.join(...callee.options.map((one) => machine.memory.maybe(() => act(one))));
  };

  return {
    call(callee, self, values, making) {
      machine.step();
      return each(callee, (one) => callOne(one, self, values, making));
    },
    construct(callee, values, as) {
      machine.step();
      return each(callee, (one) => constructOne(one, values, as));
    },
    settle() {
      for (let taken = machine.memory.takeEscaped(); taken.length > 0; taken = machine.memory.takeEscaped()) {
        for (const { code } of taken) {
          if (code?.kind !== "closure") continue;
          const count = runs.get(code.node) ?? 0;
          runs.set(code.node, count + 1);
          if (count >= MOST_ESCAPED_RUNS) continue;
          const values = code.node.params.map(() => UNKNOWN);
          const result = machine.memory.maybe(() => follow(code, UNKNOWN, values, undefined), true);
          machine.memory.escape(result);
        }
      }
    },
  };
}
