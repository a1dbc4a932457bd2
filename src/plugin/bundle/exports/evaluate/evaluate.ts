import type { Workspace } from "../../../../base/files/workspace.js";
import { call, callEscaped, construct, makeCallState } from "./calls.js";
import { getMember, hasMember, isInstanceOf } from "./prototype-chain.js";
import { evaluateExpression } from "./expressions.js";
import { makeIntrinsics } from "./intrinsics.js";
import type { Machine } from "./machine.js";
import { makeMemory } from "./memory.js";
import { makeModules } from "./modules.js";
import { executeStatement } from "./statements.js";
import { NotFollowed, type ObjectValue, type Value } from "./values.js";

export interface Evaluation {
  readonly machine: Machine;
  /**
   * What a module of the plugin exports.
   *
   * @throws {NotFollowed} if that cannot be known without running it.
   */
  load(path: string): ObjectValue;
  /** Why modules could not be followed to their end. */
  readonly unfollowed: readonly string[];
  /** Whether what was loaded is a module of CommonJS. */
  isCommonJs(module: Value): boolean;
}

/** How many nodes of the syntax tree are evaluated: of all modules, and of one statement. */
const MAX_STEPS = 200_000;
const MAX_STATEMENT_STEPS = 40_000;
/** Each later statement still gets enough steps to read a class, up to a second limit for all. */
const STEPS_AFTER = 1000;
const MAX_TOTAL_STEPS = 300_000;

/**
 * Follows what modules do while they are loaded, without running them: with the values that are known, and with what
 * would be possible where they are not.
 *
 * Load this file as the part "javascript" only.
 */
export function openEvaluation(workspace: Workspace): Evaluation {
  const memory = makeMemory();
  const intrinsics = makeIntrinsics(memory.region);
  let steps = 0;
  let limit = MAX_STATEMENT_STEPS;
  const unfollowed: string[] = [];
  const machine: Machine = {
    memory,
    calls: makeCallState(),
    evaluate: (node, frame) => evaluateExpression(node, frame, machine),
    execute: (node, frame) => executeStatement(node, frame, machine),
    call: (callee, thisValue, args, construction) => call(callee, thisValue, args, construction, machine),
    construct: (callee, args, instance) => construct(callee, args, instance, machine),
    callEscaped: () => {
      callEscaped(machine);
    },
    get: (owner, key) => getMember(owner, key, machine),
    has: (owner, key) => hasMember(owner, key, machine),
    isInstance: (value, constructor) => isInstanceOf(value, constructor, machine),
    makeFunction: (run) => memory.make(intrinsics.get("Function.prototype"), { code: { kind: "native", run } }),
    getBuiltin: (path) => intrinsics.get(path),
    findGlobal: (name) => intrinsics.find(name),
    giveUp(path, error) {
      if (!(error instanceof NotFollowed) || steps >= MAX_TOTAL_STEPS) throw error;
      const reason = `${path} ${error.message}`;
      if (!unfollowed.includes(reason)) unfollowed.push(reason);
      limit = Math.min(steps + STEPS_AFTER, MAX_TOTAL_STEPS);
    },
    beginStatement() {
      limit = Math.min(
        steps + Math.max(STEPS_AFTER, Math.min(MAX_STATEMENT_STEPS, MAX_STEPS - steps)),
        MAX_TOTAL_STEPS,
      );
    },
    step() {
      if (++steps > limit) throw new NotFollowed("does too much while it is loaded to be followed");
    },
  };
  const modules = makeModules(workspace, machine);
  return { machine, load: (path) => modules.load(path).namespace, unfollowed, isCommonJs: modules.isCommonJs };
}
