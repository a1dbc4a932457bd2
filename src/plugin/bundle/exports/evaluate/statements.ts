import type * as Js from "acorn";
import { assignPattern, bindPattern, makeClosure, nameFunction } from "./functions.js";
import { evaluateClass } from "./classes.js";
import { BREAK, mayEnd, NORMAL, removeEnds, RETURN, THROW, TO_LABEL, type Ends, type Machine } from "./machine.js";
import { executeFor, executeForEach, executeWhile } from "./loops.js";
import { declareNames, findBinding, listVarNames, openScope } from "./scopes.js";
import { isTruthy, NotFollowed, UNDEFINED, UNKNOWN, type Frame, type Value } from "./values.js";

type Execute<Node> = (node: Node, frame: Frame, machine: Machine) => Ends;

export function executeStatement(node: Js.AnyNode, frame: Frame, machine: Machine): Ends {
  machine.step();
  const execute = (STATEMENTS as Readonly<Record<string, Execute<never> | undefined>>)[node.type];
  return execute?.(node as never, frame, machine) ?? NORMAL;
}

/** The statements of a function. */
export function executeBody(statements: readonly Js.AnyNode[], frame: Frame, machine: Machine): Ends {
  declareVars(statements, frame, machine);
  return executeList(statements, frame, machine);
}

/** The statements of a module. One that cannot be followed is left out. */
export function executeModule(path: string, statements: readonly Js.AnyNode[], frame: Frame, machine: Machine): void {
  declareVars(statements, frame, machine);
  for (const statement of statements) hoist(getDeclaration(statement), frame, machine);
  for (const statement of statements) {
    try {
      machine.beginStatement();
      machine.execute(statement, frame);
      machine.callEscaped();
    } catch (error) {
      machine.giveUp(path, error);
      // It may have given a value to any variable.
      for (const binding of frame.scope.bindings.values()) {
        if (binding.value?.kind === "primitive") binding.value = machine.memory.join(binding.value, UNKNOWN);
      }
    }
  }
}

function declareVars(statements: readonly Js.AnyNode[], frame: Frame, machine: Machine): void {
  for (const name of listVarNames(statements)) {
    if (!frame.scope.bindings.has(name)) frame.scope.bindings.set(name, machine.memory.declare(UNDEFINED));
  }
}

/** Statements in their order, after the functions and the names that they declare. */
function executeList(statements: readonly Js.AnyNode[], frame: Frame, machine: Machine): Ends {
  for (const statement of statements) hoist(getDeclaration(statement), frame, machine);
  return executeFrom(statements, 0, frame, machine);
}

function executeFrom(statements: readonly Js.AnyNode[], start: number, frame: Frame, machine: Machine): Ends {
  let ends: Ends = 0;
  for (let at = start; at < statements.length; at++) {
    const statement = statements[at];
    if (!statement) break;
    const end = machine.execute(statement, frame);
    ends |= removeEnds(end, NORMAL);
    if (!mayEnd(end, NORMAL)) return ends;
    // What follows runs only if this one neither jumps nor returns.
    if (mayEnd(end, BREAK | RETURN)) {
      return ends | machine.memory.maybe(() => executeFrom(statements, at + 1, frame, machine));
    }
  }
  return ends | NORMAL;
}

function getDeclaration(node: Js.AnyNode): Js.AnyNode {
  if (node.type === "ExportNamedDeclaration") return node.declaration ?? node;
  if (node.type === "ExportDefaultDeclaration") return node.declaration;
  return node;
}

function hoist(node: Js.AnyNode, frame: Frame, machine: Machine): void {
  const { bindings } = frame.scope;
  if (node.type === "FunctionDeclaration" && node.id) {
    bindings.set(node.id.name, machine.memory.declare(makeClosure(node, frame, machine)));
  } else if (node.type === "ClassDeclaration" && node.id) bindings.set(node.id.name, machine.memory.declare(undefined));
  else if (node.type === "VariableDeclaration" && node.kind !== "var") {
    for (const { id } of node.declarations) declareNames(id, frame.scope, machine);
  }
}

function evaluateOptional(node: Js.AnyNode | null | undefined, frame: Frame, machine: Machine): Value {
  return (node && machine.evaluate(node, frame)) ?? UNDEFINED;
}

function executeOptional(node: Js.AnyNode | null | undefined, frame: Frame, machine: Machine): Ends {
  return (node && machine.execute(node, frame)) ?? NORMAL;
}

function endAtLabel({ label }: Js.BreakStatement | Js.ContinueStatement): Ends {
  return label ? TO_LABEL : BREAK;
}

function openBlock(frame: Frame): Frame {
  return { ...frame, scope: openScope(frame.scope) };
}

const STATEMENTS: Readonly<Record<string, Execute<never>>> = {
  ExpressionStatement({ expression }: Js.ExpressionStatement, frame, machine) {
    machine.evaluate(expression, frame);
    return NORMAL;
  },
  BlockStatement: ({ body }: Js.BlockStatement, frame, machine) => executeList(body, openBlock(frame), machine),
  VariableDeclaration({ kind, declarations }: Js.VariableDeclaration, frame, machine) {
    for (const { id, init } of declarations) {
      if (!init && kind === "var") continue;
      const value = evaluateOptional(init, frame, machine);
      if (init && id.type === "Identifier") nameFunction(value, id.name);
      if (kind === "var") assignPattern(id, value, frame, machine);
      else bindPattern(id, value, frame, machine, frame.scope);
    }
    return NORMAL;
  },
  ClassDeclaration(node: Js.ClassDeclaration, frame, machine) {
    const made = evaluateClass(node, frame, machine);
    const binding = findBinding(frame.scope, node.id.name);
    if (binding) machine.memory.assign(binding, made);
    return NORMAL;
  },
  ReturnStatement({ argument }: Js.ReturnStatement, { result, ...frame }, machine) {
    const value = evaluateOptional(argument, { result, ...frame }, machine);
    result.value = result.value ? machine.memory.join(result.value, value) : value;
    return RETURN;
  },
  ThrowStatement({ argument }: Js.ThrowStatement, frame, machine) {
    machine.memory.escape(machine.evaluate(argument, frame));
    return THROW;
  },
  BreakStatement: endAtLabel,
  ContinueStatement: endAtLabel,
  LabeledStatement({ body }: Js.LabeledStatement, frame, machine) {
    const end = machine.execute(body, frame);
    if (mayEnd(end, TO_LABEL)) return removeEnds(end, BREAK) | NORMAL;
    return end;
  },
  IfStatement({ test, consequent, alternate }: Js.IfStatement, frame, machine) {
    const isTrue = isTruthy(machine.evaluate(test, frame));
    const runThen = (): Ends => machine.execute(consequent, openBlock(frame));
    const runElse = (): Ends => executeOptional(alternate, openBlock(frame), machine);
    if (isTrue === true) return runThen();
    if (isTrue === false) return runElse();
    const [first, second] = machine.memory.either(runThen, runElse);
    return first | second;
  },
  SwitchStatement({ discriminant, cases }: Js.SwitchStatement, frame, machine) {
    machine.evaluate(discriminant, frame);
    const inner = openBlock(frame);
    let ends: Ends = NORMAL;
    for (const { test, consequent } of cases) {
      if (test) machine.memory.maybe(() => machine.evaluate(test, inner));
      ends |= machine.memory.maybe(() => executeList(consequent, inner, machine));
    }
    return removeEnds(ends, BREAK);
  },
  TryStatement({ block, handler, finalizer }: Js.TryStatement, frame, machine) {
    // If the handler throws again, the code after the statement runs only when the whole block has run.
    const isRethrown = handler?.body.body.at(-1)?.type === "ThrowStatement";
    const run = (): Ends => machine.execute(block, frame);
    let ends = isRethrown || !handler ? run() : machine.memory.maybe(run);
    if (handler) {
      const inner = openBlock(frame);
      if (handler.param) bindPattern(handler.param, UNKNOWN, inner, machine, inner.scope);
      ends = removeEnds(ends, THROW);
      ends |= machine.memory.maybe(() => machine.execute(handler.body, inner));
    }
    if (!finalizer) return ends;
    const last = machine.execute(finalizer, frame);
    // A finalizer that does not end normally replaces how the block ended.
    if (!mayEnd(last, NORMAL)) return last;
    return ends | removeEnds(last, NORMAL);
  },
  ForStatement: executeFor,
  ForInStatement: executeForEach,
  ForOfStatement: executeForEach,
  WhileStatement: executeWhile,
  DoWhileStatement: executeWhile,
  WithStatement() {
    throw new NotFollowed("has a with statement");
  },
  ExportNamedDeclaration: ({ declaration }: Js.ExportNamedDeclaration, frame, machine) =>
    executeOptional(declaration, frame, machine),
  ExportDefaultDeclaration({ declaration }: Js.ExportDefaultDeclaration, frame, machine) {
    const binding = findBinding(frame.scope, DEFAULT);
    if (binding) machine.memory.assign(binding, evaluateDefault(declaration, frame, machine));
    return NORMAL;
  },
};

function evaluateDefault(
  declaration: Js.ExportDefaultDeclaration["declaration"],
  frame: Frame,
  machine: Machine,
): Value {
  const isClass = declaration.type === "ClassDeclaration";
  if (!isClass && declaration.type !== "FunctionDeclaration") return machine.evaluate(declaration, frame);
  const evaluate = (): Value => {
    if (declaration.id === null)
      return isClass ? evaluateClass(declaration, frame, machine) : makeClosure(declaration, frame, machine);
    machine.execute(declaration, frame);
    return machine.evaluate(declaration.id, frame);
  };
  const value = evaluate();
  nameFunction(value, "default");
  return value;
}

/** The binding of the default export. No name in a program can be this text. */
export const DEFAULT = "*default*";
