import type { AnyNode, Function as FunctionNode } from "acorn";
import type { Memory } from "./memory.js";
import type { Frame, Key, ObjectValue, Value } from "./values.js";

/** The calls that are being followed. */
export interface CallState {
  depth: number;
  /** How often each function is being followed at this moment. */
  readonly active: Map<FunctionNode, number>;
  /** How often each function was followed because code that is not known may call it. */
  readonly escapedRuns: Map<FunctionNode, number>;
}

/** What the parts of the interpreter need of one another. */
export interface Machine {
  readonly memory: Memory;
  readonly calls: CallState;
  evaluate(node: AnyNode, frame: Frame): Value;
  execute(node: AnyNode, frame: Frame): Ends;
  call(callee: Value, thisValue: Value, args: readonly Value[], construction?: Frame["construction"]): Value;
  /** @param instance what a subclass makes. */
  construct(callee: Value, args: readonly Value[], instance?: ObjectValue): Value;
  /** Reads a member. A getter is called. */
  get(owner: Value, key: string): Value;
  makeFunction(run: (thisValue: Value, args: readonly Value[]) => Value): ObjectValue;
  /** The function, object or class of the language at a path such as `Object.prototype`. */
  getBuiltin(path: string): Value;
  /** Calls whatever was passed to code that is not known: that code may call it. */
  callEscaped(): void;
  /** The next statement of a module has steps of its own. */
  beginStatement(): void;
  step(): void;
  /**
   * Goes on without what cannot be followed.
   *
   * @throws the error, if it is another one.
   */
  giveUp(path: string, error: unknown): void;
  findGlobal(name: string): Value | undefined;
  /** Whether an object has a member; `undefined` if that is not known. */
  has(owner: Value, key: Key): boolean | undefined;
  isInstance(value: Value, constructor: Value): boolean | undefined;
}

/**
 * All the ways in which statements may end, as a sum: {@link NORMAL}, {@link BREAK}, {@link RETURN} and {@link THROW}.
 * Two sums are joined by `|`.
 */
export type Ends = number;

/** The next statement runs. */
export const NORMAL = 1;
/** The loop, or the switch, ends or goes on with its next turn. */
export const BREAK = 2;
export const RETURN = 4;
/** Only a handler catches it. Without one the loading ends, and nothing after it matters. */
export const THROW = 8;
/** A `break` or `continue` to a label may end any of the loops around it. */
export const TO_LABEL = BREAK | RETURN;

/** Whether statements may end in one of some ways. */
export function mayEnd(ends: Ends, ways: Ends): boolean {
  return (ends & ways) !== 0;
}

/** The other ways in which statements may end. */
export function removeEnds(ends: Ends, ways: Ends): Ends {
  return ends & ~ways;
}
