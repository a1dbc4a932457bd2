import type * as Js from "acorn";
import { assignPattern, bindPattern } from "./functions.js";
import { BREAK, mayEnd, NORMAL, removeEnds, type Ends, type Machine } from "./machine.js";
import { readArray } from "./members.js";
import { declareNames, openScope } from "./scopes.js";
import { isTruthy, listOptions, makePrimitive, UNKNOWN, type Frame, type Value } from "./values.js";

/** A loop whose every turn is known is followed turn by turn, up to this many. */
const MAX_TURNS = 500;

export function executeFor({ init, test, update, body }: Js.ForStatement, outer: Frame, machine: Machine): Ends {
  const frame = { ...outer, scope: openScope(outer.scope) };
  if (init?.type === "VariableDeclaration") {
    if (init.kind !== "var") for (const { id } of init.declarations) declareNames(id, frame.scope, machine);
    machine.execute(init, frame);
  } else if (init) machine.evaluate(init, frame);
  return executeTurns({ test, update, body }, frame, machine);
}

export function executeWhile(node: Js.WhileStatement | Js.DoWhileStatement, frame: Frame, machine: Machine): Ends {
  if (node.type === "WhileStatement") return executeTurns(node, frame, machine);
  const first = machine.execute(node.body, frame);
  if (first === NORMAL) return executeTurns(node, frame, machine);
  if (!mayEnd(first, NORMAL | BREAK)) return first;
  return removeEnds(first, BREAK) | NORMAL | machine.memory.maybe(() => executeTurns(node, frame, machine));
}

interface Turns {
  readonly test?: Js.Expression | null | undefined;
  readonly update?: Js.Expression | null | undefined;
  readonly body: Js.Statement;
}

function executeTurns({ test, update, body }: Turns, frame: Frame, machine: Machine): Ends {
  for (let turn = 0; turn < MAX_TURNS; turn++) {
    const goesOn = test ? isTruthy(machine.evaluate(test, frame)) : true;
    if (goesOn === false) return NORMAL;
    if (goesOn === undefined) break;
    const end = machine.execute(body, frame);
    if (end !== NORMAL) {
      if (removeEnds(end, BREAK) === 0) return NORMAL;
      if (!mayEnd(end, NORMAL | BREAK)) return end;
      break;
    }
    if (update) machine.evaluate(update, frame);
  }
  return executeUnknownTurns(machine, () => {
    const end = machine.execute(body, frame);
    if (update) machine.evaluate(update, frame);
    if (test) machine.evaluate(test, frame);
    return end;
  });
}

/** A loop that runs an unknown number of times. Two turns are followed, as the second sees what the first has changed. */
function executeUnknownTurns(machine: Machine, turn: () => Ends): Ends {
  let ends = NORMAL;
  for (let count = 0; count < 2; count++) ends |= machine.memory.maybe(turn, true);
  return removeEnds(ends, BREAK);
}

export function executeForEach(node: Js.ForInStatement | Js.ForOfStatement, outer: Frame, machine: Machine): Ends {
  const value = machine.evaluate(node.right, outer);
  const bindItem = (item: Value, frame: Frame): void => {
    if (node.left.type !== "VariableDeclaration") {
      assignPattern(node.left, item, frame, machine);
      return;
    }
    const [declaration] = node.left.declarations;
    if (!declaration) return;
    if (node.left.kind === "var") assignPattern(declaration.id, item, frame, machine);
    else bindPattern(declaration.id, item, frame, machine, frame.scope);
  };
  const turn = (item: Value): Ends => {
    const frame = { ...outer, scope: openScope(outer.scope) };
    bindItem(item, frame);
    return machine.execute(node.body, frame);
  };
  const { items, isWhole } = node.type === "ForInStatement" ? listKeys(value) : listItems(value);
  if (items.length > MAX_TURNS) return executeUnknownTurns(machine, () => turn(UNKNOWN));
  const ends = executeItems(items, turn, machine);
  if (isWhole || !mayEnd(ends, NORMAL)) return ends;
  return ends | executeUnknownTurns(machine, () => turn(UNKNOWN));
}

function executeItems(items: readonly LoopItem[], turn: (item: Value) => Ends, machine: Machine): Ends {
  let ends = NORMAL;
  for (const [at, { value, isCertain }] of items.entries()) {
    const run = (): Ends => turn(value);
    const end = isCertain ? run() : machine.memory.maybe(run) | NORMAL;
    ends |= removeEnds(end, BREAK);
    if (!mayEnd(end, NORMAL | BREAK)) return removeEnds(ends, NORMAL);
    if (end !== NORMAL) return ends | machine.memory.maybe(() => executeItems(items.slice(at + 1), turn, machine));
  }
  return ends;
}

interface LoopItem {
  readonly value: Value;
  readonly isCertain: boolean;
}

interface LoopItems {
  readonly items: readonly LoopItem[];
  /** Whether these are all. */
  readonly isWhole: boolean;
}

/** What `for (... in ...)` goes through, as far as it is known. */
function listKeys(value: Value): LoopItems {
  const options = listOptions(value);
  const items: LoopItem[] = [];
  let isWhole = true;
  for (const option of options) {
    if (option.kind === "unknown" || (option.kind === "object" && option.isOpen)) isWhole = false;
    if (option.kind !== "object") continue;
    if (option.code?.kind === "builtin") isWhole = false;
    else {
      for (const [key, { isCertain }] of option.members) {
        if (/^(?:length|prototype|constructor|name)$/u.test(key) || key.startsWith("#")) continue;
        items.push({ value: makePrimitive(key), isCertain: isCertain && options.length === 1 });
      }
    }
  }
  return { items, isWhole };
}

function listItems(value: Value): LoopItems {
  if (value.kind !== "object" || !value.isArray) return { items: [], isWhole: false };
  const items = readArray({ ...value, isOpen: false })?.map((element) => ({ value: element, isCertain: true }));
  return { items: items ?? [], isWhole: items !== undefined && !value.isOpen };
}
