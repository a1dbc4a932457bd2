import type * as Js from "acorn";
import type { Machine } from "./machine.js";
import type { Binding, Scope } from "./values.js";

export function findBinding(scope: Scope, name: string): Binding | undefined {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const binding = at.bindings.get(name);
    if (binding) return binding;
  }
  return undefined;
}

export function openScope(parent: Scope | undefined): Scope {
  return { bindings: new Map(), parent };
}

/** Declares the names of a pattern, without a value yet. */
export function declareNames(pattern: Js.Pattern, scope: Scope, { memory }: Machine): void {
  for (const name of listNames(pattern)) scope.bindings.set(name, memory.declare(undefined));
}

export function listNames(pattern: Js.Pattern): readonly string[] {
  switch (pattern.type) {
    case "Identifier":
      return [pattern.name];
    case "ArrayPattern":
      return pattern.elements.flatMap((element) => (element ? listNames(element) : []));
    case "ObjectPattern":
      return pattern.properties.flatMap((property) =>
        listNames(property.type === "RestElement" ? property.argument : property.value),
      );
    case "AssignmentPattern":
      return listNames(pattern.left);
    case "RestElement":
      return listNames(pattern.argument);
    default:
      return [];
  }
}

const varNames = new WeakMap<object, readonly string[]>();

/** The names that `var` declares in statements, however deep, but not in functions inside of them. */
export function listVarNames(statements: readonly Js.AnyNode[]): readonly string[] {
  const before = varNames.get(statements);
  if (before) return before;
  const names = new Set<string>();
  const left: Js.AnyNode[] = [...statements];
  for (let node = left.pop(); node; node = left.pop()) {
    if (node.type === "VariableDeclaration" && node.kind === "var") {
      for (const { id } of node.declarations) for (const name of listNames(id)) names.add(name);
    }
    left.push(...listInnerStatements(node));
  }
  const found = [...names];
  varNames.set(statements, found);
  return found;
}

function listInnerStatements(node: Js.AnyNode): readonly Js.AnyNode[] {
  switch (node.type) {
    case "BlockStatement":
      return node.body;
    case "IfStatement":
      if (node.alternate) return [node.consequent, node.alternate];
      return [node.consequent];
    case "ForStatement":
      if (node.init) return [node.init, node.body];
      return [node.body];
    case "ForInStatement":
    case "ForOfStatement":
      return [node.left, node.body];
    case "WhileStatement":
    case "DoWhileStatement":
    case "LabeledStatement":
      return [node.body];
    case "SwitchStatement":
      return node.cases.flatMap(({ consequent }) => consequent);
    case "TryStatement":
      return [node.block, ...(node.handler ? [node.handler.body] : []), ...(node.finalizer ? [node.finalizer] : [])];
    case "ExportNamedDeclaration":
      if (!node.declaration) return [];
      return [node.declaration];
    default:
      return [];
  }
}
