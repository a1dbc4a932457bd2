import type { Workspace } from "../../../workspace/workspace.js";
import { makeCalls } from "./calls.js";
import { getMember, hasMember, isInstanceOf } from "./core.js";
import { evaluateExpression } from "./expressions.js";
import { makeIntrinsics } from "./intrinsics.js";
import type { Machine } from "./machine.js";
import { makeMemory } from "./memory.js";
import { makeModules } from "./modules.js";
import { executeStatement } from "./statements.js";
import { NotFollowed, UNKNOWN, type Thing, type Value } from "./values.js";

export interface Evaluation {
  readonly machine: Machine;
  /**
   * What a module of the plugin exports.
   *
   * @throws {NotFollowed} if that cannot be known without running it.
   */
  load(path: string): Thing;
  /** Why modules could not be followed to their end. */
  readonly doubts: readonly string[];
  /** Whether what was loaded is a module of CommonJS. */
  isCommonJs(module: Value): boolean;
}

/** So many parts of a program are looked at: those of a bundle of 500 KB, several times. */
const MOST_STEPS = 250_000;
/** When a module could not be followed, what else is there still can be looked at. */
const STEPS_AFTER = 25_000;
const MOST_DOUBTS = 5;

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
  let limit = MOST_STEPS;
  const doubts: string[] = [];
  const machine: Machine = {
    memory,
    evaluate: (node, frame) => evaluateExpression(node, frame, machine),
    execute: (node, frame) => executeStatement(node, frame, machine),
    ...{ call: () => UNKNOWN, construct: () => UNKNOWN, settle: () => undefined },
    get: (owner, key) => getMember(owner, key, machine),
    has: (owner, key) => hasMember(owner, key, machine),
    isInstance: (value, of) => isInstanceOf(value, of, machine),
    makeFunction: (run) => memory.make(intrinsics.get("Function.prototype"), { code: { kind: "native", run } }),
    getBuiltin: (path) => intrinsics.get(path),
    findGlobal: (name) => intrinsics.find(name),
    importModule: () => UNKNOWN,
    giveUp(path, error) {
      if (!(error instanceof NotFollowed) || doubts.length >= MOST_DOUBTS) throw error;
      doubts.push(`${path} ${error.message}`);
      limit = steps + STEPS_AFTER;
    },
    step() {
      if (++steps > limit) throw new NotFollowed("does too much while it is loaded to be followed");
    },
  };
  Object.assign(machine, makeCalls(machine));
  const modules = makeModules(workspace, machine);
  return { machine, load: (path) => modules.load(path).namespace, doubts, isCommonJs: modules.isCommonJs };
}
