import type { Node, Program } from "acorn";
import { toText } from "../../base/text/json/json-object.js";

/** A node of a program, whatever its type. */
export type AnyNode = Node & Readonly<Record<string, unknown>>;

/** A node, and where its own names are looked up. */
export interface ScopedNode {
  readonly node: AnyNode;
  readonly scope: Scope;
}

/** What a name in a program means. */
export interface Binding {
  /** The only value that it is given. */
  readonly value: ScopedNode | undefined;
  /** The part of the value: `["a", "b"]` for `name` in `const { a: { b: name } } = value`. */
  readonly keys: readonly string[];
  /** The specifier that it is imported from; the keys are the name of the export. */
  readonly module?: string;
  /** The function that it is the first parameter of. */
  readonly firstOf?: AnyNode;
  /** It may be one of several values, or one that is not known. */
  readonly isUnclear?: true;
}

const UNCLEAR: Binding = { value: undefined, keys: [], isUnclear: true };

export interface Scope {
  readonly parent: Scope | undefined;
  readonly isFunction: boolean;
  readonly names: Map<string, Binding>;
  /** The class that `this` is an instance of. */
  readonly thisClass: AnyNode | undefined;
}

export interface ReadProgram<T> {
  /** What was listed, in the order of the program. */
  readonly listed: readonly T[];
  /** The functions that have one of the names that were asked for. */
  readonly namedFunctions: ReadonlySet<AnyNode>;
}

const FUNCTION = /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/u;
const BLOCK = /^(?:BlockStatement|For(?:In|Of)?Statement|SwitchStatement|CatchClause|StaticBlock|Class\w+ion)$/u;

/** A node, where it is, and what it is a part of. */
export interface Visit extends ScopedNode {
  readonly parent: AnyNode | undefined;
}

/**
 * Reads what every name means, and lists what is wanted of every node. It has a stack of its own, as hostile code is
 * nested deeply.
 *
 * @param names of functions, such as those of hooks.
 * @param list what is wanted of a node. Names mean nothing until all is read.
 */
export function readProgram<T>(
  program: Program,
  names: ReadonlySet<string>,
  list: (visit: Visit) => readonly T[],
): ReadProgram<T> {
  const listed: T[] = [];
  const functions: ScopedNode[] = [];
  const assigned: ScopedNode[] = [];
  const root: Scope = { parent: undefined, isFunction: true, names: new Map(), thisClass: undefined };
  const stack: Visit[] = [{ node: program as unknown as AnyNode, scope: root, parent: undefined }];
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { node } = visit;
    const scope = openScope(visit);
    declareNames(visit, scope);
    const named = findNamed(node, names);
    if (named) functions.push({ node: named, scope });
    if (node.type === "AssignmentExpression") assigned.push({ node, scope });
    listed.push(...list({ ...visit, scope }));
    const children = Object.values(node).flatMap(listNodes);
    for (const child of children.toReversed()) stack.push({ node: child, scope, parent: node });
  }
  for (const { node, scope } of assigned) assignValue(node, scope);
  return {
    listed,
    namedFunctions: new Set(functions.flatMap(({ node, scope }) => findFunction(node, scope) ?? [])),
  };
}

export const isFunction = ({ type }: AnyNode): boolean => FUNCTION.test(type);

export function lookUp(scope: Scope, name: string): Binding | undefined {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const binding = at.names.get(name);
    if (binding) return binding;
  }
  return undefined;
}

/** The name of a property, where it is known. */
export function getKey(node: AnyNode, key: "key" | "property"): string | undefined {
  const name = node[key] as AnyNode;
  if (node["computed"] === true) return getText(name);
  return getName(name) ?? getText(name);
}

export function getName(node: AnyNode | null | undefined): string | undefined {
  if (node?.type === "Identifier" || node?.type === "PrivateIdentifier") return String(node["name"]);
  return undefined;
}

/** The text of a string or a template without values. */
export function getText(node: AnyNode | undefined): string | undefined {
  if (node?.type === "Literal") return toText(node["value"]);
  if (node?.type !== "TemplateLiteral") return undefined;
  const [only, ...others] = node["quasis"] as readonly AnyNode[];
  if (!only || others.length > 0) return undefined;
  return getCooked(only);
}

/** The text of a part of a template; `undefined` for one with an escape that means nothing. */
export function getCooked(quasi: AnyNode): string | undefined {
  return (quasi["value"] as { readonly cooked?: string | null }).cooked ?? undefined;
}

export function listNodes(value: unknown): readonly AnyNode[] {
  if (isNode(value)) return [value];
  if (!Array.isArray(value)) return [];
  return value.filter(isNode);
}

export function isNode(value: unknown): value is AnyNode {
  return typeof value === "object" && value !== null && typeof (value as Partial<AnyNode>).type === "string";
}

function openScope({ node, scope, parent }: Visit): Scope {
  const opensFunction = isFunction(node);
  if (!opensFunction && !BLOCK.test(node.type)) return scope;
  const isMethod = parent?.type === "MethodDefinition";
  const losesThis = opensFunction && node.type !== "ArrowFunctionExpression" && !isMethod;
  let { thisClass } = scope;
  if (node.type.startsWith("Class")) thisClass = node;
  else if (losesThis) thisClass = undefined;
  return { parent: scope, isFunction: opensFunction, names: new Map(), thisClass };
}

function declareNames({ node, scope: outer, parent }: Visit, scope: Scope): void {
  if (isFunction(node) || node.type === "ClassDeclaration" || node.type === "ClassExpression") {
    // A declaration has its name outside, an expression inside.
    const owner = node.type.endsWith("Declaration") ? outer : scope;
    bind(owner, node["id"], { value: { node, scope: outer }, keys: [] });
    const values = listGivenValues(node, parent);
    for (const [at, parameter] of listNodes(node["params"]).entries()) {
      const value = values[at];
      const first = at === 0 && !value && { firstOf: node };
      bind(scope, parameter, { value: value && { node: value, scope: outer }, keys: [], ...first });
    }
  } else if (node.type === "VariableDeclaration") {
    const owner = node["kind"] === "var" ? findFunctionScope(scope) : scope;
    for (const { id, init } of listNodes(node["declarations"])) {
      bind(owner, id, { value: isNode(init) ? { node: init, scope } : undefined, keys: [] });
    }
  } else if (node.type === "CatchClause") {
    bind(scope, node["param"], UNCLEAR);
  } else if (node.type === "ImportDeclaration") {
    const module = getText(node["source"] as AnyNode) ?? "";
    for (const specifier of listNodes(node["specifiers"])) {
      const imported = specifier["imported"] as AnyNode | undefined;
      const name = imported && (getName(imported) ?? getText(imported));
      bind(scope, specifier["local"], { value: undefined, keys: name === undefined ? [] : [name], module });
    }
  }
}

/** The values that a function gets where it is written, if it is called there. */
function listGivenValues(node: AnyNode, parent: AnyNode | undefined): readonly AnyNode[] {
  if (parent?.type !== "CallExpression" || parent["callee"] !== node) return [];
  const given = listNodes(parent["arguments"]);
  return given.some(({ type }) => type === "SpreadElement") ? [] : given;
}

function findFunctionScope(scope: Scope): Scope {
  let at = scope;
  while (!at.isFunction && at.parent) at = at.parent;
  return at;
}

/** Binds the names of a pattern, each to its part of the value. A name that is bound twice means nothing that is known. */
function bind(scope: Scope, pattern: unknown, binding: Binding): void {
  if (!isNode(pattern)) return;
  switch (pattern.type) {
    case "Identifier": {
      const name = String(pattern["name"]);
      const before = scope.names.get(name);
      if (!before || isWithoutValue(before)) scope.names.set(name, binding);
      else if (!isWithoutValue(binding)) scope.names.set(name, UNCLEAR);
      return;
    }
    case "AssignmentPattern":
      // What is read from `globalThis` is there, and its default is not taken.
      bind(scope, pattern["left"], binding.firstOf || binding.keys.length > 0 ? binding : UNCLEAR);
      return;
    case "RestElement":
      bind(scope, pattern["argument"], UNCLEAR);
      return;
    case "ArrayPattern":
      for (const element of listNodes(pattern["elements"])) bind(scope, element, UNCLEAR);
      return;
    case "ObjectPattern":
      for (const property of listNodes(pattern["properties"])) {
        if (property.type !== "Property") {
          bind(scope, property, UNCLEAR);
          continue;
        }
        const key = getKey(property, "key");
        const part = key === undefined ? UNCLEAR : { ...binding, keys: [...binding.keys, key] };
        bind(scope, property["value"], part);
      }
  }
}

/** A name without a value that is assigned one, once, means it: so bundlers write modules that run later. */
function assignValue({ left, right }: AnyNode, scope: Scope): void {
  if (!isNode(left) || !isNode(right)) return;
  assignName(scope, left, { value: { node: right, scope }, keys: [] });
  if (left.type !== "ObjectPattern") return;
  for (const part of listNodes(left["properties"])) {
    const key = part.type === "Property" ? getKey(part, "key") : undefined;
    const target = (part["value"] ?? part["argument"]) as AnyNode;
    const isKnown = key !== undefined && target.type === "Identifier";
    assignName(scope, target, isKnown ? { value: { node: right, scope }, keys: [key] } : UNCLEAR);
  }
}

function assignName(scope: Scope, target: AnyNode, binding: Binding): void {
  const name = getName(target.type === "AssignmentPattern" ? (target["left"] as AnyNode) : target);
  if (name === undefined) return;
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    const before = at.names.get(name);
    if (!before) continue;
    at.names.set(name, isWithoutValue(before) ? binding : UNCLEAR);
    return;
  }
}

function isWithoutValue({ value, module, firstOf, isUnclear }: Binding): boolean {
  return !value && module === undefined && !firstOf && !isUnclear;
}

/**
 * What is defined under one of the names: `function onEnable`, `onEnable() {}`, `exports.onEnable =`, `export { a as
 * onEnable }`.
 */
function findNamed(node: AnyNode, names: ReadonlySet<string>): AnyNode | undefined {
  const ifNamed = (name: string | undefined, value: unknown): AnyNode | undefined => {
    if (name === undefined || !names.has(name) || !isNode(value)) return undefined;
    return value;
  };
  switch (node.type) {
    case "FunctionDeclaration":
      return ifNamed(getName(node["id"] as AnyNode | null), node);
    case "VariableDeclarator":
      return ifNamed(getName(node["id"] as AnyNode), node["init"]);
    case "MethodDefinition":
    case "PropertyDefinition":
    case "Property":
      return ifNamed(getKey(node, "key"), node["value"]);
    case "ExportSpecifier":
      return ifNamed(getName(node["exported"] as AnyNode), node["local"]);
    case "AssignmentExpression": {
      const left = node["left"] as AnyNode;
      if (left.type !== "MemberExpression") return undefined;
      return ifNamed(getKey(left, "property"), node["right"]);
    }
    default:
      return undefined;
  }
}

const MAX_STEPS = 20;

/** The function that a value is. Bundlers export `() => name`. */
export function findFunction(node: AnyNode, scope: Scope, steps = 0): AnyNode | undefined {
  const name = getName(node);
  if (name !== undefined) {
    if (steps >= MAX_STEPS) return undefined;
    const value = lookUp(scope, name)?.value;
    return value && findFunction(value.node, value.scope, steps + 1);
  }
  if (!isFunction(node)) return undefined;
  const body = node["body"] as AnyNode;
  const isGetter = node.type === "ArrowFunctionExpression" && listNodes(node["params"]).length === 0;
  if (isGetter && body.type === "Identifier") return findFunction(body, scope, steps + 1);
  return node;
}
