import type { AnyNode } from "acorn";
import type { Memory } from "./memory.js";
import type { Frame, Key, Thing, Value } from "./values.js";

/** What the parts of the interpreter need of one another. */
export interface Machine {
  readonly memory: Memory;
  evaluate(node: AnyNode, frame: Frame): Value;
  /** How a statement may end: a sum of {@link NORMAL}, {@link BREAK}, {@link RETURN} and {@link THROW}. */
  execute(node: AnyNode, frame: Frame): number;
  call(callee: Value, self: Value, values: readonly Value[], making?: Frame["making"]): Value;
  /** @param as what a subclass makes. */
  construct(callee: Value, values: readonly Value[], as?: Thing): Value;
  /** Reads a member. A getter is called. */
  get(owner: Value, key: string): Value;
  makeFunction(run: (self: Value, values: readonly Value[]) => Value): Thing;
  /** The function, object or class of the language at a path such as `Object.prototype`. */
  getBuiltin(path: string): Value;
  /** Calls whatever was passed to code that is not known: that code may call it. */
  settle(): void;
  /** The next statement of a module has steps of its own. */
  beginStatement(): void;
  /** Counts a step. */
  step(): void;
  /**
   * Goes on without what cannot be followed.
   *
   * @throws the error, if it is another one.
   */
  giveUp(path: string, error: unknown): void;
  importModule(specifier: Value): Value;
  findGlobal(name: string): Value | undefined;
  /** Whether an object has a member; `undefined` if that is not known. */
  has(owner: Value, key: Key): boolean | undefined;
  isInstance(value: Value, of: Value): boolean | undefined;
}

export const NORMAL = 1;
export const BREAK = 2;
export const RETURN = 4;
/** What follows an error that ends the loading of a module is of no interest. */
export const THROW = 8;
